/** UTF-16 units counted together: eight words of bits. */
const BLOCK = 256;
const WORDS = BLOCK / 32;

/**
 * Marks the UTF-16 units of a text that are the second half of a surrogate pair: one bit for each unit, and a count
 * before each block of 256. The size is the same however many astral characters there are: a seventh of a byte for each
 * unit. A look-up counts within a block; `unitOf` also needs a binary search over the blocks before it.
 */
export interface PairBits {
  /** Surrogate pairs in the text. */
  readonly pairs: number;
  /** Returns the number of pairs that start before the unit. A unit between the halves of a pair counts that pair. */
  pairsBefore(unit: number): number;
  /** Returns the unit of the code point with this index, which must be in the text. */
  unitOf(codePoint: number): number;
}

/** Reads a text once, without branches on its characters, because mixed texts would mislead branch prediction. */
export function pairBits(text: string): PairBits {
  const words = new Int32Array((Math.floor(text.length / BLOCK) + 1) * WORDS);
  const before = new Uint32Array(words.length / WORDS);
  // Without lone surrogates, every low one ends a pair, so the unit before it does not matter.
  if (text.isWellFormed()) fillWithLows(text, words);
  else fillWithPairs(text, words);
  let pairs = 0;
  for (let word = 0; word < words.length; word++) {
    if (word % WORDS === 0) before[word / WORDS] = pairs;
    pairs += ones(words[word] ?? 0);
  }
  return {
    pairs,
    pairsBefore: (unit) => pairsUpTo(words, before, unit),
    unitOf: (codePoint) => unitOf(words, before, codePoint),
  };
}

/**
 * Sets the bits of a text's low surrogates, four units in each iteration, because the loop costs as much as the check.
 */
function fillWithLows(text: string, words: Int32Array): void {
  const whole = text.length >>> 5;
  for (let word = 0, unit = 0; word < whole; word++) {
    let bits = 0;
    for (let bit = 0; bit < 32; bit += 4, unit += 4) {
      const one = isLow(text.charCodeAt(unit));
      const two = isLow(text.charCodeAt(unit + 1)) << 1;
      const three = isLow(text.charCodeAt(unit + 2)) << 2;
      const four = isLow(text.charCodeAt(unit + 3)) << 3;
      bits |= (one | two | three | four) << bit;
    }
    words[word] = bits;
  }
  for (let unit = whole * 32; unit < text.length; unit++) {
    words[whole] = (words[whole] ?? 0) | (isLow(text.charCodeAt(unit)) << (unit & 31));
  }
}

/** 1 for a low surrogate, U+DC00 to U+DFFF, and 0 for any other UTF-16 unit. */
function isLow(unit: number): number {
  return ((unit ^ 0xdc00) - 0x400) >>> 31;
}

/** Sets the bits of the low surrogates that follow a high one. */
function fillWithPairs(text: string, words: Int32Array): void {
  let high = 0;
  for (let word = 0, unit = 0; unit < text.length; word++) {
    let bits = 0;
    for (let bit = 0; bit < 32 && unit < text.length; bit++, unit++) {
      const kind = text.charCodeAt(unit) & 0xfc00;
      bits |= (high & isZero(kind ^ 0xdc00)) << bit;
      high = isZero(kind ^ 0xd800);
    }
    words[word] = bits;
  }
}

/** 1 for 0, 0 for any other number from 0 to 2^31 − 1. */
function isZero(value: number): number {
  return (value - 1) >>> 31;
}

/** Bits set in a word of 32. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function pairsUpTo(words: Int32Array, before: Uint32Array, unit: number): number {
  const [last, block] = [unit >>> 5, Math.floor(unit / BLOCK)];
  let count = before[block] ?? 0;
  for (let word = block * WORDS; word < last; word++) count += ones(words[word] ?? 0);
  return count + ones((words[last] ?? 0) & (-1 >>> (31 - (unit & 31))));
}

function unitOf(words: Int32Array, before: Uint32Array, codePoint: number): number {
  let [low, high] = [0, before.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (middle * BLOCK - (before[middle] ?? 0) <= codePoint) low = middle;
    else high = middle - 1;
  }
  let remaining = codePoint - (low * BLOCK - (before[low] ?? 0));
  let word = low * WORDS;
  for (; word < words.length; word++) {
    const starts = 32 - ones(words[word] ?? 0);
    if (remaining < starts) break;
    remaining -= starts;
  }
  let free = ~(words[word] ?? 0);
  for (; remaining > 0; remaining--) free &= free - 1;
  return word * 32 + (31 - Math.clz32(free & -free));
}
