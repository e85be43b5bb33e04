import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesWords } from './matches-words.ts';

describe('matchesWords', () => {
  it.each([
    ['port', 'The Port is closed.', true],
    ['CLOSED port', 'The port is closed.', true],
    ['port open', 'The port is closed.', false],
    ['lose', 'The port is closed.', true],
    ['  \t ', '', true],
    ['ärger', 'ÄRGER', true],
  ])('of “%s” in “%s” is %s', (search, text, found) => {
    expect(matchesWords(search)(() => text)).toBe(found);
  });

  it('reads no text if nothing is searched for', () => {
    const never = (): string => {
      throw new Error('The text was asked for.');
    };
    expect(matchesWords(' ')(never)).toBe(true);
  });

  it('finds a text by any of its words, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1 }), (words) => {
        expect(matchesWords(words.toReversed().join(' '))(() => words.join(' '))).toBe(true);
      }),
    );
  });
});
