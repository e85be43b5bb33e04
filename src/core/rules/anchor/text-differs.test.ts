import { describe, expect, it } from 'vitest';
import { exampleAssessment, exampleCasefile } from '../example-workspace.ts';
import { fixedAt, onlyFinding, reported } from '../rule.fixtures.ts';
import rule from './text-differs.ts';

const shall = 'The Harbour Council shall close the north channel on Monday.';
const will = 'The Harbour Council will close the north channel on Monday.';
const [own] = exampleCasefile.observations;
const id = (digit: string) => `sha256:${digit.repeat(64)}`;

describe('anchor/text-differs', () => {
  it('moves the span to the nearest exact match', () => {
    const casefile = { '/observations/0/passages/0/text': 'Ships sail. Ships sail. Ships sail.' };
    const span = { '/claims/0/span/start': 20, '/claims/0/span/end': 25 };
    const assessment = { '/claims/0/actual': 'Ships', ...span, '/claims/1': undefined };
    const [fix] = onlyFinding(rule, { casefile, assessment }).fixes;
    expect(fix?.title).toBe('Move the span to 24–29 (exact match)');
    expect(fix?.preview).toBeUndefined();
  });

  it('offers the most similar text nearby, with a preview, and changes only a proposition that was the text', () => {
    const example = { assessment: { '/claims/0/actual': shall, '/claims/0/proposition': shall } };
    expect(onlyFinding(rule, example).fixes).toMatchObject([{ preview: { before: shall, after: will } }]);
    expect(fixedAt(rule, example)).toEqual(exampleAssessment);
    const ownWords = { assessment: { '/claims/0/actual': shall, '/claims/0/proposition': 'It closes.' } };
    expect(fixedAt(rule, ownWords, '/claims/0/proposition')).toBe('It closes.');
  });

  it('offers passages of other observations with exactly the text, and lists their observation', () => {
    const actual = 'Grain prices fell in the south.';
    const passages = [
      { passage_id: id('1'), text: `🚢 It said: ${actual}` },
      { passage_id: id('2'), text: actual },
    ];
    const other = { ...own, observation_id: 3, title: 'A \u202etitle', passages };
    const example = {
      assessment: { '/claims/0/actual': actual, '/claims/0/proposition': actual },
      casefile: { '/observations/0/title': 'The channel', observations: [own, other] },
    };
    const [first, second] = onlyFinding(rule, example).fixes;
    expect(first?.title).toMatch(
      /^Move the claim to passage 1 of observation 3, “A .*202E.*title”, at 11–42 \(exact match\)$/i,
    );
    expect(second?.title).toMatch(/passage 2 of observation 3.*, at 0–31 \(exact match\)$/);
    expect(first?.preview).toMatchObject({ after: actual, around: { before: '🚢 It said: ', after: '' } });
    const moved = { observation_id: 3, passage_id: id('1'), actual, proposition: actual, span: { start: 11, end: 42 } };
    expect(fixedAt(rule, example, '/claims/0')).toMatchObject(moved);
    expect(fixedAt(rule, example, '/observation_ids')).toEqual([1, 3]);
  });

  it('does not search other passages if its own has the text, or for very short text', () => {
    const passages = [{ passage_id: id('1'), text: `No. ${will}` }];
    const casefile = { observations: [own, { ...own, observation_id: 2, passages }] };
    const late = { '/claims/0/span/start': 1, '/claims/0/span/end': 60 };
    expect(onlyFinding(rule, { casefile, assessment: late }).fixes).toHaveLength(1);
    expect(onlyFinding(rule, { casefile, assessment: { '/claims/0/actual': 'No.' } }).fixes).toEqual([]);
  });

  it('leaves text unlike any, and spans beyond the passage, in the wrong order or empty, to other rules', () => {
    const span = (start: number, end: number) => ({ '/claims/0/span/start': start, '/claims/0/span/end': end });
    const unlike = { '/claims/0/actual': 'Quite another story, told at length by nobody at all here.' };
    expect(reported(rule, unlike, span(100, 200), span(9, 3), span(4, 4))).toEqual([]);
  });

  it('treats a text in another normalisation as a different text', () => {
    const casefile = { '/observations/0/passages/0/text': 'Caf\u00e9 here' };
    const assessment = { '/claims/1': undefined, '/claims/0/actual': 'Cafe\u0301', '/claims/0/span/end': 5 };
    expect(onlyFinding(rule, { casefile, assessment }).messageId).toBe('differs');
  });
});
