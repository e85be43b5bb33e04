/** Finds the claims that use a passage or an observation of the casefile, and names them in short. */
import type { JsonObject } from '../../core/json/json.ts';
import { listOf, viewClaim, type ClaimView } from '../../core/assessment/view.ts';

function claimsWhere(assessment: JsonObject, isMeant: (claim: ClaimView) => boolean): readonly string[] {
  return listOf(assessment, 'claims')
    .map(viewClaim)
    .flatMap((claim, index) => (isMeant(claim) ? [claim.claim_id ?? `claim ${index + 1}`] : []));
}

/** Returns the IDs of the claims on a passage, in document order. */
export function claimsOfPassage(assessment: JsonObject, passageId: string): readonly string[] {
  return claimsWhere(assessment, (claim) => claim.passage_id === passageId);
}

/** Returns the IDs of the claims of an observation, in document order. */
export function claimsOfObservation(assessment: JsonObject, observationId: number): readonly string[] {
  return claimsWhere(assessment, (claim) => claim.observation_id === observationId);
}

/** Joins the first IDs and counts the rest: “C-001, C-002 and 3 more”; empty for no IDs. */
export function nameSome(ids: readonly string[], most = 3): string {
  const more = ids.length - most;
  return more > 0 ? `${ids.slice(0, most).join(', ')} and ${more} more` : ids.join(', ');
}
