import { describe, expect, it } from 'vitest';
import type { Example } from '../rule.ts';
import { exampleAssessment } from '../example-workspace.ts';
import { fixedAt, onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './order.ts';

describe('span/order', () => {
  it('swaps the ends if that fits the text and the passage is not loaded, and else moves the span', () => {
    const swapped = { '/claims/0/span/start': 59, '/claims/0/span/end': 0 };
    const far = { '/claims/1/span/start': 70, '/claims/1/span/end': 3 };
    const cases: readonly (readonly [title: string, Partial<Example>])[] = [
      ['Swap start and end', { casefile: null, assessment: swapped }],
      ['Move the span to 60–123 (exact match)', { assessment: far }],
    ];
    for (const [title, example] of cases) {
      expect(onlyFinding(rule, example).fixes.map((fix) => fix.title)).toEqual([title]);
      expect(fixedAt(rule, example)).toEqual(exampleAssessment);
    }
  });

  it('accepts an empty span of empty text, which the schema reports, and incomplete spans', () => {
    const empty = { '/claims/0/actual': '', '/claims/0/span/end': 0 };
    expect(reported(rule, empty, { '/claims/0/span': { start: 5 } })).toEqual([]);
  });
});
