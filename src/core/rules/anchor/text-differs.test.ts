import { describe, expect, it } from 'vitest';
import { valueAt } from '../../assessment/pointer.ts';
import { exampleAssessment } from '../example-workspace.ts';
import { findingsOf, fixed, onlyFinding } from '../rule.fixtures.ts';
import rule from './text-differs.ts';

describe('anchor/text-differs', () => {
  it('moves the span to the nearest place that has the words', () => {
    const text = 'Ships sail. Ships sail. Ships sail.';
    const finding = onlyFinding(rule, {
      casefile: { '/observations/0/passages/0/text': text },
      assessment: {
        '/claims/0/actual': 'Ships',
        '/claims/0/span/start': 20,
        '/claims/0/span/end': 25,
        '/claims/1': undefined,
      },
    });
    expect(finding.fixes[0]?.title).toBe('Move the span to 24–29, where these words stand');
    expect(finding.fixes[0]?.preview).toBeUndefined();
  });

  it('offers the most similar words nearby, to be seen first, and the proposition follows where it was the text', () => {
    const actual = 'The Harbour Council shall close the north channel on Monday.';
    const example = { assessment: { '/claims/0/actual': actual, '/claims/0/proposition': actual } };
    const finding = onlyFinding(rule, example);
    const words = 'The Harbour Council will close the north channel on Monday.';
    expect(finding.fixes).toHaveLength(1);
    expect(finding.fixes[0]?.preview).toEqual({ before: actual, after: words });
    expect(fixed(example, finding).assessment).toEqual(exampleAssessment);
  });

  it('leaves a proposition of the analyst’s own as it is', () => {
    const actual = 'The Harbour Council shall close the north channel on Monday.';
    const example = { assessment: { '/claims/0/actual': actual, '/claims/0/proposition': 'It closes.' } };
    const after = fixed(example, onlyFinding(rule, example)).assessment;
    expect(valueAt(after, '/claims/0/proposition')).toBe('It closes.');
  });

  it('offers nothing where nothing is like the words', () => {
    const example = {
      assessment: { '/claims/0/actual': 'Quite another story, told at length by nobody at all here.' },
    };
    const finding = onlyFinding(rule, example);
    expect(finding.fixes).toEqual([]);
    expect(finding.span).toEqual({ start: 0, end: 59 });
  });

  it('leaves spans beyond the passage, in the wrong order or empty to other rules', () => {
    for (const [start, end] of [
      [100, 200],
      [9, 3],
      [4, 4],
    ]) {
      expect(findingsOf(rule, { assessment: { '/claims/0/span/start': start, '/claims/0/span/end': end } })).toEqual(
        [],
      );
    }
  });

  it('takes a text in another normalisation for another text', () => {
    const casefile = { '/observations/0/passages/0/text': 'Caf\u00e9 here' };
    const assessment = { '/claims/1': undefined, '/claims/0/actual': 'Cafe\u0301', '/claims/0/span/end': 5 };
    expect(onlyFinding(rule, { casefile, assessment }).messageId).toBe('differs');
  });
});
