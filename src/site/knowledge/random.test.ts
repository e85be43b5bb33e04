import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createKnowledge } from './knowledge.ts';
import { endpoint } from './knowledge.cases.ts';
import { faultsOf, randomRequests } from './random.cases.ts';

it('nine thousand six hundred random requests never fail, hang, or reveal one caller’s data to another', async () => {
  const answer = createKnowledge({ place: { knowledgeEndpoint: true } });
  const all = fc.asyncProperty(randomRequests, async (requests) => {
    expect(await faultsOf(requests, endpoint, answer)).toEqual([]);
  });
  await fc.assert(all, { numRuns: 480, seed: 20_261_121, endOnFailure: true });
});
