import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { adjustCases } from './adjust.cases.ts';
import { adjustSpan, snapToCharacters, wordAt, type Adjustment } from './adjust.ts';
import { isCharacterBoundary } from './graphemes.ts';
import { codePointLength } from './offsets.ts';
import { span, spanLength, textAt, type CodePointSpan } from './span.ts';
import { textWithSpan } from './texts.cases.ts';

/** 'a[bc]d' is the text 'abcd' with the span of 'bc'. */
function bracketed(shown: string): { readonly text: string; readonly marked: CodePointSpan } {
  const [before = '', inside = '', after = ''] = shown.split(/[[\]]/);
  const start = codePointLength(before);
  return { text: before + inside + after, marked: span(start, start + codePointLength(inside)) };
}

const anyAdjustment: fc.Arbitrary<Adjustment> = fc.record({
  edge: fc.constantFrom('start', 'end'),
  direction: fc.constantFrom('widen', 'narrow'),
  unit: fc.constantFrom('character', 'word', 'sentence'),
  locale: fc.constantFrom(undefined, 'en', 'th', 'ar', 'not a tag'),
});

function cutsNothing(text: string, given: CodePointSpan, edge: 'start' | 'end'): boolean {
  return isCharacterBoundary(text, (textAt(text, span(0, given[edge])) ?? '').length);
}

describe('moving the edge of a span', () => {
  it.each(adjustCases)('widens $name', ({ before, after, ...adjustment }) => {
    const { text, marked } = bracketed(before);
    expect(adjustSpan(text, marked, adjustment)).toEqual(bracketed(after).marked);
  });

  it.each(adjustCases.filter(({ back }) => back))('narrows back $name', ({ before, after, ...adjustment }) => {
    const { text, marked } = bracketed(after);
    expect(adjustSpan(text, marked, { ...adjustment, direction: 'narrow' })).toEqual(bracketed(before).marked);
  });

  it('keeps the other edge, moves in the right direction, empties nothing and stays in the text', () => {
    fc.assert(
      fc.property(textWithSpan, anyAdjustment, ({ text, start, end }, adjustment) => {
        const moved = adjustSpan(text, span(start, end), adjustment);
        expect(adjustment.edge === 'start' ? moved.end : moved.start).toBe(adjustment.edge === 'start' ? end : start);
        if (adjustment.direction === 'widen') expect(spanLength(moved)).toBeGreaterThanOrEqual(end - start);
        else expect(spanLength(moved)).toBeLessThanOrEqual(end - start);
        if (end > start) expect(spanLength(moved)).toBeGreaterThan(0);
        expect(textAt(text, moved)).toBeDefined();
        const same = moved.start === start && moved.end === end;
        if (!same) expect(cutsNothing(text, moved, adjustment.edge)).toBe(true);
      }),
    );
  });

  it('reaches the end of any text by widening again and again', () => {
    fc.assert(
      fc.property(textWithSpan, fc.constantFrom('word', 'sentence'), ({ text, start, end }, unit) => {
        let moved = span(start, end);
        const length = codePointLength(text);
        for (let step = 0; step <= length && moved.end < length; step++) {
          const next = adjustSpan(text, moved, { edge: 'end', direction: 'widen', unit });
          expect(next.end).toBeGreaterThan(moved.end);
          moved = next;
        }
        expect(moved.end).toBe(length);
      }),
      { numRuns: runs(40) },
    );
  });

  it('stops at the same places in a long text as in a short one', () => {
    const filler = 'Nothing of note was said (again) by the ministers, e.g. about oil. '.repeat(400);
    const text = `${filler}${filler}`;
    for (const unit of ['word', 'sentence'] as const) {
      const adjustment = { edge: 'end', direction: 'widen', unit } as const;
      const short = adjustSpan(filler, span(67, 70), adjustment);
      const long = adjustSpan(text, span(filler.length, filler.length + 3), adjustment);
      expect(long.end - filler.length).toBe(short.end - 67);
    }
  });

  it('finds the end of a sentence far longer than the window', () => {
    const text = `${'word '.repeat(20_000)}end. Next one.`;
    const widened = adjustSpan(text, span(10, 14), { edge: 'end', direction: 'widen', unit: 'sentence' });
    expect(widened).toEqual(span(10, 100_004));
  });

  it('cuts a span that ends beyond the text', () => {
    const adjustment = { edge: 'end', direction: 'narrow', unit: 'character' } as const;
    expect(adjustSpan('abc', span(1, 9), adjustment)).toEqual(span(1, 2));
    expect(adjustSpan('abc', span(8, 9), { ...adjustment, direction: 'widen' })).toEqual(span(3, 3));
  });
});

describe('snapping to characters', () => {
  it.each([
    { name: 'a mark without its letter', before: 'e[\u0301]', after: '[e\u0301]' },
    { name: 'half of CR LF', before: 'a[\r]\nb', after: 'a[\r\n]b' },
    { name: 'part of a family', before: '👩\u200d[👩]\u200d👧x', after: '[👩\u200d👩\u200d👧]x' },
    { name: 'an empty span inside a character', before: 'e[]\u0301', after: '[e\u0301]' },
    { name: 'an empty span between characters', before: 'a[]b', after: 'a[]b' },
    { name: 'whole characters', before: 'a[क्षि]b', after: 'a[क्षि]b' },
  ])('includes the cut character: $name', ({ before, after }) => {
    const { text, marked } = bracketed(before);
    expect(snapToCharacters(text, marked)).toEqual(bracketed(after).marked);
  });

  it('contains the span, cuts nothing and changes nothing the second time', () => {
    fc.assert(
      fc.property(textWithSpan, ({ text, start, end }) => {
        const snapped = snapToCharacters(text, span(start, end));
        expect(snapped.start).toBeLessThanOrEqual(start);
        expect(snapped.end).toBeGreaterThanOrEqual(end);
        expect(cutsNothing(text, snapped, 'start') && cutsNothing(text, snapped, 'end')).toBe(true);
        expect(snapToCharacters(text, snapped)).toEqual(snapped);
      }),
    );
  });
});

const wordIn = (text: string, offset: number) => textAt(text, wordAt(text, offset, 'en'));

describe('the word at a place', () => {
  it('contains the character at the place', () => {
    const cases: readonly (readonly [what: string, text: string, offset: number, word: string])[] = [
      ['at its start', 'The channel is closed.', 4, 'channel'],
      ['inside', 'The channel is closed.', 7, 'channel'],
      ['at its last letter', 'The channel is closed.', 10, 'channel'],
      ['in Hebrew', 'הדובר אמר', 7, 'אמר'],
      ['in Chinese', '我们说海峡', 4, '海峡'],
      ['after an emoji, counted in code points', '😀 a word', 4, 'word'],
      ['of one letter', 'a b', 0, 'a'],
    ];
    expect(cases.map(([what, text, offset]) => [what, text, offset, wordIn(text, offset)])).toEqual(cases);
  });

  it('is the character itself between words, and nothing at the end', () => {
    expect([3, 4].map((offset) => wordIn('one, two', offset))).toEqual([',', ' ']);
    expect(wordIn('one👩‍🚀!', 4)).toBe('👩‍🚀');
    expect([3, 9].map((offset) => wordIn('one', offset))).toEqual(['', '']);
  });
});
