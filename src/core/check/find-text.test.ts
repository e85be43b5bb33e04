import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Observation } from '../casefile/types.generated.ts';
import { areWordsInPassages, findReanchoring, convertSpan } from './find-text.ts';
import { codePointLength } from '../text/offsets.ts';
import { textAt } from '../text/span.ts';
import { runs } from '../../../.config/property-runs.ts';

const filler = Array.from({ length: 400 }, (_, n) => `Entry ${String(n * 7919)} of the log says nothing new.`).join(
  ' ',
);
const quote = 'The Harbour Council will close the north channel to all vessels on the first Monday of March.';

function casefileOf(...texts: readonly string[]): readonly Observation[] {
  const passages = texts.map((text, index) => ({ passage_id: `sha256:${String(index)}`, text }));
  return [{ observation_id: 1, passages }] as unknown as readonly Observation[];
}

describe('words in the passages of a casefile', () => {
  it('are there with small differences, and not if they were never written', () => {
    const council = 'The council closes it on Monday.';
    const river = '河流管理局表示没有人征求过它的意见，航道仍然开放。';
    const cases: readonly (readonly [isThere: boolean, words: string, text: string])[] = [
      [true, quote, `${filler} ${quote} ${filler}`],
      [true, quote.replace('channel', 'chanel'), `${filler} ${quote}`],
      [true, quote.replace('all ', ''), quote],
      [true, 'Cafe\u0301', 'Caf\u00e9 here'],
      [true, 'THE  HARBOUR\ncouncil', quote],
      [true, 'closes it on Mondey', council],
      [false, 'sold to the navy', council],
      [false, 'The Harbour Council has sold every pilot boat it owned to a foreign navy.', quote],
      [false, 'Nobody ever wrote these particular words about any of the boats.', filler],
      [false, '港务局昨日宣布将永久出售全部引水船只', river],
      [true, '河流管理处表示没有人征求过它的意见', river],
      // Short words are not reported as missing in more text than is read.
      [true, 'sold to the navy', filler.repeat(5)],
    ];
    const isThere = (words: string, text: string) => areWordsInPassages(words, casefileOf('Something else.', text));
    expect(cases.filter(([expected, words, text]) => isThere(words, text) !== expected)).toEqual([]);
  });

  it('finds any part of a passage', () => {
    fc.assert(
      fc.property(fc.nat(filler.length - 1), fc.integer({ min: 1, max: 400 }), (start, length) => {
        const words = filler.slice(start, start + length);
        expect(areWordsInPassages(words, casefileOf('Other.', filler))).toBe(true);
      }),
    );
  });
});

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

const passage = (text: string) => ({ passage_id: 'sha256:0', text });
const bytes = (text: string) => new TextEncoder().encode(text).length;

describe('convertSpan', () => {
  it('rejects offsets inside a character, beyond the text, in the wrong order or invalid', () => {
    const accepted = (
      [
        ['utf-16', 2, 3],
        ['utf-8', 1, 6],
        ['utf-16', 0, 4],
        ['utf-8', 0, 7],
        ['utf-8', 2, 0],
        ['utf-8', -1, 2],
        ['utf-16', 0.5, 2],
      ] as const
    ).filter(([unit, start, end]) => convertSpan(passage('Ä🚢'), unit, start, end) !== undefined);
    expect(accepted).toEqual([]);
  });

  it('converts either unit back to the same code points, also in long texts', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'é', '€', '🚢'), maxLength: 3000, size: 'max' });
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (text, one, other) => {
        const points = Array.from(text);
        const [start = 0, end = 0] = [one, other].map((at) => at % (points.length + 1)).sort((a, b) => a - b);
        const before = points.slice(0, start).join('');
        const upTo = points.slice(0, end).join('');
        const given = passage(text);
        expect(convertSpan(given, 'utf-16', before.length, upTo.length)).toEqual({ start, end });
        expect(convertSpan(given, 'utf-8', bytes(before), bytes(upTo))).toEqual({ start, end });
        expect(codePointLength(upTo)).toBe(end);
      }),
      { numRuns: runs(40) },
    );
  });
});
