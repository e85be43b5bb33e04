/** Searches claims by their text, actors, observation and place in the file, ignoring case and accents. */
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import { placeOfClaimInWords } from '../../../core/casefile/origins.ts';
import type { Casefile } from '../../../core/casefile/types.generated.ts';
import { listForm } from '../../../core/passage/list-form.ts';
import type { ClaimInfo } from './claim-info.ts';

const texts = new WeakMap<ClaimInfo, { readonly casefile: Casefile | null; readonly text: string }>();

/**
 * Returns the searchable text of a claim: its ID, its text, the names of its actors and its observation, and its place.
 */
export function searchText(info: ClaimInfo, casefile: Casefile | null): string {
  const cached = texts.get(info);
  if (cached?.casefile === casefile) return cached.text;
  const { claim, id } = info;
  const index = casefileIndex(casefile);
  const actorIds = [claim.attribution?.actor_id, ...(claim.subject_actor_ids ?? [])].filter(
    (actor) => typeof actor === 'string',
  );
  const observation = claim.observation_id === undefined ? undefined : index.observation(claim.observation_id);
  const parts = [
    id,
    claim.proposition,
    claim.actual,
    claim.claim_kind,
    claim.representation,
    ...actorIds.flatMap((actor) => [actor, ...(index.actor(actor)?.names ?? [])]),
    observation?.title,
    claim.observation_id === undefined ? undefined : `#${String(claim.observation_id)}`,
    placeOfClaimInWords(casefile, claim),
  ];
  const text = listForm(parts.filter((part) => part !== undefined).join(' \n '));
  texts.set(info, { casefile, text });
  return text;
}

/** Returns the claims that contain every word of the query, in their order; all claims for an empty query. */
export function findClaims(
  claims: readonly ClaimInfo[],
  casefile: Casefile | null,
  query: string,
): readonly ClaimInfo[] {
  const words = listForm(query).split(' ').filter(Boolean);
  return words.length === 0
    ? claims
    : claims.filter((claim) => words.every((word) => searchText(claim, casefile).includes(word)));
}
