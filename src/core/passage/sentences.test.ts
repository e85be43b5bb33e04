import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinSentences } from './sentences.ts';
import { hostileTexts } from './texts.cases.ts';

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
