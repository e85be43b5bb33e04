/** Statistics of a series of figures. */

/** The summary of a series: its median, its quartiles and its 95th percentile. */
export interface Summary {
  readonly count: number;
  readonly median: number;
  /** The first and the third quartile. */
  readonly quartiles: readonly [number, number];
  readonly p95: number;
}

/** The percentile (0 to 100) of the values by nearest rank, or NaN if there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** The median, which is the mean of the two middle values if their number is even, or NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export function summaryOf(values: readonly number[]): Summary {
  return {
    count: values.length,
    median: median(values),
    quartiles: [percentile(values, 25), percentile(values, 75)],
    p95: percentile(values, 95),
  };
}

/** A generator of numbers in [0, 1), the same for the same seed (“mulberry32”). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Shuffles the items depending on the seed (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
  const random = randomFrom(seed);
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    [order[last], order[chosen]] = [order[chosen] as Item, order[last] as Item];
  }
  return order;
}
