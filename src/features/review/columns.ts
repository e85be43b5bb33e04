/** What the review's columns show: everything, or only the chain of one entry or claim, the contradicting ones first. */
import type { EffectFilter } from './queue.ts';
import type { ReviewClaim, ReviewEntry, ReviewLink, ReviewModel, Subject } from './model.ts';

/** The entry or claim whose links the columns follow. */
export type Root = ReviewEntry | ReviewClaim;

export interface Columns {
  readonly claims: readonly ReviewClaim[];
  readonly entries: readonly ReviewEntry[];
  /** The IDs of the passages to choose from, in order; undefined for all. */
  readonly passages: readonly string[] | undefined;
}

/**
 * Returns the root of a subject: the entry of a link, or the subject itself. A claim of the entry in `before` keeps that
 * entry as the root, so that selecting a claim in a narrowed column does not replace the column. The whole assessment
 * has none.
 */
export function rootOf(model: ReviewModel, subject: Subject | undefined, before?: Subject): Root | undefined {
  switch (subject?.kind) {
    case 'link':
      return model.entryAt.get(subject.entry);
    case 'claim':
      return before?.kind === 'entry' && before.links.some(({ claim }) => claim === subject.index) ? before : subject;
    case 'entry':
      return subject;
    default:
      return undefined;
  }
}

/** Whether a link passes the filter by effect. A blind review knows no effects, and its filter is empty. */
export function hasEffect({ effect }: ReviewLink, filter: EffectFilter): boolean {
  return filter === '' || effect === filter;
}

/** Returns the columns of the whole assessment. */
export function allColumns({ claims, entries }: ReviewModel): Columns {
  return { claims, entries, passages: undefined };
}

/** Returns the claims and the entries at the ends of a root's links, the contradicting ones first. */
export function chainColumns(model: ReviewModel, root: Root, effect: EffectFilter): Columns {
  const links = root.links.filter((link) => hasEffect(link, effect));
  const contradicting = links.filter((link) => link.effect === 'contradicts');
  const claims = root.kind === 'claim' ? [root] : claimsOf(model, links, contradicting);
  const entries = root.kind === 'entry' ? [root] : entriesOf(model, links, contradicting);
  const passages = claims.flatMap(({ claim: { passage_id } }) => (passage_id === undefined ? [] : [passage_id]));
  return { claims, entries, passages: [...new Set(passages)] };
}

function claimsOf(model: ReviewModel, links: readonly ReviewLink[], first: readonly ReviewLink[]) {
  const ends = new Set(links.map(({ claim }) => claim));
  const early = new Set(first.map(({ claim }) => claim));
  return firstThose(
    model.claims.filter(({ index }) => ends.has(index)),
    ({ index }) => early.has(index),
  );
}

function entriesOf(model: ReviewModel, links: readonly ReviewLink[], first: readonly ReviewLink[]) {
  const ends = new Set(links.map(({ entry }) => entry));
  const early = new Set(first.map(({ entry }) => entry));
  return firstThose(
    model.entries.filter(({ path }) => ends.has(path)),
    ({ path }) => early.has(path),
  );
}

/** Returns the items with the matching ones first, otherwise in the same order. */
function firstThose<Item>(items: readonly Item[], matches: (item: Item) => boolean): readonly Item[] {
  return [...items.filter(matches), ...items.filter((item) => !matches(item))];
}

/** The rows of a column that belong to a chain, and whether one of the links to a row contradicts. */
export type ChainRows = ReadonlyMap<number, 'contradicts' | undefined>;

/** Returns the rows of a column with the root itself or with an end of its links. */
export function chainRows(items: readonly Root[], root: Root | undefined, filter: EffectFilter): ChainRows {
  const contradicts = new Map<number | string, boolean>();
  for (const link of root?.links ?? []) {
    if (!hasEffect(link, filter)) continue;
    const isContradicting = link.effect === 'contradicts';
    for (const end of [link.claim ?? -1, link.entry]) {
      contradicts.set(end, contradicts.get(end) === true || isContradicting);
    }
  }
  return new Map(
    items.flatMap((item, row) => {
      if (item === root) return [[row, undefined]];
      const state = contradicts.get(endOf(item));
      return state === undefined ? [] : [[row, state ? 'contradicts' : undefined]];
    }),
  );
}

/** Returns the link between the root and an item, a contradicting one first; undefined if there is none. */
export function linkBetween(root: Root | undefined, item: Root, filter: EffectFilter): ReviewLink | undefined {
  const end = endOf(item);
  const links = (root?.links ?? []).filter(
    (link) => (link.claim === end || link.entry === end) && hasEffect(link, filter),
  );
  return links.find(({ effect }) => effect === 'contradicts') ?? links[0];
}

/** What a link says at the end where the item is: the index of a claim, or the path of an entry. */
function endOf(item: Root): number | string {
  return item.kind === 'claim' ? item.index : item.path;
}
