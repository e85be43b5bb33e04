/** The worker that compares versions, for `callWorker`. If it does not start, the page compares them. */
import { inSentences } from './in-sentences.ts';
import { shownDifferences } from './shown-differences.ts';

export const comparingInWorker = {
  start: (): Worker => new Worker(new URL('./comparing.worker.ts', import.meta.url), { type: 'module' }),
  fallback: () => ({ inSentences, shownDifferences }),
};
