/** The range in which two lists or texts differ: everything before `start` and after the ends is the same in both. */
export interface ChangedRange {
  readonly start: number;
  /** The exclusive ends, in the old and in the new one. */
  readonly beforeEnd: number;
  readonly afterEnd: number;
}

/** Returns the range in which two lists differ: by identity (`===`), unless `same` is given. */
export function changedRange<Item>(
  before: readonly Item[],
  after: readonly Item[],
  same?: (one: Item, other: Item) => boolean,
): ChangedRange {
  const isSame = (one: Item, other: Item) => (same ? same(one, other) : one === other);
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start] as Item, after[start] as Item)) start += 1;
  let [beforeEnd, afterEnd] = [before.length, after.length];
  while (beforeEnd > start && afterEnd > start && isSame(before[beforeEnd - 1] as Item, after[afterEnd - 1] as Item)) {
    beforeEnd -= 1;
    afterEnd -= 1;
  }
  return { start, beforeEnd, afterEnd };
}

/**
 * Returns the range in which two texts differ, in UTF-16 units. It starts at `latest` or before: a letter typed after
 * an identical one could have been typed before it.
 */
export function changedTextRange(before: string, after: string, latest = Infinity): ChangedRange {
  const limit = Math.min(before.length, after.length, latest);
  let start = 0;
  while (start < limit && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let [beforeEnd, afterEnd] = [before.length, after.length];
  while (beforeEnd > start && afterEnd > start && before.charCodeAt(beforeEnd - 1) === after.charCodeAt(afterEnd - 1)) {
    beforeEnd -= 1;
    afterEnd -= 1;
  }
  return { start, beforeEnd, afterEnd };
}
