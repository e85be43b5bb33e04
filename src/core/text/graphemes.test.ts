import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { characterAt, characterEnd, characterStart, isCharacterBoundary } from './graphemes.ts';
import { anyText, hostileTexts } from './texts.cases.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function boundaries(text: string): ReadonlySet<number> {
  return new Set([...Array.from(segmenter.segment(text), ({ index }) => index), text.length]);
}

function expectSameBoundaries(text: string): void {
  const expected = boundaries(text);
  const sorted = [...expected];
  for (let at = 0; at <= text.length; at++) {
    expect(isCharacterBoundary(text, at)).toBe(expected.has(at));
    expect(characterStart(text, at)).toBe(sorted.findLast((place) => place <= at));
    expect(characterEnd(text, at)).toBe(sorted.find((place) => place >= at));
  }
}

/** WebKit 2.50's answer for the first half of a surrogate pair begins one character too early. */
function answerAsWebKit(): void {
  const segments = Object.getPrototypeOf(segmenter.segment('')) as Intl.Segments;
  const containing = Object.getOwnPropertyDescriptor(segments, 'containing')?.value as Intl.Segments['containing'];
  vi.spyOn(segments, 'containing').mockImplementation(function (this: Intl.Segments, at = 0) {
    const found = containing.call(this, at);
    if (!found || at === 0 || found.index !== at || (found.input.codePointAt(at) ?? 0) < 0x10000) return found;
    const before = containing.call(this, at - 1);
    return before && { ...found, index: before.index, segment: before.segment + found.segment };
  });
}

afterEach(() => vi.restoreAllMocks());

describe('user-perceived characters', () => {
  it.each(hostileTexts)('are those of the whole text if the browser answers as WebKit: $name', ({ text }) => {
    answerAsWebKit();
    expectSameBoundaries(text);
  });

  it('are those of any whole text', () => {
    fc.assert(fc.property(anyText, expectSameBoundaries));
  });

  it('are those of a text far longer than the window', () => {
    const part = fc.constantFrom(...hostileTexts.map(({ text }) => text));
    const long = fc.array(part, { minLength: 30, maxLength: 60 }).map((parts) => parts.join(''));
    fc.assert(fc.property(long, expectSameBoundaries), { numRuns: 5 });
  });

  it('may be longer than any window', () => {
    const text = `a${'\u0301'.repeat(20_000)}b`;
    expect(characterAt(text, 9_000)).toEqual({ start: 0, end: 20_001 });
    expect(characterStart(text, 20_000)).toBe(0);
    expect(characterEnd(text, 1)).toBe(20_001);
  });

  it('pairs the flags of a long run from its start', () => {
    const text = `x${'🇺🇸'.repeat(3_000)}`;
    expect(characterAt(text, 9_004)).toEqual({ start: 9_001, end: 9_005 });
    expect(characterAt(text, 9_005)).toEqual({ start: 9_005, end: 9_009 });
  });
});
