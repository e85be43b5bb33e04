import type { JsonObject } from '../../core/json/json.ts';
import type { Assessment, Claim } from '../../core/assessment/types.generated.ts';
import type { Actor, Casefile } from '../../core/casefile/types.generated.ts';
import { anchoredClaim, placeOf } from './anchoring.ts';
import { brokenClaims, validClaims, type BrokenClaim } from './broken-claims.ts';
import { brokenContradictions, brokenIntents, brokenPowerBases, brokenUnknowns } from './broken-entries.ts';
import { observations } from './observations.ts';

/** Actors that only the broken draft has: one without a visible name, and one with hidden characters in its name. */
const brokenActors: readonly Actor[] = [
  { actor_id: 'tessen-bargemen', names: [], publisher_hosts: [] },
  { actor_id: 'sarn-sluice-keepers', names: ['Sarn Sluice\u200B Keepers'], publisher_hosts: [] },
];

/** The sample casefile with the broken draft's actors. Its observations, and so its fingerprint, are the same. */
export function brokenCasefile(casefile: Casefile): Casefile {
  return { ...casefile, actors: [...casefile.actors, ...brokenActors] };
}

function asObject(claim: Claim): JsonObject {
  return claim as unknown as JsonObject;
}

function brokenClaim(claim: BrokenClaim, casefile: Casefile): JsonObject {
  const at = observations.findIndex(({ observation_id }) => observation_id === claim.observation);
  const [observation, source] = [casefile.observations[at], observations[at]];
  if (!observation || !source) throw new Error(`${claim.claim_id}: there is no such observation.`);
  const place = placeOf(claim, observation, source);
  const text = observation.passages.find(({ passage_id }) => passage_id === place.passage_id)?.text ?? '';
  const valid = asObject(anchoredClaim(claim, place));
  return claim.damage ? claim.damage(valid, text) : valid;
}

/** The observations that the draft lists. One has no claim (5), and one that has a claim is missing (14). */
const listed = [1, 2, 3, 4, 5, 9, 11, 12, 13];

/** An assessment for the sample casefile with a finding of every rule. */
export function brokenAssessment(casefile: Casefile, finished: Assessment): JsonObject {
  const valid = finished.claims.filter(({ claim_id }) => validClaims.includes(claim_id));
  return {
    contract: 'ww3.assessment/v1',
    casefile_fingerprint_sha256: '0badc0de'.repeat(8),
    observation_ids: listed,
    producer: { kind: 'human', name: 'The Hesper reading group', version: 'unread draft' },
    claims: [...valid.map(asObject), ...brokenClaims.map((claim) => brokenClaim(claim, casefile))],
    power_bases: brokenPowerBases,
    intent_hypotheses: brokenIntents,
    contradictions: brokenContradictions,
    unknowns: brokenUnknowns,
    scope:
      'Claims are attributed representations. This is not the contract’s statement, or it is: the wording is not shown.',
  };
}
