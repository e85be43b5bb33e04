/** Gives the screen “Move claims” its state, derived from the draft: claims, positions, filter and progress. */
import { useEffect, useMemo, useState } from 'react';
import { casefileIndex, type LoadedPassage } from '../../core/casefile/lookup.ts';
import type { Passage } from '../../core/casefile/types.generated.ts';
import type { AnchorState } from '../../core/passage/quote.ts';
import { useDraft, useView } from '../../shared/context.tsx';
import type { MigrationView, SetAside } from '../../store/view-store.ts';
import {
  claimsOn,
  filterClaims,
  movedSince,
  setAsideKey,
  type PlaceState,
  type QueuedClaim,
  type QueueFilter,
} from './queue.ts';
import { placeOf, usePlaces } from './use-places.ts';

/** The current state of moving claims from an old passage to a revised one. */
export interface Migration {
  readonly from: string;
  /** The old passage; undefined if it is no longer in the casefile. */
  readonly old: Passage | undefined;
  readonly to: LoadedPassage;
  /** All claims on the old passage. */
  readonly claims: readonly QueuedClaim[];
  /** The claims that match the filter. */
  readonly shown: readonly QueuedClaim[];
  readonly current: QueuedClaim | undefined;
  readonly place: AnchorState | undefined;
  readonly filter: QueueFilter;
  readonly setFilter: (filter: QueueFilter) => void;
  readonly go: (index: number) => void;
  /** The number of claims in each state; claims set aside are counted separately. */
  readonly counts: Readonly<Record<PlaceState | 'aside', number>>;
  /** Claims whose text has not been searched for yet. */
  readonly unsearched: number;
  readonly moved: number;
  readonly asideOf: (claim: QueuedClaim) => SetAside | undefined;
  /** The claims in a state, without those set aside, with their positions. */
  readonly inState: (state: PlaceState) => readonly { readonly claim: QueuedClaim; readonly place: AnchorState }[];
}

/** Returns the state of a migration. The caller passes `to`, which is in the casefile. */
export function useMigration({ from }: MigrationView, to: LoadedPassage): Migration {
  const workspace = useDraft((draft) => draft.workspace);
  const history = useDraft((draft) => draft.history);
  const notes = useView((view) => view.setAside);
  const [filter, setFilter] = useState<QueueFilter>('all');
  const [chosen, setChosen] = useState<number | null>(null);
  const { assessment, casefile } = workspace;
  const old = casefileIndex(casefile).passage(from)?.passage;
  const claims = useMemo(() => claimsOn(assessment, from), [assessment, from]);
  const places = usePlaces(claims, to.passage, old);
  const moved = useMemo(() => movedSince(history, assessment, from).length, [history, assessment, from]);
  const asideOf = (claim: QueuedClaim): SetAside | undefined => notes[setAsideKey(from, claim.name)];
  const stateOf = (claim: QueuedClaim): PlaceState | undefined => places.get(claim.index)?.state;
  const shown = filterClaims(claims, filter, stateOf, asideOf);
  const current = currentOf(shown, chosen);
  const inState: Migration['inState'] = (state) =>
    claims.flatMap((claim) => {
      const place = places.get(claim.index);
      return place?.state === state && asideOf(claim) === undefined ? [{ claim, place }] : [];
    });
  return {
    from,
    old,
    to,
    claims,
    shown,
    current,
    place: current && placeOf(current, to.passage, old),
    filter,
    setFilter,
    go: setChosen,
    counts: countsOf(claims, stateOf, asideOf),
    unsearched: claims.length - places.size,
    moved,
    asideOf,
    inState,
  };
}

/** Returns the chosen claim; once it is decided, the next claim shown, otherwise the last. */
function currentOf(shown: readonly QueuedClaim[], chosen: number | null): QueuedClaim | undefined {
  return shown.find(({ index }) => index >= (chosen ?? 0)) ?? shown.at(-1);
}

function countsOf(
  claims: readonly QueuedClaim[],
  stateOf: (claim: QueuedClaim) => PlaceState | undefined,
  asideOf: Migration['asideOf'],
): Migration['counts'] {
  const counts = { exact: 0, moved: 0, ambiguous: 0, changed: 0, missing: 0, aside: 0 };
  for (const claim of claims) {
    const state = asideOf(claim) === undefined ? stateOf(claim) : 'aside';
    if (state !== undefined) counts[state] += 1;
  }
  return counts;
}

/** Marks a span in the passage beside the queue as long as the queue is open. */
export function useMarkedPlace(
  passageId: string,
  span: { readonly start: number; readonly end: number } | undefined,
  mark: (span: { readonly start: number; readonly end: number } | null) => void,
  serial: unknown,
): void {
  const { start, end } = span ?? {};
  useEffect(() => {
    mark(start === undefined || end === undefined ? null : { start, end });
    // The mark is set again for each claim and candidate, but not when the user selects other text.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [passageId, start, end, serial]);
}
