/** A calculation that returns its own duration in ms, without its preparation. */
export type Calculation = () => number | Promise<number>;

/** Stores results, so that no compiler can remove the calculation. */
export const kept: unknown[] = [];

/** Measures the duration of `act`. */
export function timed(act: () => unknown): number {
  const started = performance.now();
  kept[0] = act();
  return performance.now() - started;
}
