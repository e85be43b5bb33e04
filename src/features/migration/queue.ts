/** The claims to move from an old passage: their states, the filter of the queue, and the claims already moved. */
import { byIdentity } from '../../core/json/by-identity.ts';
import type { History } from '../../core/workspace/history.ts';
import type { JsonObject, JsonValue } from '../../core/json/json.ts';
import { grouped } from '../../core/json/grouped.ts';
import { listOf, viewClaim, type ClaimView } from '../../core/assessment/view.ts';
import type { AnchorState } from '../../core/passage/quote.ts';
import type { SetAside } from '../../store/view-store.ts';

/** A claim on the old passage. */
export interface QueuedClaim {
  /** Its index among the document's claims. */
  readonly index: number;
  /** Its ID, or its number if it has none. */
  readonly name: string;
  readonly claim: ClaimView;
}

export type PlaceState = AnchorState['state'];

/** The filter of the queue. */
export type QueueFilter = 'all' | PlaceState | 'aside';

/** The states and their meaning, easiest decisions first. */
export const stateWords: Readonly<Record<PlaceState, { readonly title: string; readonly meaning: string }>> = {
  exact: { title: 'Exact', meaning: 'Same text, same position' },
  moved: { title: 'Moved', meaning: 'Same text, new position' },
  ambiguous: { title: 'Ambiguous', meaning: 'Same text in several positions' },
  changed: { title: 'Changed', meaning: 'Similar text only' },
  missing: { title: 'Missing', meaning: 'No similar text' },
};

export const placeStates: readonly PlaceState[] = ['exact', 'moved', 'ambiguous', 'changed', 'missing'];

function nameOf({ claim_id: id }: ClaimView, index: number): string {
  return id || `Claim ${String(index + 1)}`;
}

/** Returns the claims on a passage, in document order. */
export function claimsOn(assessment: JsonObject, passageId: string): readonly QueuedClaim[] {
  return listOf(assessment, 'claims').flatMap((raw, index) => {
    const claim = viewClaim(raw);
    return claim.passage_id === passageId ? [{ index, name: nameOf(claim, index), claim }] : [];
  });
}

/** Returns the key of the note that a claim is not moved from an old passage. */
export function setAsideKey(from: string, name: string): string {
  return `${from} ${name}`;
}

/** Returns the claims that match a filter. Claims set aside appear only under “all” and their own filter. */
export function filterClaims(
  claims: readonly QueuedClaim[],
  filter: QueueFilter,
  stateOf: (claim: QueuedClaim) => PlaceState | undefined,
  asideOf: (claim: QueuedClaim) => SetAside | undefined,
): readonly QueuedClaim[] {
  if (filter === 'aside') return claims.filter((claim) => asideOf(claim) !== undefined);
  if (filter === 'all') return claims;
  return claims.filter((claim) => asideOf(claim) === undefined && stateOf(claim) === filter);
}

/** The names of claims by their passages, cached by the list, which neighbouring steps of a history share. */
const namesByPassage = byIdentity((claims: readonly JsonValue[]) => {
  const named = claims.map((raw, index) => ({ claim: viewClaim(raw), name: nameOf(viewClaim(raw), index) }));
  return grouped(named, ({ claim }) => claim.passage_id);
});

/**
 * Returns the names of the moved claims: those that were on a passage at some step of the history, still exist, and
 * are on another passage now. It follows undo and redo, and reaches back as far as the history.
 */
export function movedSince({ past }: History, assessment: JsonObject, passageId: string): readonly string[] {
  const before = new Set(
    past.flatMap((step) =>
      (namesByPassage(listOf(step.before.assessment, 'claims')).get(passageId) ?? []).map(({ name }) => name),
    ),
  );
  if (before.size === 0) return [];
  const elsewhere = listOf(assessment, 'claims').flatMap((raw, index) => {
    const claim = viewClaim(raw);
    return claim.passage_id === passageId ? [] : [nameOf(claim, index)];
  });
  return elsewhere.filter((name) => before.has(name));
}
