import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { createKnowledge } from './knowledge.ts';
import { endpoint } from './knowledge.cases.ts';
import { faultsOf, randomRequests } from './random.cases.ts';

it('responds to random requests without failing, hanging or revealing one caller’s data to another', async () => {
  const answer = createKnowledge({ place: { knowledgeEndpoint: true } });
  const all = fc.asyncProperty(randomRequests, async (requests) => {
    expect(await faultsOf(requests, endpoint, answer)).toEqual([]);
  });
  await fc.assert(all, { numRuns: runs(240), endOnFailure: true });
});
