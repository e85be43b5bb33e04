import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../core/assessment/json.ts';
import { emptyCasefile, newObservation } from '../../../core/casefile/create.ts';
import { claimInfos } from './claim-info.ts';
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
const { list, byId } = claimInfos(assessment);
const found = (query: string): readonly number[] => findClaims(list, casefile, query).map(({ index }) => index);

describe('finding claims', () => {
  it.each([
    ['', [0, 1, 2, 3]],
    ['sao ORDER', [0]],
    ['mariners', [0]],
    ['velmara', [1]],
    ['فلمارا', [1]],
    ['c-1', [0, 3]],
    ['order rains', []],
  ])('%j finds %j', (query, indices) => {
    expect(found(query)).toEqual(indices);
  });

  it('means the first claim where an id stands twice', () => {
    expect(byId.get('C-1')?.index).toBe(0);
  });

  it('knows which claims a link can name', () => {
    expect(list.map(({ citable }) => citable)).toEqual([true, false, false, true]);
  });

  it('gives the same infos for the same claims', () => {
    expect(claimInfos({ ...assessment, unknowns: ['?'] })).toBe(claimInfos(assessment));
  });
});
