/** Two items of two lists that are taken for the same one: their indices before and after. */
export type Pair = readonly [before: number, after: number];

/** A stretch of both lists in which nothing is paired yet: half open, before and after. */
interface Gap {
  readonly before: number;
  readonly beforeEnd: number;
  readonly after: number;
  readonly afterEnd: number;
}

/** What an item is recognised by; undefined for nothing. */
export type KeyOf<Item> = (item: Item) => string | undefined;

/** How two lists are compared. */
export interface Likeness<Item> {
  /** Whether two items are the same to the last byte. */
  readonly same: (one: Item, other: Item) => boolean;
  /** Recognises an item that is unchanged but may stand elsewhere. */
  readonly exact: KeyOf<Item>;
  /** Recognises an item that was changed, such as by its id. */
  readonly name: KeyOf<Item>;
}

/**
 * Pairs the items of two lists, in rising order of both: first those that are the same, then those of the same name,
 * then what is left between them in turn. Items that stand elsewhere than among their neighbours are not paired.
 */
export function align<Item>(before: readonly Item[], after: readonly Item[], likeness: Likeness<Item>): Pair[] {
  const shorter = Math.min(before.length, after.length);
  const sameAt = (one: number, other: number): boolean => likeness.same(before[one] as Item, after[other] as Item);
  let head = 0;
  while (head < shorter && sameAt(head, head)) head += 1;
  let tail = 0;
  while (tail < shorter - head && sameAt(before.length - 1 - tail, after.length - 1 - tail)) tail += 1;
  const middle: Gap = {
    before: head,
    beforeEnd: before.length - tail,
    after: head,
    afterEnd: after.length - tail,
  };
  const ends = (start: number, count: number, shift: number): Pair[] =>
    Array.from({ length: count }, (_, index): Pair => [start + index, start + index + shift]);
  const shift = after.length - before.length;
  return [...ends(0, head, 0), ...pairsIn(middle, before, after, likeness), ...ends(middle.beforeEnd, tail, shift)];
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
  return filled(gap, byKey(gap, before, after, exact), (between) =>
    filled(between, byKey(between, before, after, name), inTurn),
  );
}

/** The pairs, with those that `fill` finds in the gaps around them. */
function filled(gap: Gap, pairs: readonly Pair[], fill: (gap: Gap) => readonly Pair[]): Pair[] {
  const all: Pair[] = [];
  let [before, after] = [gap.before, gap.after];
  for (const pair of [...pairs, [gap.beforeEnd, gap.afterEnd] as const]) {
    all.push(...fill({ before, beforeEnd: pair[0], after, afterEnd: pair[1] }));
    if (pair[0] < gap.beforeEnd || pair[1] < gap.afterEnd) all.push(pair);
    [before, after] = [pair[0] + 1, pair[1] + 1];
  }
  return all;
}

function inTurn({ before, beforeEnd, after, afterEnd }: Gap): readonly Pair[] {
  const count = Math.max(0, Math.min(beforeEnd - before, afterEnd - after));
  return Array.from({ length: count }, (_, index): Pair => [before + index, after + index]);
}

/** Pairs items of the same key, the first with the first, and leaves out as few as stand across others. */
function byKey<Item>(gap: Gap, before: readonly Item[], after: readonly Item[], keyOf: KeyOf<Item>): readonly Pair[] {
  if (gap.before >= gap.beforeEnd || gap.after >= gap.afterEnd) return [];
  const places = new Map<string, number[]>();
  for (let at = gap.beforeEnd - 1; at >= gap.before; at -= 1) {
    const key = keyOf(before[at] as Item);
    if (key === undefined) continue;
    const known = places.get(key);
    if (known) known.push(at);
    else places.set(key, [at]);
  }
  const pairs: Pair[] = [];
  for (let at = gap.after; at < gap.afterEnd; at += 1) {
    const key = keyOf(after[at] as Item);
    const place = key === undefined ? undefined : places.get(key)?.pop();
    if (place !== undefined) pairs.push([place, at]);
  }
  return longestRising(pairs);
}

/** The longest run of the pairs whose places before rise too (patience sorting). */
function longestRising(pairs: readonly Pair[]): readonly Pair[] {
  const piles: number[] = [];
  const previous: number[] = [];
  pairs.forEach(([place], index) => {
    let low = 0;
    let high = piles.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((pairs[piles[middle] ?? 0]?.[0] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? (piles[low - 1] ?? -1) : -1;
    piles[low] = index;
  });
  const run: Pair[] = [];
  for (let index = piles.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) {
    const pair = pairs[index];
    if (pair) run.push(pair);
  }
  return run.reverse();
}
