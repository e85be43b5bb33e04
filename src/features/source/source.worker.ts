/** Looks through large texts away from the page, so that typing is never held up. */
import { readSource, type SourceAnswer, type SourceQuestion } from './read-source.ts';

self.addEventListener('message', ({ data: { serial, text } }: MessageEvent<SourceQuestion>) => {
  const reading = readSource(text);
  const answer: SourceAnswer = { serial, problems: reading.ok ? null : reading.problems };
  self.postMessage(answer);
});
