/** Gives the screen “Move claims” its state, derived from the draft: claims, positions, filter and progress. */
import { useEffect, useMemo, useState } from 'react';
import type { History } from '../../core/workspace/history.ts';
import type { JsonObject, JsonValue } from '../../core/json/json.ts';
import {
  listOf,
  viewClaim,
  type ClaimView,
  viewContradiction,
  viewEvidenceLink,
  viewIntent,
  viewPowerBasis,
} from '../../core/assessment/view.ts';
import { placeInRevision, type AnchorState } from '../../core/text/quote.ts';
import type { SetAside, MigrationView } from '../../desk/view-store.ts';
import type { Passage } from '../../core/casefile/types.generated.ts';
import { moveClaims, type ClaimMove } from '../../core/workspace/move-claims.ts';
import { spanOf, spanInWords, type CodePointSpan, textAt } from '../../core/text/span.ts';
import { wordDifference } from '../../core/compare/words.ts';
import { notableChanges, notableInShort } from '../../core/compare/notable-changes.ts';
import { casefileIndex, type LoadedPassage } from '../../core/casefile/lookup.ts';
import { useDraft, useView, useStores } from '../../shared/context.tsx';
import { referencesToClaim } from '../../core/workspace/references.ts';
import { valueAt } from '../../core/json/pointer.ts';
import { useDeleteEntries } from '../../shared/delete-entries.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { counted } from '../../core/json/words.ts';

// The claims to move from an old passage: their states, the filter of the queue, and the claims already moved.

/** A claim on the old passage. */
export interface QueuedClaim {
  /** Its index among the document's claims. */
  readonly index: number;
  /** Its ID, or its number if it has none. */
  readonly name: string;
  readonly claim: ClaimView;
}

type PlaceState = AnchorState['state'];

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
function setAsideKey(from: string, name: string): string {
  return `${from} ${name}`;
}

