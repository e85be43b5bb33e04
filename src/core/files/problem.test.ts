import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesIn } from './problem.ts';

describe('places in a text', () => {
  it('are counted in lines and code points', () => {
    const places = [
      ['the start', 'abc', 0, 1, 1],
      ['the end', 'abc', 3, 1, 4],
      ['behind LF', 'a\nb', 2, 2, 1],
      ['behind CR LF', 'a\r\nb', 3, 2, 1],
      ['behind CR', 'a\rb', 2, 2, 1],
      ['behind empty lines', '\n\n\n', 3, 4, 1],
      ['behind astral characters', '😀😀x', 4, 1, 3],
      ['a place far into a text', `${'ab\n'.repeat(100_000)}cd`, 300_001, 100_001, 2],
      ['a place far into a line', '😀'.repeat(100_000), 150_000, 1, 75_001],
      ['no place beyond the end', 'ab', 9, 1, 3],
      ['behind a line separator, which ends no line', 'a\u2028b', 2, 1, 3],
    ] as const;
    const wrong = places.filter(([, text, offset, line, column]) => {
      const place = placesIn(text)(offset);
      return place.line !== line || place.column !== column;
    });
    expect(wrong.map(([what]) => what)).toEqual([]);
  });

  it('agrees with counting from the start, also across its own marks', () => {
    const text = fc.array(fc.constantFrom('a', '\n', '\r\n', '\r', '😀')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.nat(100), fc.integer({ min: 65_500, max: 65_536 }), (end, at, ahead) => {
        const whole = 'x'.repeat(ahead) + end;
        const offset = Math.min(ahead + at, whole.length);
        fc.pre(!/[\r\ud800-\udbff]$/.test(whole.slice(0, offset)));
        const lines = whole.slice(0, offset).split(/\r\n|\r|\n/);
        const column = Array.from(lines.at(-1) ?? '').length + 1;
        expect(placesIn(whole)(offset)).toEqual({ line: lines.length, column });
      }),
    );
  });
});
