/** The order of a merged list when the two sides order its items differently. */
import { byText } from '../same.ts';
import { onSides, type Sides } from './sides.ts';

type Keys = readonly string[];

/** An order of keys, or two that contradict each other. */
export type MergedOrder = { readonly keys: Keys } | { readonly mine: Keys; readonly theirs: Keys };

/**
 * Sorts the kept keys in an order that agrees with both sides; keys without a required order are sorted as text. If the
 * sides disagree, the one that reordered wins; if both reordered, there are two results. Each kept key must be on at
 * least one side. Without a base (`twoSides`), any disagreement has two results. Swapping the sides gives the same
 * order.
 */
export function mergeOrder(sides: Sides<Keys>, keySet: ReadonlySet<string>, twoSides = false): MergedOrder {
  const { mine, theirs } = onSides(sides, (keys) => keys.filter((key) => keySet.has(key)));
  const agreed = inBothOrders(mine, theirs, keySet);
  if (agreed) return { keys: agreed };
  const [mineMoved, theirsMoved] = [isReordered(sides.base, mine, theirs), isReordered(sides.base, theirs, mine)];
  if (twoSides || (mineMoved && theirsMoved))
    return { mine: withOthers(mine, theirs), theirs: withOthers(theirs, mine) };
  const first = mineMoved === theirsMoved ? byText(mine.join('\n'), theirs.join('\n')) <= 0 : mineMoved;
  return { keys: first ? withOthers(mine, theirs) : withOthers(theirs, mine) };
}

/** Whether a side has the keys that all three have in a different order than the base. */
function isReordered(base: Keys, side: Keys, other: Keys): boolean {
  const [inBase, inSide, inOther] = [new Set(base), new Set(side), new Set(other)];
  const before = base.filter((key) => inSide.has(key) && inOther.has(key));
  const after = side.filter((key) => inBase.has(key) && inOther.has(key));
  return before.some((key, index) => key !== after[index]);
}

/** The first list in its order, with the other keys of the second list after the keys that they follow there. */
function withOthers(first: Keys, second: Keys): Keys {
  const ofFirst = new Set(first);
  const followers = new Map<string | undefined, string[]>();
  let previous: string | undefined;
  for (const key of second) {
    if (ofFirst.has(key)) previous = key;
    else followers.set(previous, [...(followers.get(previous) ?? []), key]);
  }
  return [...(followers.get(undefined) ?? []), ...first.flatMap((key) => [key, ...(followers.get(key) ?? [])])];
}

/**
 * An order that agrees with both lists. It always takes the first key, sorted as text, that has no remaining
 * predecessor.
 */
function inBothOrders(mine: Keys, theirs: Keys, keySet: ReadonlySet<string>): Keys | undefined {
  const next = new Map<string, string[]>([...keySet].map((key) => [key, []]));
  const waits = new Map<string, number>();
  for (const keys of [mine, theirs]) {
    for (const [index, key] of keys.slice(1).entries()) {
      next.get(keys[index] ?? '')?.push(key);
      waits.set(key, (waits.get(key) ?? 0) + 1);
    }
  }
  const ready = [...keySet].filter((key) => !waits.has(key));
  const keys: string[] = [];
  for (let key = takeFirst(ready); key !== undefined; key = takeFirst(ready)) {
    keys.push(key);
    for (const follower of next.get(key) ?? []) {
      const left = (waits.get(follower) ?? 0) - 1;
      waits.set(follower, left);
      if (left === 0) ready.push(follower);
    }
  }
  return keys.length === keySet.size ? keys : undefined;
}

function takeFirst(ready: string[]): string | undefined {
  const first = ready.reduce((least, key, index) => (byText(key, ready[least] ?? '') < 0 ? index : least), 0);
  return ready.splice(first, 1)[0];
}
