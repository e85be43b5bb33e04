import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchCases } from './search.cases.ts';
import { findInText } from './search.ts';
import { spanLength, type CodePointSpan } from './span.ts';
import { snapToCharacters } from './adjust.ts';
import { anyText } from './texts.cases.ts';

function bracketed(text: string, spans: readonly CodePointSpan[]): string {
  const characters = Array.from(text);
  for (const { start, end } of spans.toReversed()) {
    characters.splice(end, 0, ']');
    characters.splice(start, 0, '[');
  }
  return characters.join('');
}

describe('finding in a text', () => {
  it.each(searchCases)('finds $name', ({ query, options, found }) => {
    const text = found.replace(/[[\]]/g, '');
    expect(bracketed(text, findInText(text, query, options))).toBe(found);
  });

  it('finds spans in order that do not overlap, are not empty and cut no character', () => {
    const query = fc.constantFrom('a', 'S', '\u0301', ' ', '"', '😀', '\ud83d', 'ss', '\r', 'ع', '한', '\u200d');
    fc.assert(
      fc.property(anyText, query, fc.boolean(), (text, words, matchCase) => {
        let last = 0;
        for (const found of findInText(text, words, { matchCase })) {
          expect(found.start).toBeGreaterThanOrEqual(last);
          expect(spanLength(found)).toBeGreaterThan(0);
          expect(snapToCharacters(text, found)).toEqual(found);
          last = found.end;
        }
      }),
    );
  });
});
