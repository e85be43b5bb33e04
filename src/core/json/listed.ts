/**
 * Returns items in a sentence: “A”, “A and B”, “A, B and C”; '' for none. If there are more than `most`, the rest is
 * counted: “A, B and 14 more”. `inWords` names that count.
 */
export function listed(
  items: readonly string[],
  most = Infinity,
  inWords = String as (count: number) => string,
): string {
  const shown = items.length > most ? [...items.slice(0, most - 1), `${inWords(items.length - most + 1)} more`] : items;
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`;
}
