/** Compares two states away from the page: at the contract's limits that would hold up every keystroke. */
import { inSentences, type TwoStates } from './in-sentences.ts';

self.addEventListener('message', ({ data }: MessageEvent<TwoStates>) => {
  self.postMessage(inSentences(data));
});
