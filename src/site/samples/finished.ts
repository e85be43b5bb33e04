import type { Assessment } from '../../core/assessment/types.generated.ts';
import { casefileFingerprint } from '../../core/casefile/fingerprint.ts';
import type { Digest } from '../../core/casefile/hash.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { actors } from './actors.ts';
import { anchoredClaim, placeOf } from './anchoring.ts';
import { hearing } from './claims-hearing.ts';
import { river } from './claims-river.ts';
import { strait } from './claims-strait.ts';
import { trade } from './claims-trade.ts';
import { contradictions, unknowns } from './contradictions.ts';
import { shores as shoreIntents } from './intents-shores.ts';
import { trade as tradeIntents } from './intents-trade.ts';
import { observations } from './observations.ts';
import { readObservation } from './passages.ts';
import { shores as shorePower } from './power-bases-shores.ts';
import { trade as tradePower } from './power-bases-trade.ts';

/** The claims, each with the exact text of its passage. */
export const claimSources = [...strait, ...river, ...trade, ...hearing];

/** The sample casefile. Its passages are read from their files and named by their hashes. */
export async function sampleCasefile(digest: Digest): Promise<Casefile> {
  return {
    format: 'assessment-desk.casefile/v1',
    title: 'The Strait of Hesper, March and April 2025 (an invented case)',
    actors,
    observations: await Promise.all(observations.map((source) => readObservation(source, digest))),
  };
}

/** The finished assessment for the sample casefile. Throws if the text of a claim is not in its passage. */
export function finishedAssessment(casefile: Casefile, digest: Digest): Assessment {
  const claims = claimSources.map((claim) => {
    const at = observations.findIndex(({ observation_id }) => observation_id === claim.observation);
    const [observation, source] = [casefile.observations[at], observations[at]];
    if (!observation || !source)
      throw new Error(`${claim.claim_id}: there is no observation ${String(claim.observation)}.`);
    return anchoredClaim(claim, placeOf(claim, observation, source));
  });
  return {
    contract: 'ww3.assessment/v1',
    casefile_fingerprint_sha256: casefileFingerprint(casefile, digest),
    observation_ids: observations.map(({ observation_id }) => observation_id),
    producer: { kind: 'human', name: 'The Hesper reading group', version: 'third reading, 16 April 2025' },
    claims,
    power_bases: [...shorePower, ...tradePower],
    intent_hypotheses: [...shoreIntents, ...tradeIntents],
    contradictions,
    unknowns,
  };
}
