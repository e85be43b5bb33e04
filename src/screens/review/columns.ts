/**
 * What the review's columns show: everything, or only the chain of one entry or claim, the contradicting ones first.
 */
import type { EffectFilter } from './queue.ts';
import type {
  EntryCard,
  ReviewClaim,
  ReviewContradiction,
  ReviewEntry,
  ReviewModel,
  Subject,
  Connection,
} from './model.ts';

/** The entry, contradiction or claim whose links the columns follow. */
export type Root = ReviewEntry | ReviewContradiction | ReviewClaim;

export interface Columns {
  readonly claims: readonly ReviewClaim[];
  readonly entries: readonly EntryCard[];
  /** The IDs of the passages to choose from, in order; undefined for all. */
  readonly passages: readonly string[] | undefined;
}

/**
 * Returns the root of a subject: the entry of a link, or the subject itself. A claim of the entry or contradiction in
 * `before` keeps that as the root, so that selecting a claim in a narrowed column does not replace the column. The
 * whole assessment and unknowns have none.
 */
export function rootOf(model: ReviewModel, subject: Subject | undefined, before?: Subject): Root | undefined {
  switch (subject?.kind) {
    case 'link':
      return model.entryAt.get(subject.entry);
    case 'claim':
      return isCard(before) && before.connections.some(({ claim }) => claim === subject.index) ? before : subject;
    case 'entry':
    case 'contradiction':
      return subject;
    default:
      return undefined;
  }
}

function isCard(subject: Subject | undefined): subject is ReviewEntry | ReviewContradiction {
  return subject?.kind === 'entry' || subject?.kind === 'contradiction';
}

/**
 * Whether a connection passes the filter by effect. A blind review knows no effects, and its filter is empty. A
 * contradiction has no effect, so the filter does not hide its sides.
 */
export function hasEffect({ kind, effect }: Connection, filter: EffectFilter): boolean {
  return filter === '' || kind === 'side' || effect === filter;
}

/** Returns the columns of the whole assessment. */
export function allColumns({ claims, cards }: ReviewModel): Columns {
  return { claims, entries: cards, passages: undefined };
}

/** Returns the claims and the entries at the ends of a root's links, the contradicting ones first. */
export function chainColumns(model: ReviewModel, root: Root, effect: EffectFilter): Columns {
  const connections = root.connections.filter((connection) => hasEffect(connection, effect));
  const contradicting = connections.filter((connection) => connection.effect === 'contradicts');
  const claims = root.kind === 'claim' ? [root] : claimsOf(model, connections, contradicting);
  const entries = root.kind === 'claim' ? entriesOf(model, connections, contradicting) : [root];
  const passages = claims.flatMap(({ claim: { passage_id } }) => (passage_id === undefined ? [] : [passage_id]));
  return { claims, entries, passages: [...new Set(passages)] };
}

function claimsOf(model: ReviewModel, connections: readonly Connection[], first: readonly Connection[]) {
  const ends = new Set(connections.map(({ claim }) => claim));
  const early = new Set(first.map(({ claim }) => claim));
  return firstThose(
    model.claims.filter(({ index }) => ends.has(index)),
    ({ index }) => early.has(index),
  );
}

function entriesOf(model: ReviewModel, connections: readonly Connection[], first: readonly Connection[]) {
  const ends = new Set(connections.map(({ entry }) => entry));
  const early = new Set(first.map(({ entry }) => entry));
  return firstThose(
    model.cards.filter(({ path }) => ends.has(path)),
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
export function chainRows(
  items: readonly (ReviewClaim | EntryCard)[],
  root: Root | undefined,
  filter: EffectFilter,
): ChainRows {
  const contradicts = new Map<number | string, boolean>();
  for (const link of root?.connections ?? []) {
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

/**
 * Returns the link between the root and an item, a contradicting one first. A contradiction has no links, so it is the
 * item itself. Undefined if there is none.
 */
export function linkBetween(
  root: Root | undefined,
  item: ReviewClaim | EntryCard,
  filter: EffectFilter,
): Subject | undefined {
  const end = endOf(item);
  const connections = (root?.connections ?? []).filter(
    (connection) => (connection.claim === end || connection.entry === end) && hasEffect(connection, filter),
  );
  const connection = connections.find(({ effect }) => effect === 'contradicts') ?? connections[0];
  return connection?.kind === 'side' ? item : connection;
}

/** What a link says at the end where the item is: the index of a claim, or the path of an entry. */
function endOf(item: ReviewClaim | EntryCard): number | string {
  return item.kind === 'claim' ? item.index : item.path;
}
