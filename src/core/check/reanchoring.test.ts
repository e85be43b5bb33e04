import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codePointLength } from '../passage/offsets.ts';
import { textAt } from '../passage/span.ts';
import { findReanchoring } from './reanchoring.ts';

const found = (text: string, start: number, actual: string) => {
  const { span, exact } = findReanchoring(text, start, actual) ?? {};
  return span && [span.start, span.end, exact];
};

describe('findReanchoring', () => {
  it('finds the nearest of several exact matches, in code points', () => {
    const text = '🚢 one, 🚢 two, 🚢 three';
    expect(found(text, 0, '🚢')).toEqual([0, 1, true]);
    expect(found(text, 6, '🚢')).toEqual([7, 8, true]);
    expect(found(text, 11, '🚢')).toEqual([14, 15, true]);
    expect(found(text, 9999, '🚢')).toEqual([14, 15, true]);
  });

  it('finds the next or the first match if none is nearby', () => {
    const text = `word${' '.repeat(20_000)}word${' '.repeat(20_000)}word`;
    expect(found(text, 10_000, 'word')).toEqual([0, 4, true]);
    expect(found(text, 11_000, 'word')).toEqual([20_004, 20_008, true]);
    expect(found(text, 30_000, 'word')).toEqual([40_008, 40_012, true]);
  });

  it('finds similar text nearby if there is no exact match, and none far away', () => {
    const words = 'The council will close the channel on Monday.';
    const text = `${'-'.repeat(500)}${words}${'-'.repeat(20_000)}`;
    const changed = words.replace('will', 'shall');
    expect(findReanchoring(text, 480, changed)).toMatchObject({ exact: false, text: words });
    expect(findReanchoring(text, 15_000, changed)).toBeUndefined();
  });

  it('finds similar text far away if samples of it occur in a passage of ordinary length', () => {
    const words = 'They do not board vessels to which paragraph 3 applies while this order is in force.';
    const changed = words.replace('do not board', 'do board');
    const before = '🚢 A convoy of ships. '.repeat(400);
    const text = `${before}${words}${' Nothing else.'.repeat(400)}`;
    const start = codePointLength(before);
    const found = { span: { start, end: start + words.length }, text: words, exact: false };
    expect(findReanchoring(text, 0, changed)).toMatchObject(found);
    expect(findReanchoring(text, codePointLength(text), changed)).toMatchObject(found);
    expect(
      findReanchoring(text, 0, 'Fishing boats left the old basin before dawn with nobody aboard.'),
    ).toBeUndefined();
    expect(findReanchoring(`${text}${'-'.repeat(65_536)}`, 0, changed)).toBeUndefined();
  });

  it('finds a text with added marks or a part left out far away', () => {
    const text = `${'Other words. '.repeat(400)}The board is not allowed to close it.${' Nothing else.'.repeat(9000)}`;
    const forms = ['"the board is not"', '**The board is not allowed**', 'The board … allowed to close it'];
    const texts = forms.map((form) => findReanchoring(text, 0, form)?.text);
    expect(texts).toEqual([undefined, 'The board is not allowed', 'The board is not allowed to close it']);
  });

  it('does not search for text similar to a very long text', () => {
    const words = 'The council will close the channel on Monday. '.repeat(30);
    expect(findReanchoring(words, 0, words.replace('will', 'shall'))).toBeUndefined();
  });

  it('finds nothing for an empty text, and never half a character', () => {
    expect(findReanchoring('Words.', 0, '')).toBeUndefined();
    expect(findReanchoring('🚢', 0, '\uD83D')).toBeUndefined();
    expect(findReanchoring('', 5, 'Words')).toBeUndefined();
  });

  it('returns a span with the returned text, and an exact one if the text occurs', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', '🚢'), maxLength: 60 });
    fc.assert(
      fc.property(texts, texts, fc.nat(80), (text, actual, start) => {
        const answer = findReanchoring(text, start, actual);
        if (actual !== '' && text.includes(actual)) expect(answer?.exact).toBe(true);
        if (!answer) return;
        expect(textAt(text, answer.span)).toBe(answer.text);
        expect(answer.text === actual).toBe(answer.exact);
        expect(answer.span.end).toBeLessThanOrEqual(codePointLength(text));
      }),
    );
  });
});
