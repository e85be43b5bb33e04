/** Converts between code-point and UTF-16 offsets; the only file that does. */

// Finds lone surrogates, which cannot be hashed or written in UTF-8.

/**
 * Returns the UTF-16 offset of the first lone surrogate; undefined if there is none. A text with one has no UTF-8 form
 * and cannot be opened.
 */
export function loneSurrogateAt(text: string): Utf16Offset | undefined {
  if (text.isWellFormed()) return undefined;
  return text.search(/\p{Surrogate}/u) as Utf16Offset;
}

/** UTF-16 units counted together: eight words of bits. */
const BLOCK = 256;
const WORDS = BLOCK / 32;

/**
 * Marks the UTF-16 units of a text that are the second half of a surrogate pair: one bit for each unit, and a count
 * before each block of 256. The size is the same however many astral characters there are: a seventh of a byte for each
 * unit. A look-up counts within a block; `unitOf` also needs a binary search over the blocks before it.
 */
interface PairBits {
  /** Surrogate pairs in the text. */
  readonly pairs: number;
  /** Returns the number of pairs that start before the unit. A unit between the halves of a pair counts that pair. */
  pairsBefore(unit: number): number;
  /** Returns the unit of the code point with this index, which must be in the text. */
  unitOf(codePoint: number): number;
}

/** Reads a text once, without branches on its characters, because mixed texts would mislead branch prediction. */
function pairBits(text: string): PairBits {
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

/**
 * Caches a function's results for recently used texts. Texts are compared by value, which is immediate for the same
 * string. Drops the least recently used texts beyond `maxUnits` UTF-16 units in total, and beyond 256 texts.
 */
export function cacheByText<Answer>(compute: (text: string) => Answer, maxUnits: number): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  let units = 0;
  function forget(): void {
    for (const text of answers.keys()) {
      if (answers.size <= MAX_TEXTS && (units <= maxUnits || answers.size === 1)) return;
      answers.delete(text);
      units -= text.length;
    }
  }
  return (text) => {
    const cached = answers.get(text);
    const answer = cached ?? compute(text);
    if (cached === undefined) units += text.length;
    else answers.delete(text);
    answers.set(text, answer);
    if (cached === undefined) forget();
    return answer;
  };
}

const MAX_TEXTS = 256;

/** A number of Unicode code points from the start of a text. */
export type CodePointOffset = number & { readonly unit: 'code-point' };
/** A number of UTF-16 code units from the start of a text, as JavaScript strings count. */
export type Utf16Offset = number & { readonly unit: 'utf-16' };

/** Brands a number as a code point offset. Throws RangeError unless it is a whole number from 0 to 2^53 − 1. */
export function codePointOffset(offset: number): CodePointOffset {
  return checkedOffset(offset) as CodePointOffset;
}

/** Brands a number as a UTF-16 offset. Throws RangeError unless it is a whole number from 0 to 2^53 − 1. */
export function utf16Offset(offset: number): Utf16Offset {
  return checkedOffset(offset) as Utf16Offset;
}

/** Converts offsets of one text. Both directions accept the text's end as an offset. */
export interface OffsetIndex {
  /** The number of code points in the text; a lone surrogate counts 1. */
  readonly codePointLength: CodePointOffset;
  /** Throws RangeError beyond the text. */
  toUtf16(offset: CodePointOffset): Utf16Offset;
  /**
   * An offset between the halves of a surrogate pair rounds down to the pair's start. Throws RangeError beyond the
   * text.
   */
  toCodePoint(offset: Utf16Offset): CodePointOffset;
}

/** Returns the number of code points in a text, which the contract calls characters; a lone surrogate counts 1. */
export function codePointLength(text: string): number {
  if (!SURROGATE.test(text)) return text.length;
  let pairs = 0;
  for (let unit = 0; unit < text.length - 1; unit++) {
    if (isPairAt(text, unit)) {
      pairs++;
      unit++;
    }
  }
  return text.length - pairs;
}

/**
 * Reads a text once and returns the converter for its offsets. It stores nothing for a text without astral characters,
 * and a seventh of a byte for each UTF-16 unit of a text with some, however many there are.
 */
export function indexOffsets(text: string): OffsetIndex {
  return SURROGATE.test(text) ? pairIndex(text.length, pairBits(text)) : plainIndex(text.length);
}

const rememberedIndex = cacheByText(indexOffsets, 64_000_000);

/** Like indexOffsets, but cached for recently used texts. */
export function offsetsOf(text: string): OffsetIndex {
  return text.length < WORTH_REMEMBERING ? indexOffsets(text) : rememberedIndex(text);
}

/** Whether the UTF-16 offset is between the halves of a surrogate pair. */
export function splitsPair(text: string, offset: number): boolean {
  return offset > 0 && isPairAt(text, offset - 1);
}

const SURROGATE = /[\uD800-\uDFFF]/;
const WORTH_REMEMBERING = 256;

function checkedOffset(offset: number): number {
  if (!Number.isSafeInteger(offset) || offset < 0) throw new RangeError(`${offset} is not an offset into a text`);
  return offset;
}

function checkedWithin(offset: number, end: number): number {
  if (!(checkedOffset(offset) <= end))
    throw new RangeError(`offset ${offset} is beyond the text, which ends at ${end}`);
  return offset;
}

function isPairAt(text: string, unit: number): boolean {
  return (text.charCodeAt(unit) & 0xfc00) === 0xd800 && (text.charCodeAt(unit + 1) & 0xfc00) === 0xdc00;
}

function plainIndex(length: number): OffsetIndex {
  return {
    codePointLength: length as CodePointOffset,
    toUtf16: (offset) => checkedWithin(offset, length) as Utf16Offset,
    toCodePoint: (offset) => checkedWithin(offset, length) as CodePointOffset,
  };
}

function pairIndex(length: number, bits: PairBits): OffsetIndex {
  const codePoints = length - bits.pairs;
  return {
    codePointLength: codePoints as CodePointOffset,
    toUtf16: (offset) =>
      (checkedWithin(offset, codePoints) === codePoints ? length : bits.unitOf(offset)) as Utf16Offset,
    // Inside a pair, that pair is already counted, which moves the offset back to the pair's start.
    toCodePoint: (offset) => (offset - bits.pairsBefore(checkedWithin(offset, length))) as CodePointOffset,
  };
}
