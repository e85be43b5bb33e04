/** What each draft’s matrix shows and in what order, its active cell and its scroll position, in memory only. */
import { useState } from 'react';
import { noExclusions, type Exclusions } from '../../core/matrix/exclusions.ts';
import { matchesLevelFilter, levelRank, type LevelFilter } from '../../core/check/levels.ts';
import type { ClaimGap, EntryGap, Gaps } from '../../core/matrix/gaps.ts';
import type { EntryList } from '../../core/assessment/model.ts';
import type { EvidenceMatrix, MatrixClaim, MatrixEntry } from '../../core/matrix/matrix.ts';
import type { Level } from '../../core/rules/finding.ts';
import { matchesWords } from '../../ui/matches-words.ts';

/** A cell of the grid, in the order shown; row or column -1 is the heading. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/**
 * The view settings of a draft's matrix. They last as long as the page is open and are never saved, undone or exported.
 */
export interface MatrixView {
  readonly claims: ClaimQuery;
  readonly entries: EntryQuery;
  /** Shows only claims and entries that are linked to something shown on the other axis. */
  readonly linked: boolean;
  /** Entries are rows and claims are columns. */
  readonly swapped: boolean;
  readonly off: Exclusions;
  readonly panel: PanelName | null;
}

/** The active cell and scroll position of a grid, to be restored later. */
export interface GridPlace {
  readonly spot: Spot;
  readonly top: number;
  readonly start: number;
}

/** Returns the changes that clear all filters of a view. The sort orders stay. */
export function withoutFilters({ claims, entries }: MatrixView): Partial<MatrixView> {
  return {
    claims: { ...allClaims, order: claims.order },
    entries: { ...allEntries, order: entries.order },
    linked: false,
  };
}

const savedViews = new Map<string, MatrixView>();
const savedPlaces = new Map<string, GridPlace>();

/** Returns the view of a draft's matrix and a setter. The view survives a visit to the editor. */
export function useMatrixView(draftId: string): readonly [MatrixView, (part: Partial<MatrixView>) => void] {
  const [view, setView] = useState(() => savedViews.get(draftId) ?? initial);
  const change = (part: Partial<MatrixView>): void => {
    const next = { ...view, ...part };
    savedViews.set(draftId, next);
    if (next.swapped !== view.swapped) swapGridPlace(draftId);
    setView(next);
  };
  return [view, change];
}

/** Returns the saved active cell and scroll position of a draft's grid, in CSS pixels from the inline start. */
export function gridPlace(draftId: string): GridPlace {
  return savedPlaces.get(draftId) ?? { spot: { row: 0, column: 0 }, top: 0, start: 0 };
}

/** Swaps row and column of the saved cell, so that the same cell stays active when the axes are swapped. */
function swapGridPlace(draftId: string): void {
  const { row, column } = gridPlace(draftId).spot;
  saveGridPlace(draftId, { spot: { row: column, column: row }, top: 0, start: 0 });
}

/** Saves the active cell and scroll position of a draft's grid. */
export function saveGridPlace(draftId: string, place: GridPlace): void {
  savedPlaces.set(draftId, place);
}

/**
 * Sort keys of an axis; equal items keep document order. There is no sorting by number of links.
 */
export type ClaimOrder = 'document' | 'id' | 'position' | 'actor' | 'kind' | 'publisher' | 'findings';
export type EntryOrder = 'document' | 'id' | 'actor' | 'domain' | 'state' | 'findings';

/**
 * Which claims are shown, and in what order. An undefined filter is off; a publisher of null means an unknown
 * publisher.
 */
export interface ClaimQuery {
  readonly text: string;
  readonly actor: string | undefined;
  readonly kind: string | undefined;
  readonly representation: string | undefined;
  readonly observation: number | undefined;
  readonly publisher: string | null | undefined;
  readonly finding: LevelFilter | undefined;
  readonly gap: ClaimGap | undefined;
  readonly order: ClaimOrder;
}

