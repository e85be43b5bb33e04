import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import {
  codePointLength,
  codePointOffset,
  indexOffsets,
  offsetsOf,
  utf16Offset,
  cacheByText,
  loneSurrogateAt,
} from './offsets.ts';
import { anyText } from './texts.cases.ts';

describe('offsets', () => {
  it('agrees with walking through any text, in both directions', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const offsets = indexOffsets(text);
        let utf16 = 0;
        const characters = Array.from(text);
        characters.forEach((character, index) => {
          expect(offsets.toUtf16(codePointOffset(index))).toBe(utf16);
          expect(offsets.toCodePoint(utf16Offset(utf16))).toBe(index);
          if (character.length === 2) expect(offsets.toCodePoint(utf16Offset(utf16 + 1))).toBe(index);
          utf16 += character.length;
        });
        expect(offsets.codePointLength).toBe(characters.length);
        expect(codePointLength(text)).toBe(characters.length);
        expect(offsets.toUtf16(codePointOffset(characters.length))).toBe(text.length);
      }),
    );
  });

  it('agrees with walking if pairs cross its words and blocks', () => {
    const pieces = fc.array(fc.constantFrom('a', '😀', '\ud83d', '\ude00', 'b'.repeat(31), '😀'.repeat(127)), {
      minLength: 10,
      maxLength: 40,
    });
    fc.assert(
      fc.property(pieces, (made) => {
        const text = made.join('');
        const offsets = indexOffsets(text);
        const [inUtf16, back]: [number[], number[]] = [[], []];
        let utf16 = 0;
        for (const character of text) {
          inUtf16.push(utf16);
          for (let unit = 0; unit < character.length; unit++) back.push(inUtf16.length - 1);
          utf16 += character.length;
        }
        expect(inUtf16.map((_, at) => offsets.toUtf16(codePointOffset(at)))).toEqual(inUtf16);
        expect(back.map((_, at) => offsets.toCodePoint(utf16Offset(at)))).toEqual(back);
        expect(offsets.toCodePoint(utf16Offset(text.length))).toBe(inUtf16.length);
        expect(offsets.toUtf16(codePointOffset(inUtf16.length))).toBe(text.length);
      }),
      { numRuns: runs(60) },
    );
  });

  it.each(['abc', 'a😀'])('rejects offsets beyond %j', (text) => {
    const offsets = indexOffsets(text);
    expect(() => offsets.toUtf16(codePointOffset(offsets.codePointLength + 1))).toThrow(RangeError);
    expect(() => offsets.toCodePoint(utf16Offset(text.length + 1))).toThrow(RangeError);
  });

  it.each([-1, 0.5, NaN, Infinity, 2 ** 53])('rejects %d as an offset', (offset) => {
    expect(() => codePointOffset(offset)).toThrow(RangeError);
    expect(() => utf16Offset(offset)).toThrow(RangeError);
  });

  it('caches the index of a text', () => {
    const text = 'a😀'.repeat(500);
    expect(offsetsOf(text)).toBe(offsetsOf('a😀'.repeat(500)));
    expect(offsetsOf(text).codePointLength).toBe(1000);
  });

  it('holds for millions of astral characters', () => {
    const offsets = indexOffsets('😀x'.repeat(1_000_000));
    expect(offsets.toUtf16(codePointOffset(1_500_001))).toBe(2_250_002);
    expect(offsets.toCodePoint(utf16Offset(2_250_002))).toBe(1_500_001);
  });
});

function counted(maxUnits: number): { ask: (text: string) => number; computed: string[] } {
  const computed: string[] = [];
  const ask = cacheByText((text) => {
    computed.push(text);
    return text.length;
  }, maxUnits);
  return { ask, computed };
}

describe('caching results by text', () => {
  it('computes a result once', () => {
    const { ask, computed } = counted(100);
    expect([ask('abc'), ask('abc'), ask('de'), ask('abc')]).toEqual([3, 3, 2, 3]);
    expect(computed).toEqual(['abc', 'de']);
  });

  it('drops the least recently used text first', () => {
    const { ask, computed } = counted(6);
    ['aaa', 'bbb', 'aaa', 'ccc', 'aaa', 'bbb'].forEach(ask);
    expect(computed).toEqual(['aaa', 'bbb', 'ccc', 'bbb']);
  });

  it('keeps the newest text of any length', () => {
    const { ask, computed } = counted(2);
    ['long text', 'long text'].forEach(ask);
    expect(computed).toEqual(['long text']);
  });

  it('does not grow without limit for short texts', () => {
    const { ask, computed } = counted(1_000_000);
    for (let index = 0; index < 300; index++) ask(`text ${index}`);
    ask('text 0');
    expect(computed).toHaveLength(301);
  });
});

describe('lone surrogates', () => {
  it.each([
    { name: 'a plain text has none', text: 'abc', at: undefined },
    { name: 'a pair is none', text: 'a😀', at: undefined },
    { name: 'a high one at the end', text: 'a😀\ud83d', at: 3 },
    { name: 'a low one at the start', text: '\ude00😀', at: 0 },
    { name: 'a high one before a pair', text: '😀\ud83d😀', at: 2 },
    { name: 'the first of several', text: 'ab\ude00c\ud83d', at: 2 },
  ])('$name', ({ text, at }) => {
    expect(loneSurrogateAt(text)).toBe(at);
  });

  it('are found exactly if a text is not well formed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const at = loneSurrogateAt(text);
        expect(at === undefined).toBe(text.isWellFormed());
        if (at !== undefined) expect(text.slice(0, at).isWellFormed()).toBe(true);
      }),
    );
  });
});
