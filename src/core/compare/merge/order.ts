import { byText } from '../same.ts';
import { onSides, type Sides } from './sides.ts';

type Keys = readonly string[];

/** An order of keys, or two that contradict each other. */
export type MergedOrder = { readonly keys: Keys } | { readonly mine: Keys; readonly theirs: Keys };

/**
 * Puts the kept keys in an order that both sides agree with; what only stands side by side goes by text. Where they
 * disagree, the side that left the base's order as it was gives way; where both reordered, there are two answers. Every
 * kept key must stand on one side at least. Without a base (`twoSides`) any disagreement has two answers. The sides swapped
 * give the same order.
 */
export function mergeOrder(sides: Sides<Keys>, kept: ReadonlySet<string>, twoSides = false): MergedOrder {
  const { mine, theirs } = onSides(sides, (keys) => keys.filter((key) => kept.has(key)));
  const agreed = inBothOrders(mine, theirs, kept);
  if (agreed) return { keys: agreed };
  const [mineMoved, theirsMoved] = [reordered(sides.base, mine, theirs), reordered(sides.base, theirs, mine)];
  if (twoSides || (mineMoved && theirsMoved))
    return { mine: withOthers(mine, theirs), theirs: withOthers(theirs, mine) };
  const first = mineMoved === theirsMoved ? byText(mine.join('\n'), theirs.join('\n')) <= 0 : mineMoved;
  return { keys: first ? withOthers(mine, theirs) : withOthers(theirs, mine) };
}

/** Whether a side has what all three have in another order than the base. */
function reordered(base: Keys, side: Keys, other: Keys): boolean {
  const [inBase, inSide, inOther] = [new Set(base), new Set(side), new Set(other)];
  const before = base.filter((key) => inSide.has(key) && inOther.has(key));
  const after = side.filter((key) => inBase.has(key) && inOther.has(key));
  return before.some((key, index) => key !== after[index]);
}

/** One list in its order, and what only the other has behind what it follows there. */
function withOthers(first: Keys, second: Keys): Keys {
  const known = new Set(first);
  const behind = new Map<string | undefined, string[]>();
  let previous: string | undefined;
  for (const key of second) {
    if (known.has(key)) previous = key;
    else behind.set(previous, [...(behind.get(previous) ?? []), key]);
  }
  return [...(behind.get(undefined) ?? []), ...first.flatMap((key) => [key, ...(behind.get(key) ?? [])])];
}

/** An order that both lists agree with, by always taking the first key by text that nothing has to precede. */
function inBothOrders(mine: Keys, theirs: Keys, kept: ReadonlySet<string>): Keys | undefined {
  const next = new Map<string, string[]>([...kept].map((key) => [key, []]));
  const waits = new Map<string, number>();
  for (const keys of [mine, theirs]) {
    for (const [index, key] of keys.slice(1).entries()) {
      next.get(keys[index] ?? '')?.push(key);
      waits.set(key, (waits.get(key) ?? 0) + 1);
    }
  }
  const ready = [...kept].filter((key) => !waits.has(key));
  const keys: string[] = [];
  for (let key = takeFirst(ready); key !== undefined; key = takeFirst(ready)) {
    keys.push(key);
    for (const follower of next.get(key) ?? []) {
      const left = (waits.get(follower) ?? 0) - 1;
      waits.set(follower, left);
      if (left === 0) ready.push(follower);
    }
  }
  return keys.length === kept.size ? keys : undefined;
}

function takeFirst(ready: string[]): string | undefined {
  const first = ready.reduce((least, key, index) => (byText(key, ready[least] ?? '') < 0 ? index : least), 0);
  return ready.splice(first, 1)[0];
}
