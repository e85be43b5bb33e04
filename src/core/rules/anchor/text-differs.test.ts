import { describe, expect, it } from 'vitest';
import { valueAt } from '../../json/pointer.ts';
import { exampleAssessment, exampleCasefile } from '../example-workspace.ts';
import { findingsOf, applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './text-differs.ts';

describe('anchor/text-differs', () => {
  it('moves the span to the nearest exact match', () => {
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
    expect(finding.fixes[0]?.title).toBe('Move the span to 24–29 (exact match)');
    expect(finding.fixes[0]?.preview).toBeUndefined();
  });

  it('offers the most similar text nearby, with a preview, and changes a proposition that was the text', () => {
    const actual = 'The Harbour Council shall close the north channel on Monday.';
    const example = { assessment: { '/claims/0/actual': actual, '/claims/0/proposition': actual } };
    const finding = onlyFinding(rule, example);
    const words = 'The Harbour Council will close the north channel on Monday.';
    expect(finding.fixes).toHaveLength(1);
    expect(finding.fixes[0]?.preview).toEqual({ before: actual, after: words });
    expect(applyFix(example, finding).assessment).toEqual(exampleAssessment);
  });

  it('does not change a proposition in the analyst’s own words', () => {
    const actual = 'The Harbour Council shall close the north channel on Monday.';
    const example = { assessment: { '/claims/0/actual': actual, '/claims/0/proposition': 'It closes.' } };
    const after = applyFix(example, onlyFinding(rule, example)).assessment;
    expect(valueAt(after, '/claims/0/proposition')).toBe('It closes.');
  });

  it('offers passages of other observations with exactly the text, and lists their observation', () => {
    const actual = 'Grain prices fell in the south.';
    const observation = { ...exampleCasefile.observations[0], observation_id: 3, title: 'A \u202etitle' };
    const id = (digit: string) => `sha256:${digit.repeat(64)}`;
    const passages = [
      { passage_id: id('1'), text: `🚢 It said: ${actual}` },
      { passage_id: id('2'), text: actual },
    ];
    const example = {
      assessment: { '/claims/0/actual': actual, '/claims/0/proposition': actual },
      casefile: {
        '/observations/0/title': 'The channel',
        observations: [exampleCasefile.observations[0], { ...observation, passages }],
      },
    };
    const finding = onlyFinding(rule, example);
    const titles = finding.fixes.map(({ title }) => title);
    expect(titles[0]).toMatch(
      /^Move the claim to passage 1 of observation 3, “A .*202E.*title”, at 11–42 \(exact match\)$/i,
    );
    expect(titles[1]).toMatch(/passage 2 of observation 3.*, at 0–31 \(exact match\)$/);
    expect(finding.fixes[0]?.preview).toMatchObject({ after: actual, around: { before: '🚢 It said: ', after: '' } });
    const after = applyFix(example, finding).assessment;
    expect(valueAt(after, '/claims/0')).toMatchObject({
      observation_id: 3,
      passage_id: id('1'),
      actual,
      proposition: actual,
    });
    expect(valueAt(after, '/claims/0/span')).toMatchObject({ start: 11, end: 42 });
    expect(valueAt(after, '/observation_ids')).toEqual([1, 3]);
  });

  it('does not search other passages if its own has the text, or for very short text', () => {
    const other = { ...exampleCasefile.observations[0], observation_id: 2 };
    const passages = [
      {
        passage_id: `sha256:${'1'.repeat(64)}`,
        text: 'No. The Harbour Council will close the north channel on Monday.',
      },
    ];
    const casefile = { observations: [exampleCasefile.observations[0], { ...other, passages }] };
    const late = { '/claims/0/span/start': 1, '/claims/0/span/end': 60 };
    expect(onlyFinding(rule, { casefile, assessment: late }).fixes).toHaveLength(1);
    expect(onlyFinding(rule, { casefile, assessment: { '/claims/0/actual': 'No.' } }).fixes).toEqual([]);
  });

  it('leaves text unlike any in the casefile to anchor/words-in-no-passage', () => {
    const actual = 'Quite another story, told at length by nobody at all here.';
    expect(findingsOf(rule, { assessment: { '/claims/0/actual': actual } })).toEqual([]);
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

  it('treats a text in another normalisation as a different text', () => {
    const casefile = { '/observations/0/passages/0/text': 'Caf\u00e9 here' };
    const assessment = { '/claims/1': undefined, '/claims/0/actual': 'Cafe\u0301', '/claims/0/span/end': 5 };
    expect(onlyFinding(rule, { casefile, assessment }).messageId).toBe('differs');
  });
});
