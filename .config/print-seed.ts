/** Prints how a run of the unit tests can be repeated. */
import { propertySeed } from './property-runs.ts';

// Vitest calls the default export once, before the tests.
export default function printSeed(): void {
  console.log(`Property tests: PROPERTY_SEED=${propertySeed} repeats their values`);
}
