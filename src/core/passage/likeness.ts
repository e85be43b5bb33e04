import { sampledText } from './sampled-text.ts';

/** Length of a sample, in UTF-16 units: long enough that chance seldom finds one, short enough to outlive an edit beside it. */
const size = 16;
/** Most samples taken of a text. */
const most = 96;
/** So many samples that are nowhere are enough to stop. */
const few = 12;
/** A prime number that is no divisor of any number of samples, which are 96 at most. */
const stride = 101;

/**
 * How much of a text stands in another one, from 0 to 1: the share of its samples, spread evenly, that occur there. It
 * costs the same for long and short texts, once the other one is sampled.
 */
export function likenessTo(text: string, other: string): number {
  if (text.length <= size) return text !== '' && other.includes(text.trim()) ? 1 : 0;
  const places = text.length - size;
  const count = Math.min(most, places);
  const { has } = sampledText(other);
  let found = 0;
  for (let index = 0; index < count; index++) {
    // Steps of a prime number go all over the text: where the first samples are nowhere, it is another text.
    const at = Math.floor((((index * stride) % count) * places) / count);
    if (has(text.slice(at, at + size))) found++;
    else if (index === few && found === 0) return 0;
  }
  return found / count;
}
