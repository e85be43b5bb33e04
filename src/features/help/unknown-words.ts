/** Returns the words in an unknown help URL, to search for them instead. */
export function wordsOfId(id: string): string {
  return id
    .split(/[^\p{Letter}\p{Mark}\p{Number}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}
