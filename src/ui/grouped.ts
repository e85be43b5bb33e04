/**
 * Items by what they have in common: the groups in the order in which they are first met, each in the order of the
 * items. As `Map.groupBy`, which Node 20, that the tests run in, does not have.
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
