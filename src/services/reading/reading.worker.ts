/** Reads one file away from the page: decoding, parsing and hashing never hold up a keystroke. */
import { answer } from './protocol.ts';

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void answer(data, (message) => self.postMessage(message));
});
