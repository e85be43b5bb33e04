import { useEffect, useMemo, useState } from 'react';
import { casefileIndex, type LoadedPassage } from '../../core/casefile/lookup.ts';
import type { Passage } from '../../core/casefile/types.generated.ts';
import type { AnchorState } from '../../core/passage/quote.ts';
import { useDraft, useView } from '../../store/context.tsx';
import type { MigrationView, SetAside } from '../../store/view-store.ts';
import {
  claimsOn,
  filtered,
  movedSince,
  setAsideKey,
  type PlaceState,
  type QueuedClaim,
  type QueueFilter,
} from './queue.ts';
import { placeOf, usePlaces } from './use-places.ts';

/** The moving of claims from an earlier text to a revised one, as it stands now. */
export interface Migration {
  readonly from: string;
  /** The earlier text, where it is still in the casefile. */
  readonly old: Passage | undefined;
  readonly to: LoadedPassage;
  /** Every claim that stands on the earlier text. */
  readonly claims: readonly QueuedClaim[];
  /** Those that the filter shows. */
  readonly shown: readonly QueuedClaim[];
  readonly current: QueuedClaim | undefined;
  readonly place: AnchorState | undefined;
  readonly filter: QueueFilter;
  readonly setFilter: (filter: QueueFilter) => void;
  readonly go: (index: number) => void;
  /** How many claims are in each state, those set aside apart. */
  readonly counts: Readonly<Record<PlaceState | 'aside', number>>;
  /** Claims whose place is not looked for yet. */
  readonly unlooked: number;
  readonly moved: number;
  readonly asideOf: (claim: QueuedClaim) => SetAside | undefined;
  /** The claims in a state that nobody has set aside, with their places. */
  readonly inState: (state: PlaceState) => readonly { readonly claim: QueuedClaim; readonly place: AnchorState }[];
}

/** The queue of a migration; `to` is given by the caller, who knows that it is loaded. */
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
  const shown = filtered(claims, filter, stateOf, asideOf);
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
    unlooked: claims.length - places.size,
    moved,
    asideOf,
    inState,
  };
}

/** The claim that was gone to; where it is decided, the next one that is shown, else the last. */
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

/** Marks a place in the passage beside the queue, and takes the mark away with the queue. */
export function useMarkedPlace(
  passageId: string,
  span: { readonly start: number; readonly end: number } | undefined,
  mark: (span: { readonly start: number; readonly end: number } | null) => void,
  serial: unknown,
): void {
  const { start, end } = span ?? {};
  useEffect(() => {
    mark(start === undefined || end === undefined ? null : { start, end });
    // The mark is made anew for each claim and each candidate, and not when somebody marks other words.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [passageId, start, end, serial]);
}
