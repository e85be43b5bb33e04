/** The range in which two arrays differ: items before `start` and after the ends are the same, by identity. */
export interface ChangedRange {
  readonly start: number;
  readonly beforeEnd: number;
  readonly afterEnd: number;
}

/** Finds the range in which two arrays differ, without their common start and end. Empty if they are equal. */
export function changedRange(before: readonly unknown[], after: readonly unknown[]): ChangedRange {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let same = 0;
  while (same < shorter - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
  return { start, beforeEnd: before.length - same, afterEnd: after.length - same };
}
