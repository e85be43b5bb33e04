/** Starts workers for background work. They all have one script, which loads only the code for its kind of work. */

/** The kinds of work. `src/app/background.worker.ts` has their methods. */
export type BackgroundWork =
  | 'comparing'
  | 'encryption'
  | 'exporting'
  | 'extracting'
  | 'merging'
  | 'originals'
  | 'reading'
  | 'repairing'
  | 'shared words'
  | 'source';

/** Starts a worker. Each caller has its own, so that cancelling one work ends no other. */
export function startBackgroundWork(work: BackgroundWork): Worker {
  return new Worker(new URL('../app/background.worker.ts', import.meta.url), { type: 'module', name: work });
}
