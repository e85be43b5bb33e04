/** The worker that compares versions, for `callWorker`. If it does not start, the page compares them. */
import { browserSchedule } from '../../platform/clock.ts';
import { createWorkerPreloader } from '../../platform/worker-preloader.ts';
import { inSentences, shownDifferences } from './shown-differences.ts';

const startWorker = (): Worker => new Worker(new URL('./comparing.worker.ts', import.meta.url), { type: 'module' });

/** Preloads at most one worker for this page. */
const preloader = createWorkerPreloader(startWorker, browserSchedule.after);

export const comparingInWorker = {
  start: () => preloader.take() ?? startWorker(),
  fallback: () => ({ inSentences, shownDifferences }),
};

/** Starts the worker because two versions are likely to be compared. */
export const preloadComparing = preloader.expect;
