import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import { excerptOf, shortenMiddle, surroundings, wordsAround } from './excerpt.ts';
import { shortenEnd, startOf } from './shorten.ts';
import { codePointLength, offsetsOf } from './offsets.ts';
import { span, textAt } from './span.ts';

const character = fc.constantFrom('a', ' ', 'e\u0301', '👩‍👩‍👧', '𝒳', '🇫🇷', '\r\n', '\u202e', '字');
const texts = fc.array(character, { maxLength: 40 }).map((parts) => parts.join(''));

describe('the text around a span', () => {
  it('continues the span, is no longer than requested, and cuts no character', () => {
    const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(texts, fc.nat(40), fc.nat(40), fc.nat(10), (text, one, other, reach) => {
        const most = codePointLength(text);
        const at = span(Math.min(one, other, most), Math.min(Math.max(one, other), most));
        const { before, after, cutBefore, cutAfter } = surroundings(text, at, reach);
        const start = offsetsOf(text).toUtf16(at.start) - before.length;
        const end = offsetsOf(text).toUtf16(at.end) + after.length;
        expect(text.slice(start, end)).toBe(before + (textAt(text, at) ?? '') + after);
        expect([cutBefore, cutAfter]).toEqual([start > 0, end < text.length]);
        expect(Math.max(codePointLength(before), codePointLength(after))).toBeLessThanOrEqual(reach);
        const edges = new Set(Array.from(characters.segment(text), ({ index }) => index)).add(text.length);
        expect(before === '' || edges.has(start)).toBe(true);
        expect(after === '' || edges.has(end)).toBe(true);
      }),
    );
  });
});

describe('the words around a span', () => {
  it('are the text around it without the words that it cuts', () => {
    const text = 'Asking to enter the port. 灯台の記録には船の名がない。 On Friday it was closed.';
    const at = (words: string) => span(text.indexOf(words), text.indexOf(words) + words.length);
    expect(wordsAround(text, at('port'), 12)).toMatchObject({
      before: 'enter the ',
      after: '. ' + '灯台の記録には船の名',
    });
    expect(wordsAround(text, at('enter'), 6)).toMatchObject({ before: 'to ', after: ' the' });
    expect(wordsAround(text, at('記録'), 3)).toMatchObject({ before: '灯台の', after: 'には船' });
    expect(wordsAround(text, at('closed'), 4)).toMatchObject({ before: 'was ', after: '.', cutAfter: false });
  });

  it('are part of the text around it, and cut no character', () => {
    const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(texts, fc.nat(40), fc.nat(40), fc.nat(10), (text, one, other, reach) => {
        const most = codePointLength(text);
        const at = span(Math.min(one, other, most), Math.min(Math.max(one, other), most));
        const around = surroundings(text, at, reach);
        const { before, after, cutBefore, cutAfter } = wordsAround(text, at, reach);
        expect(around.before.endsWith(before) && around.after.startsWith(after)).toBe(true);
        expect(cutBefore || before === around.before).toBe(true);
        expect(cutAfter || after === around.after).toBe(true);
        const edges = new Set(Array.from(characters.segment(text), ({ index }) => index)).add(text.length);
        expect(before === '' || edges.has(offsetsOf(text).toUtf16(at.start) - before.length)).toBe(true);
        expect(after === '' || edges.has(offsetsOf(text).toUtf16(at.end) + after.length)).toBe(true);
      }),
    );
  });
});

describe('an excerpt', () => {
  it('has the text between its context', () => {
    const text = 'In the morning the port\r\nof Arvania was closed to all ships.';
    expect(excerptOf(text, span(19, 35), 8, 160)).toEqual({
      before: '…the ',
      words: 'port of Arvania',
      after: ' was…',
    });
  });

  it('never cuts a character, and accepts a span beyond the text', () => {
    fc.assert(
      fc.property(texts, fc.nat(30), fc.nat(30), (text, start, length) => {
        const { before, words, after } = excerptOf(text, span(start, start + length), 3, 10);
        expect((before + words + after).isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('a shortened text', () => {
  it('has its first code points, or its first and last ones', () => {
    expect(shortenEnd('𝒳𝒳𝒳', 2)).toBe('𝒳𝒳…');
    expect(shortenEnd('𝒳𝒳', 2)).toBe('𝒳𝒳');
    expect(shortenMiddle('abcdefghijklmnopqrstuvwxyz', 10)).toBe('abcdef … wxyz');
    expect(shortenMiddle('short', 10)).toBe('short');
  });

  it('starts as the list of its code points does', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.nat(12), (text, most) => {
        expect(startOf(text, most)).toBe(Array.from(text).slice(0, most).join(''));
      }),
    );
  });
});
