/** The properties of a version that thinning needs. */
export interface Aged {
  readonly id: string;
  /** In ms since 1970. */
  readonly at: number;
  /** Its approximate size in bytes. */
  readonly bytes: number;
  /** Set if it was exported: others may have continued from it, so it stays. */
  readonly exportedAs?: string;
}

const hour = 3_600_000;
const day = 24 * hour;

/** The maximum total size of one draft’s versions, in bytes. The newest always stays. */
const stateBytes = 20 * 1024 * 1024;

/** Returns the spacing of versions of an age, in ms: all of the last hour, then one per hour, day and week. */
function spacing(age: number): number {
  if (age <= hour) return 0;
  if (age <= day) return hour;
  return age <= 30 * day ? day : 7 * day;
}

/**
 * Returns the IDs of the versions to delete: those too close to an older one that stays, and the oldest ones if the
 * total is too large. Exported versions always stay and do not count. Of each time span the same version stays as it
 * gets older.
 */
export function findOutdated(states: readonly Aged[], now: number, limit = stateBytes): ReadonlySet<string> {
  const removed = new Set<string>();
  const usedSpans = new Set<string>();
  const ordinary = states.filter(({ exportedAs }) => exportedAs === undefined);
  const oldestFirst = ordinary.toSorted((one, other) => one.at - other.at);
  for (const { id, at } of oldestFirst) {
    const distance = spacing(now - at);
    if (distance === 0) continue;
    // Spans start at fixed times, so that the same version stays each time.
    const span = `${distance} ${Math.floor(at / distance)}`;
    if (usedSpans.has(span)) removed.add(id);
    else usedSpans.add(span);
  }
  const remaining = ordinary.filter(({ id }) => !removed.has(id));
  return new Set([...removed, ...findBeyond(remaining, limit)]);
}

/** Returns the IDs of the oldest records beyond a total of `limit` bytes. The newest always stays. */
export function findBeyond(records: readonly Aged[], limit: number): readonly string[] {
  let bytes = 0;
  return records
    .toSorted((one, other) => other.at - one.at)
    .filter((record, index) => {
      bytes += record.bytes;
      return index > 0 && bytes > limit;
    })
    .map(({ id }) => id);
}
