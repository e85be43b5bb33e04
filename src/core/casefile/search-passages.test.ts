import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findInText } from '../passage/search.ts';
import { emptyCasefile, newObservation } from './create.ts';
import { searchPassages, type PassageQuery } from './search-passages.ts';
import type { Casefile } from './types.generated.ts';

function casefileOf(...observations: readonly (readonly string[])[]): Casefile {
  const casefile = emptyCasefile('Sources');
  return {
    ...casefile,
    observations: observations.map((texts, index) => ({
      ...newObservation(casefile),
      observation_id: index + 1,
      passages: texts.map((text) => ({ passage_id: `id of ${text}`, text })),
    })),
  };
}

const casefile = casefileOf(
  ['The quay is open.', 'The QUAY is shut.'],
  ['Nothing.'],
  ['A quay, a quay.', 'The quay is open.'],
);
const all = (query: Partial<PassageQuery>, enough = (): boolean => false, of = casefile) => {
  const search = searchPassages(of, { words: 'quay', spans: 2, most: 100, ...query });
  let steps = 1;
  while (!search.some(enough)) steps += 1;
  return { ...search.results, steps };
};
const found = ({ matches }: ReturnType<typeof all>) =>
  matches.map(({ observation, passage, count }) => [observation.observation_id, passage.text, count]);

describe('a search of all passages', () => {
  it('finds the words in each passage once, with the first observation that has it', () => {
    expect(found(all({}))).toEqual([
      [1, 'The quay is open.', 1],
      [1, 'The QUAY is shut.', 1],
      [3, 'A quay, a quay.', 2],
    ]);
  });

  it('leaves out a passage, and follows the options', () => {
    const options = { matchCase: true, except: 'id of A quay, a quay.' };
    expect(found(all(options))).toEqual([[1, 'The quay is open.', 1]]);
  });

  it('finds the same in many steps as in one', () => {
    const slow = all({}, () => true);
    expect(slow.steps).toBe(4);
    expect(slow.matches).toEqual(all({}).matches);
  });

  it('ends at its maximum and says so', () => {
    expect(all({ most: 2 })).toMatchObject({ total: 2, cut: true });
    expect(all({ most: 4 })).toMatchObject({ total: 4, cut: false });
    expect(all({ spans: 1 }).matches.at(-1)).toMatchObject({ count: 2, spans: [{ start: 2, end: 6 }] });
  });

  it('finds nothing for nothing', () => {
    expect(all({ words: ' ' })).toMatchObject({ matches: [], total: 0, steps: 1 });
    expect(all({}, undefined, casefileOf())).toMatchObject({ matches: [], total: 0 });
  });

  it('counts what a search of each text finds, also in texts of several parts', () => {
    const text = fc.tuple(fc.constantFrom('ab ', 'é😀 a', 'aaa'), fc.integer({ min: 1, max: 30_000 }));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (given) => {
        const texts = [...new Set(given.map(([words, repeats]) => words.repeat(repeats)))];
        const { matches } = all({ words: 'a', most: 1e9 }, undefined, casefileOf(texts));
        expect(matches.map(({ count }) => count)).toEqual(
          texts.map((each) => findInText(each, 'a', { limit: 1e9 }).length),
        );
      }),
      { numRuns: 6 },
    );
  });
});
