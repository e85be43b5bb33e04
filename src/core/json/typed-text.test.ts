import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedText, withoutLastBreaks, withLineFeeds } from './typed-text.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', '\r', '\n', '\r\n', '😀', ' ') });

describe('typing in a text', () => {
  it('keeps the line breaks of what was not typed', () => {
    const cases = [
      ['uses the typed text if there is no CR', 'one\ntwo', 'one\ntwos', 'one\ntwos'],
      ['keeps CR LF before and after the typed part', 'a\r\nb\r\nc', 'a\nbx\nc', 'a\r\nbx\r\nc'],
      ['keeps a lone CR', 'a\rb', 'a\nbc', 'a\rbc'],
      ['lets a line break be deleted', 'a\r\nb', 'ab', 'ab'],
      ['never lets two line breaks become one', 'a\r', 'a\n\n', 'a\n\n'],
      ['accepts empty text', 'a\r\nb', '', ''],
    ] as const;
    expect(cases.map(([what, before, typed]) => [what, before, typed, typedText(before, typed)])).toEqual(cases);
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

it('removes the line breaks at the end of a text', () => {
  const texts = ['Who pays?\n', 'Who pays?\r\n \r\n', 'Who pays? \u2028', 'Who\npays? ', '\n'];
  expect(texts.map(withoutLastBreaks)).toEqual(['Who pays?', 'Who pays?', 'Who pays?', 'Who\npays? ', '']);
});
