import { expect, it } from 'vitest';
import { exampleCasefile } from '../rules/example-workspace.ts';
import { casefileIndex } from '../casefile/lookup.ts';
import { inOneText, saidBy, supportingPublishers, supportInWords } from './in-words.ts';

const [observation] = exampleCasefile.observations;
const published = (by: string | null) =>
  casefileIndex({
    ...exampleCasefile,
    observations: observation ? [{ ...observation, publisher_actor_id: by }] : [],
  });
const known = published('river-authority');

it.each([
  ['publisher', 'River Authority', 'Harbour Council, publisher'],
  ['reported-speaker', 'River Authority', 'Harbour Council, reported by River Authority'],
  ['reported-speaker', null, 'Harbour Council, reported, publisher unknown'],
  ['explicit-speaker', 'River Authority', 'Harbour Council, explicit speaker, published by River Authority'],
  ['explicit-speaker', null, 'Harbour Council, explicit speaker, publisher unknown'],
  ['unresolved', 'River Authority', 'Speaker unresolved, published by River Authority'],
  ['unresolved', null, 'Speaker unresolved, publisher unknown'],
  ['elsewhere', null, 'Harbour Council, elsewhere'],
] as const)('says who said a claim’s words: %s, published by %s', (mode, publisher, words) => {
  const attribution = { mode, actor_id: 'harbour-council' } as never;
  expect(inOneText(saidBy({ attribution, observation_id: 1 }, publisher ? known : published(null)))).toBe(words);
});

it('names an actor without a name by its ID, and says if none is given', () => {
  expect(inOneText(saidBy({ attribution: { mode: 'publisher', actor_id: 'x' } }, known))).toBe('x, publisher');
  expect(inOneText(saidBy({}, known))).toBe('no actor');
});

it.each([
  [[], 'no claim'],
  [['a'], '1 claim from 1 publisher'],
  [['a', 'a', 'b'], '3 claims from 2 publishers'],
  [[undefined], '1 claim from an unknown publisher'],
  [[undefined, undefined], '2 claims from unknown publishers'],
  [['a', undefined], '2 claims, 1 from 1 publisher and 1 from an unknown publisher'],
])('counts publishers of supporting claims: %j', (publishers, words) => {
  expect(supportInWords(publishers)).toBe(words);
});

it('counts each supporting claim once, and no missing or contradicting one', () => {
  const links = [
    { claim_id: 'C-1', effect: 'supports' },
    { claim_id: 'C-1', effect: 'supports' },
    { claim_id: 'C-2', effect: 'contradicts' },
    { claim_id: 'C-3', effect: 'supports' },
    undefined,
  ] as const;
  const claimOf = (id: string) => (id === 'C-3' ? undefined : { observation_id: 1 });
  expect(supportingPublishers(links, claimOf, known)).toEqual(['river-authority']);
});
