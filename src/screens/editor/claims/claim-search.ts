/** Names claims by their text; searches them by text, actors, observation and place, ignoring case and accents. */
import type { ModelClaim } from '../../../core/assessment/model.ts';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import { placeOfClaimInWords } from '../../../core/casefile/origins.ts';
import type { Casefile } from '../../../core/casefile/types.generated.ts';
import { byIdentity } from '../../../core/json/by-identity.ts';
import { listForm } from '../../../core/text/searchable.ts';
import { spacesForLineEnds } from '../../../core/text/shorten.ts';

/** Returns the text of a claim: its proposition, or else its actual text, or else a placeholder. */
export function claimText({ claim }: ModelClaim): string {
  return spacesForLineEnds(claim.proposition || claim.actual || 'No text yet');
}

/**
 * Returns the searchable text of a claim: its ID, its text, the names of its actors and its observation, and its place.
 * Cached by the claim and the casefile.
 */
export const searchText = byIdentity(({ claim, id }: ModelClaim, casefile: Casefile | null): string => {
  const index = casefileIndex(casefile);
  const actorIds = [claim.attribution?.actor_id, ...(claim.subject_actor_ids ?? [])].filter(
    (actor) => typeof actor === 'string',
  );
  const parts = [
    id,
    claim.proposition,
    claim.actual,
    claim.claim_kind,
    claim.representation,
    ...actorIds.flatMap((actor) => [actor, ...(index.actor(actor)?.names ?? [])]),
    index.observation(claim.observation_id)?.title,
    claim.observation_id === undefined ? undefined : `#${String(claim.observation_id)}`,
    placeOfClaimInWords(casefile, claim),
  ];
  return listForm(parts.filter((part) => part !== undefined).join(' \n '));
});

/** Returns the claims that contain every word of the query, in their order; all claims for an empty query. */
export function findClaims(
  claims: readonly ModelClaim[],
  casefile: Casefile | null,
  query: string,
): readonly ModelClaim[] {
  const words = listForm(query).split(' ').filter(Boolean);
  return words.length === 0
    ? claims
    : claims.filter((claim) => words.every((word) => searchText(claim, casefile).includes(word)));
}
