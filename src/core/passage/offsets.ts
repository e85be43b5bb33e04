/** Converts between code-point and UTF-16 offsets; the only file that does. */
import { pairBits, type PairBits } from './pair-bits.ts';
import { cacheByText } from './cache-by-text.ts';

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
