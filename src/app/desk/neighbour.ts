/**
 * Returns the next or previous index in a ring of `count` items. From -1 (none) it is the first or the last. Returns -1
 * if there are no items.
 */
export function neighbour(from: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (from < 0) return step > 0 ? 0 : count - 1;
  return (from + step + count) % count;
}
