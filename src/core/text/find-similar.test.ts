import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { findSimilar, unitWriter } from './find-similar.ts';
import { anyText } from './texts.cases.ts';

/** The last row of the table of edit distances: the pattern against every stretch that ends at each place. */
function lastRow(text: string, pattern: string, anchored: boolean): readonly number[] {
  let column = Array.from({ length: pattern.length + 1 }, (_, index) => index);
  return Array.from(text, (unit, place) => {
    const next = [anchored ? place + 1 : 0];
    for (let index = 1; index <= pattern.length; index++) {
      const replaced = (column[index - 1] ?? 0) + (pattern[index - 1] === unit ? 0 : 1);
      next[index] = Math.min(replaced, (column[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1);
    }
    column = next;
    return column[pattern.length] ?? 0;
  });
}

const letters = (maxLength: number) =>
  fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength }).map((parts) => parts.join(''));

describe('the most similar stretch', () => {
  it('has as few errors as possible, and exactly as many as it reports', () => {
    fc.assert(
      fc.property(letters(120), letters(50), fc.nat({ max: 130 }), (text, pattern, near) => {
        const maxErrors = Math.floor(pattern.length / 3);
        const fewest = Math.min(...lastRow(text, pattern, false));
        const found = findSimilar(text, pattern, maxErrors, near);
        expect(found?.errors).toBe(fewest <= maxErrors ? fewest : undefined);
        if (found === undefined) return;
        const distances = lastRow(text.slice(found.start, found.end), pattern, true);
        expect(distances.at(-1)).toBe(found.errors);
      }),
      { numRuns: runs(300) },
    );
  });

  it('is found in whichever part of a long text it is', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9_000 }), fc.nat({ max: 9_000 }), (at, near) => {
        const text = `${'x'.repeat(at)}the quick brown fox${'x'.repeat(9_000 - at)}`;
        expect(findSimilar(text, 'the quack brown fox', 3, near)).toEqual({ start: at, end: at + 19, errors: 1 });
      }),
      { numRuns: runs(40) },
    );
  });

  it('does not exist in an empty text', () => {
    expect(findSimilar('', 'abc', 1, 0)).toBeUndefined();
    expect(findSimilar('abc', '', 0, 0)).toBeUndefined();
  });
});

describe('a unit for each code point', () => {
  it('keeps which code points are equal', () => {
    fc.assert(
      fc.property(anyText, anyText, (quote, text) => {
        const { pattern, write } = unitWriter(quote);
        const [inQuote, inText] = [Array.from(quote), Array.from(text)];
        expect(pattern).toHaveLength(inQuote.length);
        expect(write(text)).toHaveLength(inText.length);
        expect(write(quote)).toBe(pattern);
        inText.forEach((character, index) => {
          const first = inQuote.indexOf(character);
          if (first >= 0) expect(write(text)[index]).toBe(pattern[first]);
          else expect(pattern).not.toContain(write(text)[index]);
        });
      }),
    );
  });

  it('treats characters beyond its alphabet as unequal to all', () => {
    const quote = Array.from({ length: 3_000 }, (_, index) => String.fromCodePoint(0x20000 + index)).join('');
    const { pattern, write } = unitWriter(quote);
    expect(pattern).toHaveLength(3_000);
    expect(write(quote).slice(0, 2_046)).toBe(pattern.slice(0, 2_046));
    expect(write(quote).at(-1)).not.toBe(pattern.at(-1));
  });
});
