/** Compares two versions in a worker: at the contract’s limits it would block the page. */
import { inSentences, type TwoStates } from './in-sentences.ts';

self.addEventListener('message', ({ data }: MessageEvent<TwoStates>) => {
  self.postMessage(inSentences(data));
});
