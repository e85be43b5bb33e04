import { describe, expect, it } from 'vitest';
import { exampleAssessment } from '../example-workspace.ts';
import { findingsOf, fixedAt, onlyFinding } from '../rule.fixtures.ts';
import rule from './out-of-passage.ts';

describe('anchor/out-of-passage', () => {
  it('counts the passage in code points', () => {
    const casefile = { '/observations/0/passages/0/text': '🚢🚢' };
    const claim = (end: number) => ({ '/claims/1': undefined, '/claims/0/actual': '🚢', '/claims/0/span/end': end });
    expect(findingsOf(rule, { casefile, assessment: claim(2) })).toEqual([]);
    const finding = onlyFinding(rule, { casefile, assessment: claim(3) });
    expect(finding.message).toBe('The span ends at 3, but the passage has only 2 characters. Select the text again.');
  });

  it('moves the span to the text, and reports nothing without the passage', () => {
    const assessment = { '/claims/1/span/start': 1000, '/claims/1/span/end': 1063 };
    expect(fixedAt(rule, { assessment })).toEqual(exampleAssessment);
    expect(findingsOf(rule, { casefile: null, assessment })).toEqual([]);
  });
});
