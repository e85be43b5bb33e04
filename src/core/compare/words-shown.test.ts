import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { wordDifference } from './words.ts';

const word = fc.constantFrom('the ', 'port ', 'not ', '5 ', '12,000 ', '港', '口', 'é', '👩‍👩‍👧 ', '\r\n', '  ', 'closed.');
const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''));

describe('the word difference that a fix or an anchor shows', () => {
  it('is made of exactly the two texts', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = wordDifference(before, after);
        const without = (kind: string): string =>
          pieces
            .filter((piece) => piece.kind !== kind)
            .map((piece) => piece.text)
            .join('');
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
      }),
      { numRuns: runs(200) },
    );
  });

  it('is one unchanged part for equal texts', () => {
    expect(wordDifference('a b', 'a b')).toEqual([{ kind: 'same', text: 'a b' }]);
  });

  it('shows a changed word between unchanged ones', () => {
    expect(wordDifference('The port is open.', 'The port is shut.').map(({ kind, text }) => [kind, text])).toEqual([
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
    expect(wordDifference(before, after).some((piece) => piece.notable !== undefined)).toBe(true);
  });

  it('marks a changed name as grave', () => {
    const pieces = wordDifference('Arvania agreed', 'Belland agreed', { names: ['Arvania', 'Belland'] });
    expect(pieces.filter((piece) => piece.notable).map((piece) => piece.text)).toEqual(['Arvania', 'Belland']);
  });

  it('does not mark a changed plain word as grave', () => {
    expect(wordDifference('a quick boat', 'a slow boat').some((piece) => piece.notable !== undefined)).toBe(false);
  });

  it('replaces the whole middle if the texts are too long to align', () => {
    const before = 'a b '.repeat(1000);
    const after = 'c d '.repeat(1000);
    expect(wordDifference(before, after).map((piece) => piece.kind)).toEqual(['removed', 'added', 'same']);
  });
});
