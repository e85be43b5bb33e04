import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './grade-without-basis.ts';

const graded = (grade: unknown) => ({ casefile: { '/observations/0/grade': grade } });

describe('casefile/grade-without-basis', () => {
  it('names the grade', () => {
    const finding = onlyFinding(rule, graded({ descriptor: '', reliability: 'B', credibility: '2', basis: '' }));
    expect(finding.message).toBe('The source grade B2 has no basis. State why you grade the source this way.');
    expect(finding.document).toBe('casefile');
  });

  it('reports no descriptor alone, no empty grade, and no grade that is not an object', () => {
    const empty = { descriptor: '', reliability: null, credibility: null, basis: '' };
    for (const grade of [{ ...empty, descriptor: 'A port agent.' }, empty, 'B2'])
      expect(findingsOf(rule, graded(grade))).toEqual([]);
  });
});
