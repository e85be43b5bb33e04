import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codePointLength } from '../passage/offsets.ts';
import { composeText } from './compose.ts';
import type { Extraction, Segment } from './extraction.ts';
import { countHighlights, placedHighlights } from './highlights.ts';

const made = { comment: '', author: '', changed: '' };

function extractionOf(segments: readonly Segment[]): Extraction {
  const reader = { name: 'test', version: 1, engine: null };
  const groups = ['a', 'b'].map((id) => ({ id, kind: 'other', label: id, isProposed: false }) as const);
  return { reader, segments, groups, pages: [], losses: [], facts: {}, contained: [] };
}

describe('the highlights in a composed text', () => {
  it('are at their quote, whatever parts are chosen', () => {
    const segments = fc.array(
      fc.record({
        text: fc.array(fc.constantFrom('a', '😀', ' ', 'é')).map((all) => all.join('')),
        separator: fc.constantFrom('', ' ', '\n', '\n\n'),
        group: fc.constantFrom(null, 'a', 'b'),
        from: fc.nat(5),
      }),
    );
    fc.assert(
      fc.property(segments, fc.subarray(['a', 'b']), (given, chosen) => {
        const extraction = extractionOf(
          given.map(({ text, separator, group, from }): Segment => {
            const at = Math.min(from, codePointLength(text));
            const quote = [...text].slice(at).join('');
            return { text, separator, group, place: null, marks: [{ quote, at, ...made }] };
          }),
        );
        const characters = [...composeText(extraction, new Set(chosen)).text];
        const placed = placedHighlights(extraction, new Set(chosen));
        for (const { quote, position } of placed)
          expect(characters.slice(position?.start, position?.end).join('')).toBe(quote);
        expect(countHighlights(extraction)).toBe(given.length);
      }),
    );
  });

  it('have no position if they have no place, and are left out with their part', () => {
    const highlight = { quote: 'x', at: null, ...made };
    const segments = [null, 'a'].map((group): Segment => ({
      separator: '',
      text: 'y',
      group,
      place: null,
      marks: [highlight],
    }));
    expect(placedHighlights(extractionOf(segments), new Set())).toEqual([{ quote: 'x', position: undefined, ...made }]);
  });
});
