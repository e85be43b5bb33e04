import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { likenessTo, sampledText } from './likeness.ts';
import { runs } from '../../../.config/property-runs.ts';

const statement =
  'The Harbour Council will close the north channel on Monday. Ships of more than 40 metres wait at the outer mole. ' +
  'The River Authority says that nobody asked it, and that 12 pilots have not been paid since 3 May.';

describe('likenessTo', () => {
  it('is 1 for a text that is in the other one, and 0 if no part of it is', () => {
    expect(likenessTo(statement, `Update. ${statement} More to follow.`)).toBe(1);
    expect(likenessTo(statement, 'An entirely different report about grain prices in the south.')).toBe(0);
    expect(likenessTo('', statement)).toBe(0);
  });

  it('stays high over a revision and is low between two items that share a phrase', () => {
    const revised = statement.replace('Monday', 'Friday').replace('12 pilots', '21 pilots');
    expect(likenessTo(statement, revised)).toBeGreaterThan(0.5);
    const other =
      'The Harbour Council will publish its yearly account next week, as it has done every year since 1994.';
    expect(likenessTo(statement, other)).toBeLessThan(0.3);
  });

  it('treats a very short text as part of another one only if the other contains it', () => {
    expect(likenessTo('No comment.', 'He said: No comment.')).toBe(1);
    expect(likenessTo('No comment.', 'He commented.')).toBe(0);
  });
});

function everyPlace(text: string, words: string): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) found.push(at);
  return found;
}

describe('sampledText', () => {
  it('finds words at every distance from a sample, at the very beginning and at the very end', () => {
    const text = Array.from({ length: 3000 }, (_, index) => `w${String(index)} `).join('');
    const sampled = sampledText(text);
    for (const at of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5000, text.length - 15, text.length - 40]) {
      for (const length of [1, 7, 8, 14, 15, 16, 40]) {
        const words = text.slice(at, at + length);
        expect(sampled.places(words, 1e9)).toEqual(everyPlace(text, words));
      }
    }
  });

  it('finds nothing in an empty text, no empty words, and no words longer than the text', () => {
    expect(sampledText('').has('word')).toBe(false);
    expect(sampledText('word').has('')).toBe(false);
    expect(sampledText('word').has('words')).toBe(false);
  });

  it('finds the same places as reading does, in texts that repeat themselves, with emoji and Han', () => {
    const unit = fc.constantFrom('a', 'b', ' ', '🚢', '没', 'é');
    const part = fc.string({ unit, minLength: 10, maxLength: 30 });
    fc.assert(
      fc.property(part, part, fc.nat(5000), fc.integer({ min: 1, max: 60 }), (one, other, from, length) => {
        const text = `${one}${other}${one.repeat(150)}${other}${one}${other.repeat(150)}`;
        const words = text.slice(from % text.length).slice(0, length);
        expect(sampledText(text).places(words, 1e9)).toEqual(everyPlace(text, words));
        expect(sampledText(text).has(`${words}#`)).toBe(false);
        expect(sampledText(text).places(words, 2)).toEqual(everyPlace(text, words).slice(0, 2));
      }),
      { numRuns: runs(60) },
    );
  });
});
