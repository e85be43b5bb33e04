/** Matches cached objects to the items of an edited list, so that unchanged and moved items keep their caches. */
import type { JsonValue } from '../json/json.ts';
import { changedRange } from '../json/changed-range.ts';

/** An object for one item of a list. It can be given another position or another value. */
export interface Placed {
  readonly value: JsonValue;
  place(index: number, value: JsonValue): void;
  /** Drops it. It no longer has an item. */
  drop(): void;
}

/** Groups the items by their value. */
function byValue<Item extends Placed>(items: readonly Item[]): Map<JsonValue, Item[]> {
  const pool = new Map<JsonValue, Item[]>();
  for (const item of items) {
    const group = pool.get(item.value);
    if (group) group.push(item);
    else pool.set(item.value, [item]);
  }
  return pool;
}

/**
 * Updates objects for a changed list. An object moves with its value (by identity), an object whose value was removed
 * is given a new value, and only the difference is created or dropped. An edit of one value therefore keeps its object
 * with everything that it has cached, and a move keeps all of them. Returns `items` itself if the values are the same.
 */
export function follow<Item extends Placed>(
  items: readonly Item[],
  values: readonly JsonValue[],
  make: (index: number, value: JsonValue) => Item,
): readonly Item[] {
  const range = changedRange(items.map(valueOf), values);
  const { start, beforeEnd, afterEnd } = range;
  if (start === beforeEnd && start === afterEnd) return items;
  const pool = byValue(items.slice(start, beforeEnd));
  const middle = values.slice(start, afterEnd).map((value) => pool.get(value)?.shift());
  const unused = Array.from(pool.values()).flat();
  const next = [...items.slice(0, start), ...middle, ...items.slice(beforeEnd)].map((item, index) => {
    const value = values[index] as JsonValue;
    const existing = item ?? unused.shift();
    existing?.place(index, value);
    return existing ?? make(index, value);
  });
  for (const item of unused) item.drop();
  return next;
}

function valueOf(item: Placed): JsonValue {
  return item.value;
}
