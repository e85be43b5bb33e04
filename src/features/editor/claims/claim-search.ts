import { casefileIndex } from '../../../core/casefile/lookup.ts';
import type { Casefile } from '../../../core/casefile/types.generated.ts';
import type { ClaimInfo } from './claim-info.ts';

/** A text as it is searched: without case and accents, white space as single spaces. */
export function searchForm(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const texts = new WeakMap<ClaimInfo, { readonly casefile: Casefile | null; readonly text: string }>();

/** Everything that a claim is found by: id, words, and the names of its actors and of its observation. */
export function searchText(info: ClaimInfo, casefile: Casefile | null): string {
  const known = texts.get(info);
  if (known?.casefile === casefile) return known.text;
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
  ];
  const text = searchForm(parts.filter((part) => part !== undefined).join(' \n '));
  texts.set(info, { casefile, text });
  return text;
}

/** The claims that have every word of the query somewhere, in their order; all of them for an empty query. */
export function findClaims(
  claims: readonly ClaimInfo[],
  casefile: Casefile | null,
  query: string,
): readonly ClaimInfo[] {
  const words = searchForm(query).split(' ').filter(Boolean);
  return words.length === 0
    ? claims
    : claims.filter((claim) => words.every((word) => searchText(claim, casefile).includes(word)));
}
