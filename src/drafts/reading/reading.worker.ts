/** Reads one file in a worker, so that decoding, parsing and hashing never block the page. */
import { answer } from './protocol.ts';

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void answer(data, (message) => self.postMessage(message));
});
