/** A cheap estimate of how much of one text occurs in another, for texts of any length. */
import { sampledText } from './sampled-text.ts';

/** The length of a sample, in UTF-16 units: long enough to be rare, short enough to survive an edit nearby. */
const size = 16;
/** The maximum number of samples of a text. */
const most = 96;
/** The number of missing samples after which the search stops. */
const few = 12;
/** A prime number that does not divide any number of samples, which are at most 96. */
const stride = 101;

/**
 * Returns how much of a text is in another one, from 0 to 1: the share of its evenly spread samples that occur there.
 * The cost is the same for long and short texts, once the other text is sampled.
 */
export function likenessTo(text: string, other: string): number {
  if (text.length <= size) return text !== '' && other.includes(text.trim()) ? 1 : 0;
  const places = text.length - size;
  const count = Math.min(most, places);
  const { has } = sampledText(other);
  let matches = 0;
  for (let index = 0; index < count; index++) {
    // Steps of a prime number spread over the whole text. If the first samples are missing, it is a different text.
    const at = Math.floor((((index * stride) % count) * places) / count);
    if (has(text.slice(at, at + size))) matches++;
    else if (index === few && matches === 0) return 0;
  }
  return matches / count;
}
