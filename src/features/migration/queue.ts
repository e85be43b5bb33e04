import type { History } from '../../core/assessment/history.ts';
import type { JsonObject, JsonValue } from '../../core/assessment/json.ts';
import { listOf, viewClaim, type ClaimView } from '../../core/assessment/view.ts';
import type { AnchorState } from '../../core/passage/quote.ts';
import type { SetAside } from '../../store/view-store.ts';

/** A claim that stands on the earlier text. */
export interface QueuedClaim {
  /** Its index among the document's claims. */
  readonly index: number;
  /** What it is called: its id, or its number where it has none. */
  readonly name: string;
  readonly claim: ClaimView;
}

export type PlaceState = AnchorState['state'];

/** What the queue is narrowed to. */
export type QueueFilter = 'all' | PlaceState | 'aside';

/** The states in the order in which they are decided most easily, and what they mean. */
export const stateWords: Readonly<Record<PlaceState, { readonly title: string; readonly meaning: string }>> = {
  exact: { title: 'Exact', meaning: 'The very words stand at the very place.' },
  moved: { title: 'Moved', meaning: 'The very words stand at one other place.' },
  ambiguous: { title: 'Ambiguous', meaning: 'It cannot be known which of several places is meant.' },
  changed: { title: 'Changed', meaning: 'Only something like the words stands there.' },
  missing: { title: 'Missing', meaning: 'Nothing like the words stands there.' },
};

export const placeStates: readonly PlaceState[] = ['exact', 'moved', 'ambiguous', 'changed', 'missing'];

function nameOf({ claim_id: id }: ClaimView, index: number): string {
  return id || `Claim ${String(index + 1)}`;
}

/** The claims that stand on a passage, in document order. */
export function claimsOn(assessment: JsonObject, passageId: string): readonly QueuedClaim[] {
  return listOf(assessment, 'claims').flatMap((raw, index) => {
    const claim = viewClaim(raw);
    return claim.passage_id === passageId ? [{ index, name: nameOf(claim, index), claim }] : [];
  });
}

/** The key of a note that a claim of an earlier text is not moved. */
export function setAsideKey(from: string, name: string): string {
  return `${from} ${name}`;
}

/** The claims that a filter shows: those set aside are apart from the others. */
export function filtered(
  claims: readonly QueuedClaim[],
  filter: QueueFilter,
  stateOf: (claim: QueuedClaim) => PlaceState | undefined,
  asideOf: (claim: QueuedClaim) => SetAside | undefined,
): readonly QueuedClaim[] {
  if (filter === 'aside') return claims.filter((claim) => asideOf(claim) !== undefined);
  if (filter === 'all') return claims;
  return claims.filter((claim) => asideOf(claim) === undefined && stateOf(claim) === filter);
}

const idsByClaims = new WeakMap<readonly JsonValue[], Map<string, readonly string[]>>();

/** The ids of the claims on a passage, remembered by the list's identity: neighbours in a history share it. */
function idsOn(assessment: JsonObject, passageId: string): readonly string[] {
  const claims = listOf(assessment, 'claims');
  const known = idsByClaims.get(claims) ?? new Map<string, readonly string[]>();
  idsByClaims.set(claims, known);
  const ids = known.get(passageId) ?? claimsOn(assessment, passageId).map(({ name }) => name);
  known.set(passageId, ids);
  return ids;
}

/**
 * The names of the claims that stood on a passage at some step of the kept history, still exist, and stand elsewhere
 * now: what was moved. It follows undo and redo, and is as old as the history is.
 */
export function movedSince({ past }: History, assessment: JsonObject, passageId: string): readonly string[] {
  const before = new Set(past.flatMap((step) => idsOn(step.before.assessment, passageId)));
  if (before.size === 0) return [];
  const elsewhere = listOf(assessment, 'claims').flatMap((raw, index) => {
    const claim = viewClaim(raw);
    return claim.passage_id === passageId ? [] : [nameOf(claim, index)];
  });
  return elsewhere.filter((name) => before.has(name));
}
