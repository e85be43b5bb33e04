/** Aligns two lists of any items, so that an edit of the JSON source touches only the items that changed. */
import { changedRange } from '../json/changed-range.ts';
import { longestRising } from '../json/longest-rising.ts';

/** The indices, before and after, of two items that count as the same one. */
export type Pair = readonly [before: number, after: number];

/** A stretch of both lists without pairs. The ends are exclusive. */
interface Gap {
  readonly before: number;
  readonly beforeEnd: number;
  readonly after: number;
  readonly afterEnd: number;
}

/** Returns the key by which an item is recognised; undefined if it has none. */
export type KeyOf<Item> = (item: Item) => string | undefined;

/** How two lists are compared. */
export interface Likeness<Item> {
  /** Whether two items are identical when written. */
  readonly same: (one: Item, other: Item) => boolean;
  /** Recognises an unchanged item that may have moved. */
  readonly exact: KeyOf<Item>;
  /** Recognises a changed item, for example by its ID. */
  readonly name: KeyOf<Item>;
}

/**
 * Pairs the items of two lists, in ascending order of both: first identical items, then items with the same name, then
 * the remaining items between them by position. Items that moved past their neighbours are not paired.
 */
export function align<Item>(before: readonly Item[], after: readonly Item[], likeness: Likeness<Item>): Pair[] {
  const { start, beforeEnd, afterEnd } = changedRange(before, after, likeness.same);
  const middle: Gap = { before: start, beforeEnd, after: start, afterEnd };
  const ends = (from: number, to: number, shift: number): Pair[] =>
    before.slice(from, to).map((_, index): Pair => [from + index, from + index + shift]);
  return [
    ...ends(0, start, 0),
    ...pairsIn(middle, before, after, likeness),
    ...ends(beforeEnd, before.length, afterEnd - beforeEnd),
  ];
}

function pairsIn<Item>(
  gap: Gap,
  before: readonly Item[],
  after: readonly Item[],
  { exact, name }: Likeness<Item>,
): Pair[] {
  const [one, other] = [gap.beforeEnd - gap.before, gap.afterEnd - gap.after];
  if (one === 0 || other === 0) return [];
  if (one === 1 && other === 1) return [[gap.before, gap.after]];
  return withGapsFilled(gap, byKey(gap, before, after, exact), (between) =>
    withGapsFilled(between, byKey(between, before, after, name), byPosition),
  );
}

/** The pairs, together with those that `fill` returns for the gaps around them. */
function withGapsFilled(gap: Gap, pairs: readonly Pair[], fill: (gap: Gap) => readonly Pair[]): Pair[] {
  const all: Pair[] = [];
  let [before, after] = [gap.before, gap.after];
  for (const pair of [...pairs, [gap.beforeEnd, gap.afterEnd] as const]) {
    all.push(...fill({ before, beforeEnd: pair[0], after, afterEnd: pair[1] }));
    if (pair[0] < gap.beforeEnd || pair[1] < gap.afterEnd) all.push(pair);
    [before, after] = [pair[0] + 1, pair[1] + 1];
  }
  return all;
}

function byPosition({ before, beforeEnd, after, afterEnd }: Gap): readonly Pair[] {
  const count = Math.max(0, Math.min(beforeEnd - before, afterEnd - after));
  return Array.from({ length: count }, (_, index): Pair => [before + index, after + index]);
}

/** Pairs items with the same key, the first with the first, and drops as few crossing pairs as possible. */
function byKey<Item>(gap: Gap, before: readonly Item[], after: readonly Item[], keyOf: KeyOf<Item>): readonly Pair[] {
  if (gap.before >= gap.beforeEnd || gap.after >= gap.afterEnd) return [];
  const places = new Map<string, number[]>();
  for (let at = gap.beforeEnd - 1; at >= gap.before; at -= 1) {
    const key = keyOf(before[at] as Item);
    if (key === undefined) continue;
    const indices = places.get(key);
    if (indices) indices.push(at);
    else places.set(key, [at]);
  }
  const pairs: Pair[] = [];
  for (let at = gap.after; at < gap.afterEnd; at += 1) {
    const key = keyOf(after[at] as Item);
    const place = key === undefined ? undefined : places.get(key)?.pop();
    if (place !== undefined) pairs.push([place, at]);
  }
  return longestRising(pairs, ([place]) => place);
}
