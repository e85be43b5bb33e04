/** The words in an address that names no entry: what to search for in its place. */
export function wordsOfId(id: string): string {
  return id
    .split(/[^\p{Letter}\p{Mark}\p{Number}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}
