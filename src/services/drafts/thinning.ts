/** What deciding about an earlier state needs of it. */
export interface Aged {
  readonly id: string;
  /** In ms since 1970. */
  readonly at: number;
  /** Bytes that it takes, roughly. */
  readonly bytes: number;
  /** Set where it was exported: others may have gone on from it, so it stays. */
  readonly exportedAs?: string;
}

const hour = 3_600_000;
const day = 24 * hour;

/** Bytes that the earlier states of one draft may take in all. The newest one stays whatever it takes. */
export const stateBytes = 20 * 1024 * 1024;

/** How far apart states of an age are, in ms: all of the last hour, then one an hour, a day, a week. */
function spacing(age: number): number {
  if (age <= hour) return 0;
  if (age <= day) return hour;
  return age <= 30 * day ? day : 7 * day;
}

/**
 * The ids of the states to let go of, out of all that a draft has: those too close to an older one that stays, and the
 * oldest ones where all together take too much. States that were exported always stay, and count for nothing here. A state that stays keeps staying as it gets older, one of each span.
 */
export function outdated(states: readonly Aged[], now: number, limit = stateBytes): ReadonlySet<string> {
  const removed = new Set<string>();
  const usedSpans = new Set<string>();
  const ordinary = states.filter(({ exportedAs }) => exportedAs === undefined);
  const oldestFirst = ordinary.toSorted((one, other) => one.at - other.at);
  for (const { id, at } of oldestFirst) {
    const apart = spacing(now - at);
    if (apart === 0) continue;
    // Spans begin at fixed times, so that the one that stays is the same one each time.
    const span = `${apart} ${Math.floor(at / apart)}`;
    if (usedSpans.has(span)) removed.add(id);
    else usedSpans.add(span);
  }
  const remaining = ordinary.filter(({ id }) => !removed.has(id));
  return new Set([...removed, ...beyond(remaining, limit)]);
}

/** The ids of the oldest of some records, those with which all take more than `limit` bytes. The newest one stays. */
export function beyond(records: readonly Aged[], limit: number): readonly string[] {
  let bytes = 0;
  return records
    .toSorted((one, other) => other.at - one.at)
    .filter((record, index) => {
      bytes += record.bytes;
      return index > 0 && bytes > limit;
    })
    .map(({ id }) => id);
}
