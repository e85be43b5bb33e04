import { describe, expect, it } from 'vitest';
import { exampleAssessment } from '../example-workspace.ts';
import { findingsOf, applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './order.ts';

describe('span/order', () => {
  it('swaps the ends if that fits the text and the passage is not loaded', () => {
    const example = { casefile: null, assessment: { '/claims/0/span/start': 59, '/claims/0/span/end': 0 } };
    const finding = onlyFinding(rule, example);
    expect(finding.fixes.map(({ title }) => title)).toEqual(['Swap start and end']);
    expect(applyFix(example, finding).assessment).toEqual(exampleAssessment);
  });

  it('moves the span to the text if the passage is loaded', () => {
    const example = { assessment: { '/claims/1/span/start': 70, '/claims/1/span/end': 3 } };
    const finding = onlyFinding(rule, example);
    expect(finding.fixes.map(({ title }) => title)).toEqual(['Move the span to 60–123 (exact match)']);
    expect(applyFix(example, finding).assessment).toEqual(exampleAssessment);
  });

  it('accepts an empty span of empty text, which the schema reports, and incomplete spans', () => {
    expect(findingsOf(rule, { assessment: { '/claims/0/actual': '', '/claims/0/span/end': 0 } })).toEqual([]);
    expect(findingsOf(rule, { assessment: { '/claims/0/span': { start: 5 } } })).toEqual([]);
  });
});