/** Returns the claims that match a filter. Claims set aside appear only under “all” and their own filter. */
function filterClaims(
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

/** Returns the IDs of the claims on a passage, cached by the list, which neighbouring steps of a history share. */
function idsOn(assessment: JsonObject, passageId: string): readonly string[] {
  const claims = listOf(assessment, 'claims');
  const idsByPassage = idsByClaims.get(claims) ?? new Map<string, readonly string[]>();
  idsByClaims.set(claims, idsByPassage);
  const ids = idsByPassage.get(passageId) ?? claimsOn(assessment, passageId).map(({ name }) => name);
  idsByPassage.set(passageId, ids);
  return ids;
}

/**
 * Returns the names of the moved claims: those that were on a passage at some step of the history, still exist, and
 * are on another passage now. It follows undo and redo, and reaches back as far as the history.
 */
function movedSince({ past }: History, assessment: JsonObject, passageId: string): readonly string[] {
  const before = new Set(past.flatMap((step) => idsOn(step.before.assessment, passageId)));
  if (before.size === 0) return [];
  const elsewhere = listOf(assessment, 'claims').flatMap((raw, index) => {
    const claim = viewClaim(raw);
    return claim.passage_id === passageId ? [] : [nameOf(claim, index)];
  });
  return elsewhere.filter((name) => before.has(name));
}

// Searches the revised passage for the text of each claim, in batches and with a cache.

/** Claims searched for in one task; in a long text, one of them can take milliseconds. */
const batchSize = 10;

const cache = new WeakMap<Passage, Map<string, AnchorState>>();

/** Finds a claim's text in the revised passage. Cached by passage, text and span. */
function placeOf({ claim }: QueuedClaim, to: Passage, old: Passage | undefined): AnchorState {
  const { actual = '', span } = claim;
  const places = cache.get(to) ?? new Map<string, AnchorState>();
  cache.set(to, places);
  const key = `${old?.passage_id ?? ''} ${String(span?.start)} ${String(span?.end)} ${actual}`;
  const place = places.get(key) ?? placeInRevision(to.text, old?.text, spanOf(span), actual);
  places.set(key, place);
  return place;
}

/** Returns the positions of the queue's claims by index. Searches in batches, so that the screen stays responsive. */
function usePlaces(
  claims: readonly QueuedClaim[],
  to: Passage,
  old: Passage | undefined,
): ReadonlyMap<number, AnchorState> {
  const [searchedCount, setSearchedCount] = useState(batchSize);
  const positions = useMemo(
    () => new Map(claims.slice(0, searchedCount).map((claim) => [claim.index, placeOf(claim, to, old)] as const)),
    [claims, to, old, searchedCount],
  );
  useEffect(() => {
    if (searchedCount >= claims.length) return undefined;
    const timer = setTimeout(() => setSearchedCount(searchedCount + batchSize));
    return () => clearTimeout(timer);
  }, [searchedCount, claims.length]);
  return positions;
}

// The sentences and undo labels about moving claims: counts, positions, and what was accepted.

/** Describes the position of a claim's text in the revised passage. `inWords` names a span. */
export function placeInWords(place: AnchorState, inWords: (span: CodePointSpan) => string = spanInWords): string {
  switch (place.state) {
    case 'exact':
      return `Same text at the same position (${inWords(place.span)}).`;
    case 'moved':
      return `Same text, now at ${inWords(place.span)}.`;
    case 'ambiguous':
      return place.spans.length === 1
        ? 'The old passage has this text more than once, the revised one only once. It may not be the same occurrence.'
        : `The same text occurs ${String(place.spans.length)} times. Choose the right one.`;
    case 'changed':
      return `This text is not in the revised passage. The most similar text is at ${inWords(place.span)}.`;
    case 'missing':
      return 'No identical or similar text was found in the revised passage.';
  }
}

/** Returns the spans that may be accepted, in order; none if the text is missing. */
export function placesOf(place: AnchorState): readonly CodePointSpan[] {
  if (place.state === 'missing') return [];
  return place.state === 'ambiguous' ? place.spans : [place.span];
}

/** How the new span was determined: the accepted state, or a selection in the passage. */
type Accepted = AnchorState['state'] | 'chosen';

/** Returns the label of the undo step that moves a claim. It says what was accepted. */
function moveLabel(name: string, accepted: Accepted, before: string, after: string, names: readonly string[]): string {
  const step = `move ${name} to revised passage`;
  if (before !== after) {
    const notable = notableInShort(notableChanges(wordDifference(before, after, { names })));
    return `${step}, accepting ${notable === '' ? 'changed text' : notable}`;
  }
  if (accepted === 'exact') return `${step}, text and position unchanged`;
  if (accepted === 'moved') return `${step}, same text at a new position`;
  return `${step}, at a selected position`;
}

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

// Gives the queue its commands: move a claim, leave it on the old passage, or delete it.

/** The decisions about a claim. Each change is one undo step. */
export interface Decisions {
  /** Moves a claim to a span of the revised passage. */
  accept(claim: QueuedClaim, span: CodePointSpan, how: Accepted): void;
  /** Moves several claims with unchanged text, as one step. */
  acceptAll(moves: readonly ClaimMove[], what: string): void;
  /** Notes that a claim stays on the old passage; null removes the note. */
  setAside(claim: QueuedClaim, how: SetAside | null): void;
  /** Deletes a claim, after a confirmation if something cites it. */
  remove(claim: QueuedClaim): Promise<void>;
}

/** Returns one line for each link or contradiction that cites a claim. */
function citing(assessment: JsonObject, claimId: string | undefined): readonly string[] {
  if (claimId === undefined) return [];
  return referencesToClaim(assessment, claimId).map(({ kind, entryPath, path }) => {
    const entry = valueAt(assessment, entryPath);
    if (kind === 'contradiction') {
      const { left_claim_id: left, right_claim_id: right } = viewContradiction(entry);
      return `The contradiction between ${left ?? '?'} and ${right ?? '?'} will also be deleted.`;
    }
    const { effect } = viewEvidenceLink(valueAt(assessment, path.slice(0, path.lastIndexOf('/'))));
    const id = viewPowerBasis(entry).power_basis_id ?? viewIntent(entry).hypothesis_id ?? entryPath;
    return `${id}: its evidence link${effect === undefined ? '' : ` (${effect})`} will also be deleted.`;
  });
}

/** Returns the commands of the queue. `onDecided` is called after each decision, so that the queue can continue. */
export function useDecisions(migration: Migration, onDecided: (claim: QueuedClaim) => void): Decisions {
  const { desk, view } = useStores();
  const say = useAnnounce();
  const deleteEntries = useDeleteEntries();
  const run = useDispatchAndTell();

  const workspaceNow = () => desk.getState().draft?.workspace;

  return {
    accept(claim, span, how) {
      const names = workspaceNow()?.casefile?.actors.flatMap((actor) => actor.names) ?? [];
      const after = textAt(migration.to.passage.text, span) ?? '';
      const label = moveLabel(claim.name, how, claim.claim.actual ?? '', after, names);
      const move = { index: claim.index, span };
      if (!run((workspace) => moveClaims(workspace, [move], migration.to), { label })) return;
      say(`${claim.name} was moved.`);
      onDecided(claim);
    },
    acceptAll(moves, what) {
      const label = `move ${counted(moves.length, 'claim')} to revised passage, ${what}`;
      const text = `${counted(moves.length, 'claim')} ${moves.length === 1 ? 'was' : 'were'} moved.`;
      run((workspace) => moveClaims(workspace, moves, migration.to), { label }, { text });
    },
    setAside(claim, how) {
      view.actions.setAside(setAsideKey(migration.from, claim.name), how);
      if (how === null) return;
      say(how === 'left' ? `${claim.name} was not moved.` : `${claim.name} is marked as missing.`);
      onDecided(claim);
    },
    async remove(claim) {
      const citations = citing(workspaceNow()?.assessment ?? {}, claim.claim.claim_id);
      const body = ['These items refer to it and will also be deleted. You can undo this.', ...citations];
      const title = `Delete ${claim.name}?`;
      const text = `${claim.name} was deleted.`;
      const done = await deleteEntries({
        list: 'claims',
        indices: [claim.index],
        label: `delete ${claim.name}`,
        question: citations.length > 0 ? { title, body, yes: 'Delete', destructive: true } : undefined,
        message: { text },
      });
      if (!done) return;
      onDecided(claim);
    },
  };
}
