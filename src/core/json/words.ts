/** Words of messages: counted nouns, lists with “and”, and the message of anything thrown. */

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

/** Returns the message of any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns a count with its noun: “1 claim”, “3 claims”, “1,200 claims”. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
