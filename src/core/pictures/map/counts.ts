/** Counts and lists in the sentences of a map. */

/** Returns a count with its noun: “1 claim”, “3 claims”. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

/** “A”, “A and B”, “A, B and C”. If there are more than `most`, the rest is counted. */
export function listed(items: readonly string[], most = 6): string {
  const shown = items.length > most ? [...items.slice(0, most - 1), `${String(items.length - most + 1)} more`] : items;
  const [last = '', ...before] = shown.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}
