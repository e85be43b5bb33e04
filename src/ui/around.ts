/** A part of a long list around one of its items: from `start` to before `end`. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the part of a list of `count` items around item `chosen`, at most `most` items; the whole list if it is
 * shorter. `chosen` is -1 for none, which shows the start.
 */
export function partAround(count: number, chosen: number, most: number): Part {
  const start = Math.max(0, Math.min(Math.max(chosen, 0) - Math.floor(most / 2), count - most));
  return { start, end: Math.min(count, start + most) };
}
