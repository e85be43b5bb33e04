import { describe, expect, it } from 'vitest';
import { listedFindings, moreInWords, type ReportFinding } from './findings.ts';

const findings = (count: number, ruleId: string): readonly ReportFinding[] =>
  Array.from({ length: count }, (_, at) => ({
    message: `Finding ${at}.`,
    texts: [],
    about: 'The document',
    place: undefined,
    ruleId,
  }));

describe('the findings that a report lists', () => {
  it('are all of them up to some hundreds', () => {
    expect(listedFindings(findings(300, 'a')).map(({ more }) => more)).toEqual(Array<number>(300).fill(0));
  });

  it('are the first few of each rule above that, with the number of the others', () => {
    const mixed = [...findings(2, 'a'), ...findings(297, 'b'), ...findings(6, 'c')];
    const listed = listedFindings(mixed);
    expect(listed.map(({ ruleId }) => ruleId).join('')).toBe('aabbbbbccccc');
    expect(listed.map(moreInWords).filter((words) => words !== '')).toEqual([
      'And 292 more findings of this kind.',
      'And 1 more finding of this kind.',
    ]);
    expect(listed.length + listed.reduce((sum, { more }) => sum + more, 0)).toBe(mixed.length);
  });
});
