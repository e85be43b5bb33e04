/** Gives all property tests of a run the same seed and their number of values. `vite.config.ts` chooses the seed. */
import fc from 'fast-check';
import { runs } from './property-runs.ts';

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED), numRuns: runs(100) });
