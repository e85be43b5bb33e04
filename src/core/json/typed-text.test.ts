import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedText, withoutLastBreaks, withLineFeeds } from './typed-text.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', '\r', '\n', '\r\n', '😀', ' ') });

describe('typing in a text', () => {
  it.each([
    ['uses the typed text if there is no CR', 'one\ntwo', 'one\ntwos', 'one\ntwos'],
    ['keeps CR LF before and after the typed part', 'a\r\nb\r\nc', 'a\nbx\nc', 'a\r\nbx\r\nc'],
    ['keeps a lone CR', 'a\rb', 'a\nbc', 'a\rbc'],
    ['lets a line break be deleted', 'a\r\nb', 'ab', 'ab'],
    ['never lets two line breaks become one', 'a\r', 'a\n\n', 'a\n\n'],
    ['accepts empty text', 'a\r\nb', '', ''],
  ])('%s', (_, before, typed, after) => {
    expect(typedText(before, typed)).toBe(after);
  });

  it('shows the typed text, whatever was there before', () => {
    fc.assert(
      fc.property(text, text.map(withLineFeeds), (before, typed) => {
        expect(withLineFeeds(typedText(before, typed))).toBe(typed);
      }),
    );
  });

  it('changes nothing if nothing was typed', () => {
    fc.assert(
      fc.property(text, (before) => {
        expect(typedText(before, withLineFeeds(before))).toBe(before);
      }),
    );
  });
});

describe('a text without the line breaks at its end', () => {
  it.each([
    ['Who pays?\n', 'Who pays?'],
    ['Who pays?\r\n \r\n', 'Who pays?'],
    ['Who pays? \u2028', 'Who pays?'],
    ['Who\npays? ', 'Who\npays? '],
    ['\n', ''],
  ])('of %j is %j', (text, expected) => {
    expect(withoutLastBreaks(text)).toBe(expected);
  });
});
