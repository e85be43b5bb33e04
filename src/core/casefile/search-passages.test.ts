import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchCases } from '../text/search.cases.ts';
import { findInText, type FindOptions } from '../text/search.ts';
import { partedText, searchPassages, type PassageQuery } from './search-passages.ts';
import type { CodePointSpan } from '../text/span.ts';
import { anyText } from '../text/texts.cases.ts';
import { emptyCasefile, newObservation } from './create.ts';
import type { Casefile } from './types.generated.ts';

function inParts(text: string, query: string, options: FindOptions, length: number): readonly CodePointSpan[] {
  const parts = partedText(text, length);
  const spans: CodePointSpan[] = [];
  for (let part = 0; part < parts.count(query); part += 1) {
    spans.push(...parts.find(part, query, options, spans.at(-1)?.end ?? 0));
  }
  return spans.slice(0, options.limit);
}

describe('searching in parts', () => {
  it.each(searchCases)('finds $name', ({ query, options = {}, found }) => {
    const text = found.replace(/[[\]]/g, '');
    for (const length of [1, 2, 3, 5])
      expect(inParts(text, query, options, length)).toEqual(findInText(text, query, options));
  });

  it('finds the same as in the whole text, wherever it is cut', () => {
    const query = fc.constantFrom('a', 'aa', 'S', 'ss', '\u0301', '"', '😀', 'ع', '한', 'a b', 'é');
    const options = fc.record({ matchCase: fc.boolean(), wholeWords: fc.boolean() });
    fc.assert(
      fc.property(anyText, query, options, fc.integer({ min: 1, max: 9 }), (text, words, how, length) => {
        expect(inParts(text, words, how, length)).toEqual(findInText(text, words, how));
      }),
    );
  });

  it('finds repetitions across the cuts without overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 9 }), (repeats, length) => {
        const text = 'a'.repeat(repeats);
        expect(inParts(text, 'aa', {}, length)).toEqual(findInText(text, 'aa'));
      }),
    );
  });

  it('searches a long query in one part', () => {
    const long = 'The channel closes. '.repeat(30);
    expect(partedText(long.repeat(3), 50).count(long)).toBe(1);
    expect(inParts(long.repeat(3), long, {}, 50)).toEqual(findInText(long.repeat(3), long));
  });
});

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
