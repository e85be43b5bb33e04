/** How often a property is tried, and with which seed. */

/** Whether properties are tried with their full number of values, as in the complete run. */
const isComplete = process.env.PROPERTY_RUNS === 'full';

/** The number of values in the everyday run. Each run has a new seed, so that many runs search further than one. */
const everydayRuns = 25;

/**
 * Returns how many values a property is tried with: `full` in the complete run, at most 25 in the everyday run. A test
 * that relies on its own coverage, or whose values are expensive, gives fast-check its number without this function.
 */
export function runs(full: number): number {
  return isComplete ? full : Math.min(full, everydayRuns);
}

/**
 * Returns the seed of a run: `PROPERTY_SEED`, which repeats a run, or a new one, which is printed. Vitest reads its
 * configuration once for each of its projects, so the environment keeps the seed for all of them.
 */
export function chooseSeed(): string {
  if (process.env.PROPERTY_SEED === undefined) {
    process.env.PROPERTY_SEED = String(Math.floor(Math.random() * 2 ** 31));
    console.log(`PROPERTY_SEED=${process.env.PROPERTY_SEED} repeats the values of the property tests.`);
  }
  return process.env.PROPERTY_SEED;
}
