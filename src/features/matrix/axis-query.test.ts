import { describe, expect, it } from 'vitest';
import { gapsOf } from '../../core/matrix/gaps.ts';
import { claim, deskOf, link } from '../../core/matrix/matrix.fixtures.ts';
import { matrixOf } from '../../core/matrix/matrix.ts';
import { pullThread, nothingOff } from '../../core/matrix/thread.ts';
import {
  allClaims,
  allEntries,
  countFilters,
  linkedOnly,
  queryClaims,
  queryEntries,
  type ClaimQuery,
  type EntryQuery,
  type QueryFacts,
} from './axis-query.ts';
import { consequenceSentence } from './sentences.ts';

const claims = [
  claim({ claim_id: 'C-10', observation_id: 3, claim_kind: 'capacity' }),
  claim({ claim_id: 'C-2', observation_id: 1, representation: 'paraphrase' }),
  claim({ claim_id: 'C-1', observation_id: 2 }),
];
const powerBases = [[link('C-10', 'supports')], [link('C-2', 'supports'), link('C-10', 'contradicts')]];
const matrix = matrixOf(deskOf({ claims, powerBases, intents: [[link('C-2', 'supports'), link('C-10', 'supports')]] }));
const facts: QueryFacts = {
  gaps: gapsOf(matrix),
  levelAt: (path) => (path === '/claims/2' ? 'violation' : path === '/claims/1' ? 'notice' : null),
  actorNames: () => ['Harbour Council'],
};
const ids = (query: Partial<ClaimQuery>) => queryClaims(matrix, { ...allClaims, ...query }, facts).map(({ id }) => id);
const entryIds = (query: Partial<EntryQuery>) =>
  queryEntries(matrix, { ...allEntries, ...query }, facts).map(({ id }) => id);

describe('what is shown of the axes', () => {
  it('filters claims by what they are and where they come from', () => {
    expect(ids({})).toEqual(['C-10', 'C-2', 'C-1']);
    expect(ids({ kind: 'capacity' })).toEqual(['C-10']);
    expect(ids({ representation: 'paraphrase' })).toEqual(['C-2']);
    expect(ids({ observation: 2 })).toEqual(['C-1']);
    expect(ids({ publisher: 'harbour-council' })).toEqual(['C-2', 'C-1']);
    expect(ids({ publisher: null })).toEqual(['C-10']);
    expect(ids({ finding: 'any' })).toEqual(['C-2', 'C-1']);
    expect(ids({ finding: 'none' })).toEqual(['C-10']);
    expect(ids({ actor: 'nobody' })).toEqual([]);
    expect(ids({ text: 'monday HARBOUR c-1' })).toEqual(['C-10', 'C-1']);
    expect(ids({ gap: 'uncited' })).toEqual(['C-1']);
  });

  it('orders claims by their ids as people count, by place and by findings, and leaves equal ones as they are', () => {
    expect(ids({ order: 'id' })).toEqual(['C-1', 'C-2', 'C-10']);
    expect(ids({ order: 'position' })).toEqual(['C-2', 'C-1', 'C-10']);
    expect(ids({ order: 'publisher' })).toEqual(['C-2', 'C-1', 'C-10']);
    expect(ids({ order: 'findings' })).toEqual(['C-1', 'C-2', 'C-10']);
    expect(ids({ order: 'actor' })).toEqual(['C-10', 'C-2', 'C-1']);
  });

  it('filters and orders entries', () => {
    expect(entryIds({ list: 'intent_hypotheses' })).toEqual(['IH-0']);
    expect(entryIds({ state: 'draft' })).toEqual(['IH-0']);
    expect(entryIds({ domain: 'institutional' })).toEqual(['PB-0', 'PB-1']);
    expect(entryIds({ gap: 'unopposed' })).toEqual(['PB-0', 'IH-0']);
    expect(entryIds({ order: 'id' })).toEqual(['IH-0', 'PB-0', 'PB-1']);
    expect(entryIds({ order: 'domain' })).toEqual(['PB-0', 'PB-1', 'IH-0']);
  });

  it('counts filters without the search, the order and the gap', () => {
    expect(
      countFilters({ ...allClaims, text: 'x', gap: 'uncited', order: 'id', kind: 'denial', publisher: null }),
    ).toBe(2);
  });

  it('leaves what is linked to what is left of the other axis', () => {
    const left = linkedOnly(matrix.claims, matrix.entries.slice(0, 1));
    expect(left.claims.map(({ id }) => id)).toEqual(['C-10']);
    expect(linkedOnly(matrix.claims.slice(2), matrix.entries)).toEqual({ claims: [], entries: [] });
  });
});

describe('what is said of a pulled thread', () => {
  it('says in sentences what falls and what stands, with counts and no strength', () => {
    const { touched } = pullThread(matrix, { ...nothingOff, claims: new Set(['C-2']) });
    expect(touched.map(consequenceSentence)).toEqual([
      'PB-1 loses its last support: the one claim that supports it is switched off.',
      // A paraphrase cannot support: without it the intent is what it was, capability alone.
      'IH-0 stands on with 1 of 2 supporting claims.',
    ]);
    const verbatim = claims.map((each) => ({ ...each, representation: 'verbatim' }));
    const intents = [[link('C-2', 'supports'), link('C-10', 'supports')]];
    const fit = matrixOf(deskOf({ claims: verbatim, powerBases: [], intents }));
    const pulled = pullThread(fit, { ...nothingOff, claims: new Set(['C-2']) });
    expect(pulled.touched.map(consequenceSentence)).toEqual([
      'IH-0 becomes capability alone (the claim that is left says what it can do, not what it means to do). 1 supporting claim of 2 is left.',
    ]);
    const other = pullThread(matrix, { ...nothingOff, claims: new Set(['C-10']) });
    expect(other.touched.map(consequenceSentence)).toEqual([
      'PB-0 loses its last support: the one claim that supports it is switched off.',
      'PB-1 loses all that contradicts it. Its support stays: 1 claim.',
      'IH-0 loses its only verbatim support. 1 supporting claim of 2 is left.',
    ]);
  });
});
