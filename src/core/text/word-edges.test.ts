import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetsOf } from './offsets.ts';
import { span, textAt } from './span.ts';
import { anyText, textWithSpan } from './texts.cases.ts';
import { cutCases } from './whole-words.cases.ts';
import { cutsWord, widenToWholeWords } from './word-edges.ts';

describe('finding offsets inside words and numbers', () => {
  it.each(cutCases)('decides for $name', ({ text: marked }) => {
    const text = marked.replaceAll(/[|¦]/g, '');
    let [result, at] = ['', 0];
    for (const character of marked) {
      if (character === '|' || character === '¦') result += cutsWord(text, at) ? '|' : '¦';
      else [result, at] = [result + character, at + character.length];
    }
    expect(result).toBe(marked);
  });

  it('widens to whole words and numbers', () => {
    const text = 'It was unable to count 1,500 ships.';
    const widened = (start: number, end: number) =>
      textAt(text, widenToWholeWords(text, span(start, end)) ?? span(0, 0));
    expect(widened(9, 16)).toBe('unable to');
    expect(widened(25, 31)).toBe('1,500 ships');
    expect(widened(7, 13)).toBe('unable');
    expect(widenToWholeWords('x'.repeat(200), span(90, 91))).toBeUndefined();
  });

  it('widens to a span that contains the first and is not inside a word', () => {
    fc.assert(
      fc.property(textWithSpan, ({ text, start, end }) => {
        const offsets = offsetsOf(text);
        const widened = widenToWholeWords(text, span(start, end));
        if (!widened) return;
        expect(widened.start).toBeLessThanOrEqual(start);
        expect(widened.end).toBeGreaterThanOrEqual(end);
        expect(cutsWord(text, offsets.toUtf16(widened.start))).toBe(false);
        expect(cutsWord(text, offsets.toUtf16(widened.end))).toBe(false);
      }),
    );
  });

  it('is never inside a word at a space between letters, or at the ends', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        const text = `${before}a b${after}`;
        expect(cutsWord(text, before.length + 1)).toBe(false);
        expect(cutsWord(text, before.length + 2)).toBe(false);
        expect(cutsWord(text, 0)).toBe(false);
        expect(cutsWord(text, text.length)).toBe(false);
      }),
    );
  });
});
