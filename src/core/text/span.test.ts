import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameSpan, span, spanFromUtf16, spanLength, spanOf, textAt, type CodePointSpan } from './span.ts';
import { textWithSpan } from './texts.cases.ts';

describe('spans', () => {
  it('returns the text of the span’s code points', () => {
    fc.assert(
      fc.property(textWithSpan, ({ text, start, end }) => {
        expect(textAt(text, span(start, end))).toBe(Array.from(text).slice(start, end).join(''));
      }),
    );
  });

  it('can be restored from the UTF-16 offsets of its text', () => {
    fc.assert(
      fc.property(textWithSpan, ({ text, start, end }) => {
        const before = textAt(text, span(0, start)) ?? '';
        const inside = textAt(text, span(start, end)) ?? '';
        const back = spanFromUtf16(text, before.length, before.length + inside.length);
        expect(back).toEqual({ start, end });
      }),
    );
  });

  it('has no text if it is not inside the text', () => {
    expect(textAt('a😀', span(0, 3))).toBeUndefined();
    expect(textAt('a😀', span(3, 3))).toBeUndefined();
    expect(textAt('a😀', span(2, 2))).toBe('');
    expect(textAt('abc', { start: 2, end: 1 } as CodePointSpan)).toBeUndefined();
    expect(textAt('abc', { start: -1, end: 1 } as CodePointSpan)).toBeUndefined();
  });

  it.each([
    [-1, 2],
    [2, 1],
    [0.5, 1],
    [0, NaN],
  ])('is not made of %d and %d', (start, end) => {
    expect(() => span(start, end)).toThrow(RangeError);
    expect(spanOf({ start, end })).toBeUndefined();
  });

  it('exists for a valid claim and not for an incomplete one', () => {
    expect(spanOf({ start: 1, end: 1 })).toEqual(span(1, 1));
    expect(spanOf({ start: 1 })).toBeUndefined();
    expect(spanOf({ start: '1', end: '2' })).toBeUndefined();
    expect(spanOf(undefined)).toBeUndefined();
  });

  it('has a length and can be compared', () => {
    expect(spanLength(span(2, 5))).toBe(3);
    expect(sameSpan(span(2, 5), span(2, 5))).toBe(true);
    expect(sameSpan(span(2, 5), span(2, 6))).toBe(false);
  });
});
