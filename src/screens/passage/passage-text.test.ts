import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { findHiddenCharacters } from '../../core/text/hidden.ts';
import { codePointLength, codePointOffset, offsetsOf, utf16Offset } from '../../core/text/offsets.ts';
import { blocksOf, markSegments, blockAt, hiddenInBlock, piecesOf } from '../../core/text/segments.ts';
import { span, textAt } from '../../core/text/span.ts';
import { selectedSpan } from './selection-span.ts';
import { offsetInRun, placeInRun } from './text-run.ts';

const character = fc.constantFrom('a', ' ', 'é', 'e\u0301', '👩‍👩‍👧', '𝒳', '🇫🇷', '\r\n', '\n', '\u202e', '字', 'ש', '.');
const text = fc.array(character, { minLength: 1, maxLength: 60 }).map((parts) => parts.join(''));

const marked = text.chain((given) => {
  const length = codePointLength(given);
  const mark = fc
    .tuple(fc.nat(length), fc.nat(length))
    .map(([one, other]) => span(Math.min(one, other), Math.max(one, other)));
  return fc.tuple(fc.constant(given), fc.array(mark, { maxLength: 8 }));
});

describe('the pieces of a block', () => {
  it('put together are the block, and under each key together the marked text', () => {
    fc.assert(
      fc.property(marked, ([given, spans]) => {
        const offsets = offsetsOf(given);
        const segments = markSegments(
          offsets.codePointLength,
          spans.map((each, key) => ({ key, span: each })),
        );
        const blocks = blocksOf(given);
        const under = spans.map(() => '');
        const whole = blocks.map((block) =>
          piecesOf(block, segments, offsets)
            .map(({ from, to, keys }) => {
              const piece = given.slice(block.start + from, block.start + to);
              for (const key of keys) under[key] += piece;
              return piece;
            })
            .join(''),
        );
        expect(whole.join('')).toBe(given);
        expect(under).toEqual(spans.map((each) => textAt(given, each)));
      }),
      { numRuns: runs(150) },
    );
  });

  it('can be found by offset', () => {
    const blocks = blocksOf('one\ntwo\n\nthree');
    expect([0, 3, 4, 8, 9, 14].map((offset) => blockAt(blocks, offset))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(blockAt([], 0)).toBe(-1);
  });

  it('include the hidden characters of their block', () => {
    const given = '𝒳\n𝒳a\u202eb\u202e';
    const [, second] = blocksOf(given);
    const result = second && hiddenInBlock(second, findHiddenCharacters(given), offsetsOf(given));
    expect([...(result?.keys() ?? [])]).toEqual([3, 5]);
  });
});

describe('places in a sequence of text nodes', () => {
  const row = fc.array(fc.nat(5), { minLength: 1, maxLength: 8 });

  it('convert to their offset and back', () => {
    fc.assert(
      fc.property(row, fc.nat(40), fc.constantFrom('start' as const, 'end' as const), (lengths, wish, bias) => {
        const total = lengths.reduce((sum, length) => sum + length, 0);
        const at = Math.min(wish, total);
        const place = placeInRun(lengths, at, bias);
        expect(place && offsetInRun(lengths, place)).toBe(at);
      }),
      { numRuns: runs(200) },
    );
  });

  it('start in the later text and end in the earlier one', () => {
    expect(placeInRun([3, 2], 3, 'start')).toEqual({ index: 1, offset: 0 });
    expect(placeInRun([3, 2], 3, 'end')).toEqual({ index: 0, offset: 3 });
    expect(placeInRun([3, 0, 2], 3, 'start')).toEqual({ index: 2, offset: 0 });
    expect(placeInRun([], 0, 'start')).toBeUndefined();
  });
});

describe('the span of a selection', () => {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

  it('contains the whole selection and cuts no character, in either direction', () => {
    fc.assert(
      fc.property(text, fc.nat(80), fc.nat(80), (given, one, other) => {
        const anchor = utf16Offset(Math.min(one, given.length));
        const focus = utf16Offset(Math.min(other, given.length));
        const result = selectedSpan(given, { anchor, focus });
        expect(selectedSpan(given, { anchor: focus, focus: anchor })).toEqual(result);
        if (anchor === focus) {
          expect(result).toBeNull();
          return;
        }
        const offsets = offsetsOf(given);
        const start = offsets.toUtf16(result?.start ?? codePointOffset(0));
        const end = offsets.toUtf16(result?.end ?? codePointOffset(0));
        const edges = new Set([...graphemes.segment(given)].map(({ index }) => index)).add(given.length);
        expect(edges.has(start) && edges.has(end)).toBe(true);
        expect(start).toBeLessThanOrEqual(Math.min(anchor, focus));
        expect(end).toBeGreaterThanOrEqual(Math.max(anchor, focus));
      }),
      { numRuns: runs(200) },
    );
  });

  it('includes a whole emoji if half of it was selected', () => {
    expect(selectedSpan('a👩‍👩‍👧b', { anchor: utf16Offset(2), focus: utf16Offset(3) })).toEqual({ start: 1, end: 6 });
  });
});
