import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterEnd, characterStart } from './graphemes.ts';
import { joinSentences, type TextSegment } from './sentences.ts';
import { nextStop } from './stops.ts';
import { hostileTexts } from './texts.cases.ts';

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
