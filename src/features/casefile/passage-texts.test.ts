import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characters, lineEnds, shortPassageId, splitAtBlankLines } from './passage-texts.ts';

describe('splitAtBlankLines', () => {
  it.each([
    ['one paragraph', 'a\nb', ['a\nb']],
    ['two paragraphs', 'a\n\nb', ['a', 'b']],
    ['CR LF line ends', 'a\r\nb\r\n\r\nc', ['a\r\nb', 'c']],
    ['blank lines with spaces in them', 'a\n  \n\t\nb', ['a', 'b']],
    ['blank lines at both ends', '\n\na\n\n', ['a']],
    ['nothing but white space', ' \n\n ', []],
  ])('splits %s', (_, text, parts) => {
    expect(splitAtBlankLines(text)).toEqual(parts);
  });

  it('loses nothing but white space, and keeps every part as it stands in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '😀', ' ', '\n', '\r', '\t') }), (text) => {
        const parts = splitAtBlankLines(text);
        expect(parts.every((part) => text.includes(part))).toBe(true);
        expect(parts.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });
});

describe('the words about a text', () => {
  it('count code points, not UTF-16 units', () => {
    expect(characters('👩🏽‍🚀')).toBe('4 characters');
    expect(characters('a')).toBe('1 character');
    expect(characters('a'.repeat(12345))).toBe('12,345 characters');
  });

  it('say how lines end where that is worth knowing', () => {
    expect(lineEnds('a\nb')).toBe('');
    expect(lineEnds('a\r\nb')).toBe('lines end in CR LF, kept');
    expect(lineEnds('a\r\nb\nc')).toBe('line ends of several kinds, kept');
  });

  it('shorten a passage id and leave a short text alone', () => {
    expect(shortPassageId(`sha256:${'a'.repeat(64)}`)).toBe('sha256:aaaaaaaa…');
    expect(shortPassageId('none')).toBe('none');
  });
});