/** Which entries are shown, and in what order. */
export interface EntryQuery {
  readonly text: string;
  readonly list: EntryList | undefined;
  readonly actor: string | undefined;
  readonly domain: string | undefined;
  readonly state: string | undefined;
  readonly finding: LevelFilter | undefined;
  readonly gap: EntryGap | undefined;
  readonly order: EntryOrder;
}

export const allClaims: ClaimQuery = {
  text: '',
  actor: undefined,
  kind: undefined,
  representation: undefined,
  observation: undefined,
  publisher: undefined,
  finding: undefined,
  gap: undefined,
  order: 'document',
};

export const allEntries: EntryQuery = {
  text: '',
  list: undefined,
  actor: undefined,
  domain: undefined,
  state: undefined,
  finding: undefined,
  gap: undefined,
  order: 'document',
};

const initial: MatrixView = {
  claims: allClaims,
  entries: allEntries,
  linked: false,
  swapped: false,
  off: noExclusions,
  panel: null,
};

/** Data that a query needs besides the matrix. */
export interface QueryFacts {
  readonly gaps: Gaps;
  /** The highest level among the findings of the entry at this path. */
  readonly levelAt: (path: string) => Level | null;
  /** The names of an actor, for searching and sorting. */
  readonly actorNames: (actorId: string) => readonly string[];
}

/** Counts the active filters of a query, without the search, the gap and the sort order. */
export function countFilters(query: ClaimQuery | EntryQuery): number {
  const ignored = ['text', 'order', 'gap'];
  return Object.entries(query).filter(([name, value]) => !ignored.includes(name) && value !== undefined).length;
}

/** Every actor that a claim refers to. */
export function actorsOf({ claim }: MatrixClaim): readonly string[] {
  const { actor_id: speaker } = claim.attribution ?? {};
  const named = [speaker, ...(claim.subject_actor_ids ?? [])];
  return [...new Set(named.filter((id) => typeof id === 'string'))];
}

/** Returns the claims that match a query, in its order. Every search word must occur somewhere in the claim. */
export function queryClaims(matrix: EvidenceMatrix, query: ClaimQuery, facts: QueryFacts): readonly MatrixClaim[] {
  const gap = query.gap === undefined ? undefined : new Set(facts.gaps.claims[query.gap]);
  const has = matchesWords(query.text);
  const matching = matrix.claims.filter(
    (item) =>
      (gap?.has(item.index) ?? true) &&
      matches(query.kind, item.claim.claim_kind) &&
      matches(query.representation, item.claim.representation) &&
      matches(query.observation, item.claim.observation_id) &&
      matches(query.publisher, item.publisher) &&
      (query.actor === undefined || actorsOf(item).includes(query.actor)) &&
      (query.finding === undefined ||
        matchesLevelFilter(query.finding, facts.levelAt(`/claims/${String(item.index)}`))) &&
      has(() => claimText(item, facts)),
  );
  return sortItems(matching, query.order === 'document' ? undefined : claimOrders(facts)[query.order]);
}

/** Returns the entries that match a query, in its order. */
export function queryEntries(matrix: EvidenceMatrix, query: EntryQuery, facts: QueryFacts): readonly MatrixEntry[] {
  const gap = query.gap === undefined ? undefined : new Set(facts.gaps.entries[query.gap]);
  const has = matchesWords(query.text);
  const matching = matrix.entries.filter(
    (item) =>
      (gap?.has(item.at) ?? true) &&
      matches(query.list, item.list) &&
      matches(query.actor, item.actor) &&
      matches(query.domain, item.domain) &&
      matches(query.state, item.state) &&
      (query.finding === undefined || matchesLevelFilter(query.finding, facts.levelAt(item.path))) &&
      has(() => entryText(item, facts)),
  );
  return sortItems(matching, query.order === 'document' ? undefined : entryOrders(facts)[query.order]);
}

