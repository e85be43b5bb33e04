import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeType, shortJson } from './describe-json.ts';

describe('a value in words', () => {
  it.each([
    [null, 'no value (null)'],
    [[], 'an empty list'],
    [[1], 'a list of 1 item'],
    [[1, 2], 'a list of 2 items'],
    [{}, 'an object'],
    [false, 'true or false'],
    [5, 'a number'],
    ['5', 'text'],
  ])('%j is %s', (value, words) => {
    expect(describeType(value)).toBe(words);
  });
});

describe('a value in one line', () => {
  it('is text as it is, and JSON otherwise', () => {
    expect(shortJson('a "b"')).toBe('a "b"');
    expect(shortJson({ a: [1] })).toBe('{"a":[1]}');
  });

  it('has a space for each line end', () => {
    expect(shortJson('fuel\r\nand\nwater\u2028or\u0085air')).toBe('fuel and water or air');
  });

  it('is never longer than the limit and one ellipsis, and cuts no character', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 20 }), (given, limit) => {
        const line = shortJson(given, limit);
        expect(line.length).toBeLessThanOrEqual(limit + 1);
        expect(line.isWellFormed()).toBe(true);
        expect(given.startsWith(line.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});
