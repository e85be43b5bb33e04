import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinSentences, nextStop, type TextSegment } from './sentences.ts';
import { hostileTexts } from './texts.cases.ts';
import { characterEnd, characterStart } from './graphemes.ts';

const segmentsOf = (text: string, locale: string) => [
  ...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text),
];
const sentencesOf = (text: string, locale: string): readonly string[] =>
  [...joinSentences(segmentsOf(text, locale), locale)].map(({ segment }) => segment);

describe('sentences', () => {
  it('are cut for any language tag, even the name of a property that objects inherit', () => {
    for (const locale of ['constructor', '__proto__', 'x-klingon', ''])
      expect([...joinSentences(segmentsOf('One. Two.', 'en'), locale)]).toHaveLength(2);
  });

  it.each([
    ['en', 'Eng. Tariq Selim met Mr. Ado. He left.', ['Eng. Tariq Selim met Mr. Ado. ', 'He left.']],
    [
      'en',
      'J. R. Ashdale of the U.S. Navy spoke. It rained.',
      ['J. R. Ashdale of the U.S. Navy spoke. ', 'It rained.'],
    ],
    ['en', 'The order names No. 14. Ships wait.', ['The order names No. 14. ', 'Ships wait.']],
    ['en-GB', 'They came, e.g. Velmara. Others did not.', ['They came, e.g. Velmara. ', 'Others did not.']],
    ['en', 'He saw the Eng.\nTariq left.', ['He saw the Eng.\n', 'Tariq left.']],
    ['en', 'They stopped the beng. Tariq left.', ['They stopped the beng. ', 'Tariq left.']],
    ['fr', 'M. Dupont est parti. Il pleut.', ['M. Dupont est parti. ', 'Il pleut.']],
    ['de', 'Er traf Dr. Adler. Es regnet.', ['Er traf Dr. Adler. ', 'Es regnet.']],
    ['es', 'Habló la Sra. Ríos. Llueve.', ['Habló la Sra. Ríos. ', 'Llueve.']],
    ['ru', 'Он живёт на ул. Мира. Идёт дождь.', ['Он живёт на ул. Мира. ', 'Идёт дождь.']],
    ['zh', '中国政府今天宣布。他走了。', ['中国政府今天宣布。', '他走了。']],
    ['xx', 'Capt. Ado came.', ['Capt. Ado came.']],
  ])('in %s: %s', (locale, text, expected) => {
    expect(sentencesOf(text, locale)).toEqual(expected);
  });

  it('cover the text, and end only where a sentence of UAX #29 ends', () => {
    const part = fc.constantFrom(
      'Eng. ',
      'Mr.',
      ' J. ',
      'No. ',
      'left. ',
      'Ships wait',
      '?” ',
      '\n',
      '\r\n',
      'e. g. ',
      'ул. ',
      ...hostileTexts.map(({ text }) => text),
    );
    const locale = fc.constantFrom('en', 'fr', 'de', 'ru', 'ar', 'xx');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), locale, (parts, language) => {
        const text = parts.join('');
        const segments = segmentsOf(text, language);
        const joined = [...joinSentences(segments, language)];
        expect(joined.map(({ segment }) => segment).join('')).toBe(text);
        const starts = new Set(segments.map(({ index }) => index));
        let at = 0;
        for (const { index, segment } of joined) {
          expect(index).toBe(at);
          expect(starts.has(index)).toBe(true);
          at += segment.length;
        }
      }),
    );
  });
});

const sentences = [
  'The ministers said, e.g., that U.S. forces (approx. 1,200) left. ',
  'Did they? “No,” he said. ',
  'Eng. Tariq met J. R. Ado. ',
  'can’t stop; ',
  '\n\n',
  'กองทัพไทยได้ประกาศว่าจะส่งทหารไปยังชายแดน ',
  '中国政府今天宣布。',
  ...hostileTexts.map(({ text }) => text),
];

/** Several times as long as the window that is segmented. */
const longText = fc
  .array(fc.constantFrom(...sentences), { minLength: 200, maxLength: 250 })
  .map((parts) => parts.join(''));

/** Where an edge may stop, from the segments of the whole text. */
function allStops(text: string, unit: 'word' | 'sentence', edge: 'start' | 'end'): readonly number[] {
  const found = new Intl.Segmenter('en', { granularity: unit }).segment(text);
  const segments: Iterable<TextSegment & { readonly isWordLike?: boolean }> =
    unit === 'sentence' ? joinSentences(found, 'en') : found;
  return Array.from(segments)
    .filter(({ segment, isWordLike }) => isWordLike !== false && segment.trim() !== '')
    .map(({ index, segment }) =>
      edge === 'start'
        ? characterStart(text, index + segment.length - segment.trimStart().length)
        : characterEnd(text, index + segment.trimEnd().length),
    );
}

describe('the next stop of an edge', () => {
  it.each(['word', 'sentence'] as const)('is the same as in the %ss of the whole text', (unit) => {
    const edge = fc.constantFrom('start' as const, 'end' as const);
    fc.assert(
      fc.property(longText, edge, fc.array(fc.nat(), { minLength: 20, maxLength: 20 }), (text, which, places) => {
        const stops = allStops(text, unit, which);
        for (const place of places) {
          const at = place % (text.length + 1);
          const search = { edge: which, unit, locale: 'en' };
          expect(nextStop(text, at, { ...search, forward: true })).toBe(stops.find((stop) => stop > at));
          expect(nextStop(text, at, { ...search, forward: false })).toBe(stops.findLast((stop) => stop < at));
        }
      }),
      { numRuns: 15 },
    );
  });
});
