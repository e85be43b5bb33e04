import { describe, expect, it } from 'vitest';
import { gapsOf } from '../../core/matrix/gaps.ts';
import { claim, deskOf, link } from '../../core/matrix/matrix.fixtures.ts';
import { matrixOf } from '../../core/matrix/matrix.ts';
import { effectsOfExclusions, noExclusions } from '../../core/matrix/exclusions.ts';
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
} from './matrix-view.ts';
import { consequenceSentence, publishersOf } from './sentences.ts';

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

describe('queries of the axes', () => {
  it('filters claims by their properties and sources', () => {
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

  it('sorts claims by number in the ID, by position and by findings, and keeps equal ones in order', () => {
    expect(ids({ order: 'id' })).toEqual(['C-1', 'C-2', 'C-10']);
    expect(ids({ order: 'position' })).toEqual(['C-2', 'C-1', 'C-10']);
    expect(ids({ order: 'publisher' })).toEqual(['C-2', 'C-1', 'C-10']);
    expect(ids({ order: 'findings' })).toEqual(['C-1', 'C-2', 'C-10']);
    expect(ids({ order: 'actor' })).toEqual(['C-10', 'C-2', 'C-1']);
  });

  it('filters and sorts entries', () => {
    expect(entryIds({ list: 'intent_hypotheses' })).toEqual(['IH-0']);
    expect(entryIds({ state: 'draft' })).toEqual(['IH-0']);
    expect(entryIds({ domain: 'institutional' })).toEqual(['PB-0', 'PB-1']);
    expect(entryIds({ gap: 'unopposed' })).toEqual(['PB-0', 'IH-0']);
    expect(entryIds({ order: 'id' })).toEqual(['IH-0', 'PB-0', 'PB-1']);
    expect(entryIds({ order: 'domain' })).toEqual(['PB-0', 'PB-1', 'IH-0']);
  });

  it('counts filters without the search, the sort order and the gap', () => {
    expect(
      countFilters({ ...allClaims, text: 'x', gap: 'uncited', order: 'id', kind: 'denial', publisher: null }),
    ).toBe(2);
  });

  it('keeps only claims and entries that are linked to each other', () => {
    const left = linkedOnly(matrix.claims, matrix.entries.slice(0, 1));
    expect(left.claims.map(({ id }) => id)).toEqual(['C-10']);
    expect(linkedOnly(matrix.claims.slice(2), matrix.entries)).toEqual({ claims: [], entries: [] });
  });
});

it('sentences about excluded claims say what is lost and what remains, with counts and no strength', () => {
  const without = (id: string, from = matrix) =>
    effectsOfExclusions(from, { ...noExclusions, claims: new Set([id]) }).touched.map(consequenceSentence);
  expect(without('C-2')).toEqual([
    'PB-1 loses all support: its only supporting claim is excluded.',
    // Only a verbatim claim counts here: without the paraphrase, the hypothesis still rests on capability alone.
    'IH-0 keeps 1 of 2 supporting claims.',
  ]);
  const verbatim = claims.map((each) => ({ ...each, representation: 'verbatim' }));
  const intents = [[link('C-2', 'supports'), link('C-10', 'supports')]];
  const fit = matrixOf(deskOf({ claims: verbatim, powerBases: [], intents }));
  expect(without('C-2', fit)).toEqual([
    'IH-0 rests on capability alone (the remaining claim shows capability, not intent). 1 of 2 supporting claims remains.',
  ]);
  expect(without('C-10')).toEqual([
    'PB-0 loses all support: its only supporting claim is excluded.',
    'PB-1 loses all contradicting evidence. It keeps its 1 supporting claim.',
    'IH-0 loses all verbatim support. 1 of 2 supporting claims remains.',
  ]);
});

it('names each publisher behind the support of an entry once, and apart those that contradict it', () => {
  const [, contested] = matrix.entries;
  const publishers = contested && [
    publishersOf(matrix, contested, 'supports'),
    publishersOf(matrix, contested, 'contradicts'),
  ];
  expect(publishers).toEqual([['harbour-council'], [null]]);
});
