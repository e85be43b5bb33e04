/** Lists in the sentences of a map. */

/** “A”, “A and B”, “A, B and C”. If there are more than `most`, the rest is counted. */
export function listed(items: readonly string[], most = 6): string {
  const shown = items.length > most ? [...items.slice(0, most - 1), `${String(items.length - most + 1)} more`] : items;
  const [last = '', ...before] = shown.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}
