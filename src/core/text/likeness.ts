/** A cheap estimate of how much of one text occurs in another, for texts of any length. */
import { cacheByText } from './offsets.ts';
import { fnv1a } from './fnv1a.ts';

// An index of a long text that makes repeated exact searches fast.

/** Searches exact words in a long text without reading it for each search. */
export interface SampledText {
  /** Whether the text contains the words, unit for unit. The result is always right. */
  has(words: string): boolean;
  /** Whether these words can be looked up. Others are searched by reading the text. */
  canLookUp(words: string): boolean;
  /** Returns up to `limit` occurrences of the words, as UTF-16 offsets in order; occurrences can overlap. */
  places(words: string, limit: number): readonly number[];
}

/** The distance of samples, and their length, in units. */
const step = 8;
const size = 8;
/** Shorter words can be between two samples, and are searched by reading the text. */
const shortest = step + size - 1;
/** A sample with more occurrences than this is skipped for a rarer one. */
const common = 64;

/** A hash of the units of a text at an offset. Different samples can have the same one. */
function hashAt(text: string, at: number): number {
  const hash = fnv1a(text, undefined, at, at + size);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * The heads of chains by hash, and for each sample the next one in its chain; -1 ends it. Chains are in the order of
 * the text.
 */
interface Chains {
  readonly heads: Int32Array;
  readonly next: Int32Array;
  readonly counts: Uint16Array;
  readonly mask: number;
}

function chainsOf(text: string): Chains {
  const count = Math.max(0, Math.floor((text.length - size) / step) + 1);
  const slots = 2 ** Math.ceil(Math.log2(Math.max(16, count * 2)));
  const mask = slots - 1;
  const heads = new Int32Array(slots).fill(-1);
  const counts = new Uint16Array(slots);
  const next = new Int32Array(count);
  for (let sample = count - 1; sample >= 0; sample--) {
    const slot = hashAt(text, sample * step) & mask;
    next[sample] = heads[slot] ?? -1;
    heads[slot] = sample;
    if ((counts[slot] ?? 0) < 0xffff) counts[slot] = (counts[slot] ?? 0) + 1;
  }
  return { heads, next, counts, mask };
}

function readThrough(text: string, words: string, limit: number): readonly number[] {
  const offsets: number[] = [];
  for (let at = text.indexOf(words); at >= 0 && offsets.length < limit; at = text.indexOf(words, at + 1))
    offsets.push(at);
  return offsets;
}

/**
 * Every occurrence of the words has a sample at one of `step` distances from its start. So each distance is looked up,
 * and the text at the results is compared with the words.
 */
function lookUp(text: string, chains: Chains, words: string, limit: number): readonly number[] {
  const offsets: number[] = [];
  for (let distance = 0; distance < step; distance++) {
    const slot = hashAt(words, distance) & chains.mask;
    if ((chains.counts[slot] ?? 0) > common) return readThrough(text, words, limit);
    for (let sample = chains.heads[slot] ?? -1; sample >= 0; sample = chains.next[sample] ?? -1) {
      const at = sample * step - distance;
      if (at >= 0 && text.startsWith(words, at)) offsets.push(at);
    }
  }
  return offsets.sort((one, other) => one - other).slice(0, limit);
}

function sample(text: string): SampledText {
  let chains: Chains | undefined;
  const canLookUp = (words: string): boolean => words.length >= shortest && text.length >= 4096;
  const places = (words: string, limit: number): readonly number[] => {
    if (words === '' || words.length > text.length) return [];
    if (!canLookUp(words)) return readThrough(text, words, limit);
    return lookUp(text, (chains ??= chainsOf(text)), words, limit);
  };
  return { places, canLookUp, has: (words) => places(words, 1).length > 0 };
}

/** A text with its samples, which are computed on first use: about 9 bytes for each 8 units of text. */
export const sampledText: (text: string) => SampledText = cacheByText(sample, 32_000_000);

/** The length of a sample, in UTF-16 units: long enough to be rare, short enough to survive an edit nearby. */
const sizeOfLikeness = 16;
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
  if (text.length <= sizeOfLikeness) return text !== '' && other.includes(text.trim()) ? 1 : 0;
  const places = text.length - sizeOfLikeness;
  const count = Math.min(most, places);
  const { has } = sampledText(other);
  let matches = 0;
  for (let index = 0; index < count; index++) {
    // Steps of a prime number spread over the whole text. If the first samples are missing, it is a different text.
    const at = Math.floor((((index * stride) % count) * places) / count);
    if (has(text.slice(at, at + sizeOfLikeness))) matches++;
    else if (index === few && matches === 0) return 0;
  }
  return matches / count;
}