/** Removes claims without a link to the given entries, then entries without a link to the remaining claims. */
export function linkedOnly(
  claims: readonly MatrixClaim[],
  entries: readonly MatrixEntry[],
): { readonly claims: readonly MatrixClaim[]; readonly entries: readonly MatrixEntry[] } {
  const cited = new Set(entries.flatMap(({ cells }) => [...cells.keys()]));
  const linkedClaims = claims.filter(({ index }) => cited.has(index));
  const indices = new Set(linkedClaims.map(({ index }) => index));
  return {
    claims: linkedClaims,
    entries: entries.filter(({ cells }) => [...cells.keys()].some((index) => indices.has(index))),
  };
}

function matches<Value>(filter: Value | undefined, value: Value | undefined): boolean {
  return filter === undefined || filter === value;
}

function claimText(item: MatrixClaim, { actorNames }: QueryFacts): string {
  const { claim_kind: kind = '', proposition = '', actual = '' } = item.claim;
  return [item.id, proposition, actual, kind, ...actorsOf(item).flatMap((id) => [id, ...actorNames(id)])].join('\n');
}

function entryText({ id, words, domain = '', state = '', actor }: MatrixEntry, { actorNames }: QueryFacts): string {
  const names = actor === undefined ? [] : [actor, ...actorNames(actor)];
  return [id, words, domain, state, ...names].join('\n');
}

const collator = new Intl.Collator('en', { numeric: true });

type Compare<Item> = (one: Item, other: Item) => number;

function sortItems<Item>(items: readonly Item[], compare: Compare<Item> | undefined): readonly Item[] {
  return compare ? items.toSorted(compare) : items;
}

/** Compares by a text of the item; items without one come last. */
function byText<Item>(textOf: (item: Item) => string | undefined): Compare<Item> {
  return (one, other) => {
    const [left, right] = [textOf(one), textOf(other)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    return collator.compare(left, right);
  };
}

function byNumber<Item>(numberOf: (item: Item) => number | undefined): Compare<Item> {
  const last = Number.POSITIVE_INFINITY;
  return (one, other) => {
    const [left, right] = [numberOf(one) ?? last, numberOf(other) ?? last];
    return left === right ? 0 : left - right;
  };
}

function byLevel<Item>(levelOf: (item: Item) => Level | null): Compare<Item> {
  return byNumber((item) => levelRank(levelOf(item)));
}

function claimOrders({
  actorNames,
  levelAt,
}: QueryFacts): Record<Exclude<ClaimOrder, 'document'>, Compare<MatrixClaim>> {
  const nameOf = (id: string | null | undefined): string | undefined => (id ? (actorNames(id)[0] ?? id) : undefined);
  const byObservation = byNumber<MatrixClaim>(({ claim }) => claim.observation_id);
  const byPassage = byText<MatrixClaim>(({ claim }) => claim.passage_id);
  const byStart = byNumber<MatrixClaim>(({ claim }) => claim.span?.start);
  return {
    id: byText(({ id }) => id || undefined),
    position: (one, other) => byObservation(one, other) || byPassage(one, other) || byStart(one, other),
    actor: byText((item) => nameOf(actorsOf(item)[0])),
    kind: byText(({ claim }) => claim.claim_kind),
    publisher: byText(({ publisher }) => nameOf(publisher)),
    findings: byLevel(({ index }) => levelAt(`/claims/${String(index)}`)),
  };
}

function entryOrders({
  actorNames,
  levelAt,
}: QueryFacts): Record<Exclude<EntryOrder, 'document'>, Compare<MatrixEntry>> {
  return {
    id: byText(({ id }) => id || undefined),
    actor: byText(({ actor }) => (actor ? (actorNames(actor)[0] ?? actor) : undefined)),
    domain: byText(({ domain }) => domain),
    state: byText(({ state }) => state),
    findings: byLevel(({ path }) => levelAt(path)),
  };
}

export type PanelName = 'gaps' | 'what-if';
