/** Reads a span’s offsets as UTF-8 bytes or UTF-16 units, to find out whether they were counted in the wrong unit. */
import { byIdentity } from '../json/by-identity.ts';
import type { Passage } from '../casefile/types.generated.ts';
import { codePointOffset, offsetsOf, splitsPair, utf16Offset } from '../passage/offsets.ts';
import type { CodePointSpan } from '../passage/span.ts';
import type { OffsetUnit } from '../rules/context.ts';

/** Positions in a text in bytes and units, one for every `step` code points. */
interface ByteCheckpoints {
  /** UTF-8 bytes before the checkpoint. */
  readonly bytes: readonly number[];
  /** UTF-16 units before the checkpoint. */
  readonly units: readonly number[];
}

const step = 512;

function byteLength(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

const checkpointsOf = byIdentity((passage: Passage): ByteCheckpoints => {
  const bytes: number[] = [];
  const units: number[] = [];
  let [byte, codePoints] = [0, 0];
  for (let unit = 0; unit < passage.text.length; codePoints++) {
    if (codePoints % step === 0) {
      bytes.push(byte);
      units.push(unit);
    }
    const codePoint = passage.text.codePointAt(unit) ?? 0;
    byte += byteLength(codePoint);
    unit += codePoint > 0xffff ? 2 : 1;
  }
  return { bytes, units };
});

/** Returns the last checkpoint at or before a byte. */
function checkpointBefore(bytes: readonly number[], byte: number): number {
  let [low, high] = [0, bytes.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((bytes[middle] ?? 0) <= byte) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Returns the code point that starts at a byte; undefined inside a character or beyond the text. Scans at most `step`
 * code points.
 */
function codePointAtByte(passage: Passage, byte: number): number | undefined {
  const { bytes, units } = checkpointsOf(passage);
  const at = checkpointBefore(bytes, byte);
  let [reached, unit, codePoints] = [bytes[at] ?? 0, units[at] ?? 0, at * step];
  for (; reached < byte && unit < passage.text.length; codePoints++) {
    const codePoint = passage.text.codePointAt(unit) ?? 0;
    reached += byteLength(codePoint);
    unit += codePoint > 0xffff ? 2 : 1;
  }
  return reached === byte ? codePoints : undefined;
}

function codePointAtUnit({ text }: Passage, unit: number): number | undefined {
  if (unit > text.length || splitsPair(text, unit)) return undefined;
  return offsetsOf(text).toCodePoint(utf16Offset(unit));
}

/**
 * Converts offsets in another unit to a span in code points; undefined if one of them is negative, not a whole number,
 * beyond the passage or inside a character. The passage's bytes are counted once.
 */
export function convertSpan(passage: Passage, unit: OffsetUnit, start: number, end: number): CodePointSpan | undefined {
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || end < start) return undefined;
  const convert = unit === 'utf-16' ? codePointAtUnit : codePointAtByte;
  const [from, to] = [convert(passage, start), convert(passage, end)];
  return from === undefined || to === undefined
    ? undefined
    : { start: codePointOffset(from), end: codePointOffset(to) };
}
