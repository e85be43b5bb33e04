import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './text-difference.ts';

const word = fc.constantFrom('the ', 'port ', 'not ', '5 ', '12,000 ', '港', '口', 'é', '👩‍👩‍👧 ', '\r\n', '  ', 'closed.');
const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''));

describe('the word difference of two texts', () => {
  it('is made of exactly the two texts', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = differenceOf(before, after);
        const without = (kind: string): string =>
          pieces
            .filter((piece) => piece.kind !== kind)
            .map((piece) => piece.text)
            .join('');
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
      }),
      { numRuns: 200 },
    );
  });

  it('is one same piece for equal texts', () => {
    expect(differenceOf('a b', 'a b')).toEqual([{ kind: 'same', text: 'a b', grave: false }]);
  });

  it('shows a changed word between the words that stay', () => {
    expect(differenceOf('The port is open.', 'The port is shut.').map(({ kind, text }) => [kind, text])).toEqual([
      ['same', 'The port is '],
      ['removed', 'open'],
      ['added', 'shut'],
      ['same', '.'],
    ]);
  });

  it.each([
    ['a changed digit', '5 ships left', '6 ships left'],
    ['an added negation', 'It will sail', 'It will not sail'],
    ['a contracted negation', 'It does sail', "It doesn't sail"],
    ['a negation in another language', 'Er fährt', 'Er fährt nicht'],
  ])('marks %s as grave', (_, before, after) => {
    expect(differenceOf(before, after).some((piece) => piece.grave)).toBe(true);
  });

  it('marks a changed name as grave', () => {
    const pieces = differenceOf('Arvania agreed', 'Belland agreed', ['Arvania', 'Belland']);
    expect(pieces.filter((piece) => piece.grave).map((piece) => piece.text)).toEqual(['Arvania', 'Belland']);
  });

  it('does not mark a changed plain word as grave', () => {
    expect(differenceOf('a quick boat', 'a slow boat').some((piece) => piece.grave)).toBe(false);
  });

  it('replaces the middle whole where the texts are too long to align', () => {
    const before = 'a b '.repeat(1000);
    const after = 'c d '.repeat(1000);
    expect(differenceOf(before, after).map((piece) => piece.kind)).toEqual(['removed', 'added', 'same']);
  });
});
