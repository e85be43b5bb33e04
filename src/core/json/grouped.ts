/**
 * Groups items by key, in order of first occurrence. Like `Map.groupBy`, which is missing in Node 20 and in Safari
 * before 17.4.
 */
export function grouped<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): ReadonlyMap<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Returns how often each value occurs, in order of first occurrence; undefined is not counted. */
export function occurrences<Value>(values: Iterable<Value | undefined>): ReadonlyMap<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
