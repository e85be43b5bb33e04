import { expect, it } from 'vitest';
import { emptyCasefile, newObservation } from '../../core/casefile/create.ts';
import type { PassageMatches } from '../../core/casefile/search-passages.ts';
import { elsewhereInWords } from './find-elsewhere.tsx';

const match = (observationId: number, count: number): PassageMatches => ({
  passage: { passage_id: 'x', text: '' },
  observation: { ...newObservation(emptyCasefile('Sources')), observation_id: observationId },
  count,
  spans: [],
});
const found = (...matches: readonly PassageMatches[]) => ({
  matches,
  total: matches.reduce((sum, { count }) => sum + count, 0),
  cut: false,
  isDone: true,
});

it.each([
  ['one passage', found(match(5, 2)), true, '2 more in observation 5'],
  ['several', found(match(5, 2), match(6, 5)), true, '7 more in 2 other passages'],
  ['matches only elsewhere', found(match(5, 2)), false, '2 in observation 5'],
  ['very many', { ...found(match(5, 9), match(6, 1)), cut: true }, true, '10+ more in 2 other passages'],
  ['none', found(), true, 'No matches in other passages.'],
  ['a search that runs', { ...found(), isDone: false }, true, 'Searching other passages…'],
])('matches in other passages are reported for %s', (_, finds, matchesHere, words) => {
  expect(elsewhereInWords(finds, matchesHere)).toBe(words);
});
