import type { JsonValue } from '../assessment/json.ts';
import { changedRange } from './changed-range.ts';

/** Something that stands for one item of a list and can be given another place or another value. */
export interface Placed {
  readonly value: JsonValue;
  place(index: number, value: JsonValue): void;
  /** Lets go of it: it stands for nothing any more. */
  drop(): void;
}

/** Those of the old items that stand for none of the new values, and the rest by the value they stand for. */
function byValue<Item extends Placed>(items: readonly Item[]): Map<JsonValue, Item[]> {
  const pool = new Map<JsonValue, Item[]>();
  for (const item of items) {
    const known = pool.get(item.value);
    if (known) known.push(item);
    else pool.set(item.value, [item]);
  }
  return pool;
}

/**
 * Follows a list from one state to the next: an item goes where its value went (by identity), one whose value is gone
 * takes a new value, and only what is left over is made or dropped. So an edit of one value keeps its item, with
 * whatever it remembers, and a move keeps them all. Returns `items` itself where the values are the same.
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
  const left = Array.from(pool.values()).flat();
  const next = [...items.slice(0, start), ...middle, ...items.slice(beforeEnd)].map((item, index) => {
    const value = values[index] as JsonValue;
    const kept = item ?? left.shift();
    kept?.place(index, value);
    return kept ?? make(index, value);
  });
  for (const item of left) item.drop();
  return next;
}

function valueOf(item: Placed): JsonValue {
  return item.value;
}
