/**
 * The place after `from` among `count` in a ring, or the one before. From no place (-1) the first, or the last. Without
 * any places it is -1.
 */
export function neighbour(from: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (from < 0) return step > 0 ? 0 : count - 1;
  return (from + step + count) % count;
}
