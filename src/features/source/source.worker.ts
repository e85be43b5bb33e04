/** Reads large texts in a worker, so that typing is not blocked. */
import { readSource, type SourceAnswer, type SourceQuestion } from './read-source.ts';

self.addEventListener('message', ({ data: { serial, text } }: MessageEvent<SourceQuestion>) => {
  const reading = readSource(text);
  const answer: SourceAnswer = { serial, problems: reading.ok ? null : reading.problems };
  self.postMessage(answer);
});
