import { expect, it } from 'vitest';
import type { JsonObject } from '../../../core/json/json.ts';
import { emptyCasefile, newObservation } from '../../../core/casefile/create.ts';
import { modelOf } from '../../../core/assessment/model.ts';
import { findClaims } from './claim-search.ts';

const casefile = {
  ...emptyCasefile(''),
  actors: [{ actor_id: 'velmara', names: ['Republic of Velmara', 'فلمارا'], publisher_hosts: [] }],
  observations: [{ ...newObservation(emptyCasefile('')), title: 'Notice to Mariners' }],
};
const assessment: JsonObject = {
  claims: [
    { claim_id: 'C-1', actual: 'The São order stands.', observation_id: 1 },
    { claim_id: 'C 2', proposition: 'It rains.', attribution: { actor_id: 'velmara', mode: 'publisher' } },
    5,
    { claim_id: 'C-1', proposition: 'Said twice.' },
  ],
};
const { list } = modelOf(assessment).claims;
const search = (query: string): readonly number[] => findClaims(list, casefile, query).map(({ index }) => index);

it.each([
  ['', [0, 1, 2, 3]],
  ['sao ORDER', [0]],
  ['mariners', [0]],
  ['velmara', [1]],
  ['فلمارا', [1]],
  ['c-1', [0, 3]],
  ['order rains', []],
])('finding claims %j finds %j', (query, indices) => {
  expect(search(query)).toEqual(indices);
});
