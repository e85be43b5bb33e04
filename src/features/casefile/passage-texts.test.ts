import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeLength, describeLineEndings, shortPassageId, splitAtBlankLines } from './passage-texts.ts';

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

  it('loses only white space, and keeps every part unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '😀', ' ', '\n', '\r', '\t') }), (text) => {
        const parts = splitAtBlankLines(text);
        expect(parts.every((part) => text.includes(part))).toBe(true);
        expect(parts.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });
});

describe('the description of a text', () => {
  it('counts code points, not UTF-16 units', () => {
    expect(describeLength('👩🏽‍🚀')).toBe('4 characters');
    expect(describeLength('a')).toBe('1 character');
    expect(describeLength('a'.repeat(12345))).toBe('12,345 characters');
  });

  it('mentions unusual line endings', () => {
    expect(describeLineEndings('a\nb')).toBe('');
    expect(describeLineEndings('a\r\nb')).toBe('Windows line endings (kept)');
    expect(describeLineEndings('a\r\nb\nc')).toBe('mixed line endings (kept)');
  });

  it('shortens a passage ID but not a short text', () => {
    expect(shortPassageId(`sha256:${'a'.repeat(64)}`)).toBe('sha256:aaaaaaaa…');
    expect(shortPassageId('none')).toBe('none');
  });
});
