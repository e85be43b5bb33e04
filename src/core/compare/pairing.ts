/** The indices of two paired items. */
export interface PairedItems {
  readonly before: number;
  readonly after: number;
}

/** The pairs of items of two lists, and the items without a partner, each in list order. */
export interface Pairing {
  readonly pairs: readonly PairedItems[];
  readonly removed: readonly number[];
  readonly added: readonly number[];
}

/**
 * Returns the key of an item. Items with the same key are paired; items without a key are left to the next function.
 */
export type KeyOf<Item> = (item: Item, side: 'before' | 'after') => string | undefined;

/** A key that pairs two items only if no other unpaired item of either list has it. */
interface UniqueKey<Item> {
  readonly uniqueKeyOf: KeyOf<Item>;
}

/**
 * Pairs the items of two lists by one key after another. Items with the same key are paired in order. Swapping the
 * lists swaps the pairs.
 */
export function pairItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  ways: readonly (KeyOf<Item> | UniqueKey<Item>)[],
): Pairing {
  let removed: readonly number[] = [...before.keys()];
  let added: readonly number[] = [...after.keys()];
  const pairs: PairedItems[] = [];
  for (const way of ways) {
    if (removed.length === 0 || added.length === 0) break;
    const [keyOf, most] = typeof way === 'function' ? [way, Infinity] : [way.uniqueKeyOf, 1];
    const newPairs = pairByKey(keysOf(before, removed, keyOf, 'before'), keysOf(after, added, keyOf, 'after'), most);
    const [old, fresh] = [new Set(newPairs.map((pair) => pair.before)), new Set(newPairs.map((pair) => pair.after))];
    removed = removed.filter((index) => !old.has(index));
    added = added.filter((index) => !fresh.has(index));
    for (const pair of newPairs) pairs.push(pair);
  }
  return { pairs: pairs.sort((one, other) => one.after - other.after), removed, added };
}

/** Whether pairs, in the order of the second list, are also in the order of the first. */
export function inSameOrder(pairs: readonly PairedItems[]): boolean {
  return pairs.every(({ before }, index) => (pairs[index - 1]?.before ?? -1) < before);
}

/**
 * Pairs the remaining items by likeness, the most similar first, if their likeness is at least `least`. Likeness is
 * from 0 to 1 and symmetric.
 */
export function pairByLikeness(
  pairing: Pairing,
  likeness: (before: number, after: number) => number,
  least: number,
): Pairing {
  const candidates = pairing.removed
    .flatMap((before) => pairing.added.map((after) => ({ before, after, like: likeness(before, after) })))
    .filter(({ like }) => like >= least)
    .sort((one, other) => other.like - one.like || distance(one) - distance(other) || first(one) - first(other));
  const [old, fresh] = [new Set<number>(), new Set<number>()];
  const pairs = [...pairing.pairs];
  for (const { before, after } of candidates) {
    if (old.has(before) || fresh.has(after)) continue;
    old.add(before);
    fresh.add(after);
    pairs.push({ before, after });
  }
  return {
    pairs: pairs.sort((one, other) => one.after - other.after),
    removed: pairing.removed.filter((index) => !old.has(index)),
    added: pairing.added.filter((index) => !fresh.has(index)),
  };
}

const distance = ({ before, after }: PairedItems): number => Math.abs(before - after);
const first = ({ before, after }: PairedItems): number => Math.min(before, after);

type Keyed = ReadonlyMap<string, readonly number[]>;

function keysOf<Item>(
  items: readonly Item[],
  indices: readonly number[],
  keyOf: KeyOf<Item>,
  side: 'before' | 'after',
): Keyed {
  const places = new Map<string, number[]>();
  for (const index of indices) {
    const key = keyOf(items[index] as Item, side);
    if (key === undefined) continue;
    const ofKey = places.get(key);
    if (ofKey) ofKey.push(index);
    else places.set(key, [index]);
  }
  return places;
}

/** Pairs items by key, if at most `most` items in each list have that key. */
function pairByKey(before: Keyed, after: Keyed, most: number): readonly PairedItems[] {
  return [...before].flatMap(([key, old]) => {
    const fresh = after.get(key) ?? [];
    if (old.length > most || fresh.length > most) return [];
    return old.slice(0, fresh.length).map((index, at) => ({ before: index, after: fresh[at] ?? 0 }));
  });
}
