/** The fast path of reading JSON: parses at once a text that certainly loses nothing. */
import { isJsonArray, isJsonObject, type JsonValue } from '../json/json.ts';
import type { WalkLimits } from './json-walk.ts';

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const minus = 0x2d;
const point = 0x2e;
const zero = 0x30;
const nine = 0x39;

/** The number of digits from which a number may be an unsafe integer, or lose some of them. */
const manyDigits = 16;

/** Escapes that are needed only for lone surrogates, or never. */
const otherEscape = /\\u(?!00[01])/;

/** The offset of the quotation mark that closes the string whose first unit is at `from`; the text's length if none. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end >= 0; end = text.indexOf('"', end + 1)) {
    let start = end;
    while (start > from && text.charCodeAt(start - 1) === backslash) start -= 1;
    if ((end - start) % 2 === 0) return end;
  }
  return text.length;
}

/**
 * The number of object members in a text, if it is JSON, within the limits, and has only numbers that keep their digits
 * and their sign; else undefined. Builds nothing, so that a file of brackets takes no memory.
 */
function plainMembers(text: string, { maxDepth, maxValues }: WalkLimits): number | undefined {
  let depth = 0;
  // At least the number of values, counted by the characters before them: an empty array or object counts one too many.
  let values = 1;
  let members = 0;
  let digits = 0;
  for (let unit = 0; unit < text.length; unit += 1) {
    const code = text.charCodeAt(unit);
    if (code === quote) unit = endOfString(text, unit + 1);
    else if (code >= zero && code <= nine) {
      digits += 1;
      if (digits >= manyDigits) return undefined;
    } else if (code !== point) {
      // `[` and `{` differ in one bit, and so do `]` and `}`, and `E` and `e`.
      const folded = code | 0x20;
      if (folded === 0x65 && digits > 0) return undefined;
      if (code === minus && text.charCodeAt(unit + 1) === zero) return undefined;
      digits = 0;
      if (code === colon) members += 1;
      else if (folded === 0x7d) depth -= 1;
      else if (code === comma || folded === 0x7b) {
        values += 1;
        if (folded === 0x7b) depth += 1;
        if (depth > maxDepth || values > maxValues) return undefined;
      }
    }
  }
  return members;
}

/** The number of members of all objects in a value. */
function countMembers(value: JsonValue | undefined): number {
  let count = 0;
  if (isJsonArray(value)) for (const item of value) count += countMembers(item);
  else if (isJsonObject(value)) for (const name of Object.keys(value)) count += 1 + countMembers(value[name]);
  return count;
}

/**
 * The value of a text that certainly loses nothing, as nearly all files do. A number that could change, and an escape
 * that could be a lone surrogate, are excluded before parsing; a duplicate key gives a value with fewer members than
 * the text. Undefined if the text may lose something, exceeds the limits or has any fault: then it must be walked.
 * Never throws.
 */
export function readPlainJson(text: string, limits: WalkLimits): JsonValue | undefined {
  if (otherEscape.test(text) || !text.isWellFormed()) return undefined;
  const members = plainMembers(text, limits);
  if (members === undefined) return undefined;
  try {
    const value = JSON.parse(text) as JsonValue;
    return countMembers(value) === members ? value : undefined;
  } catch {
    return undefined;
  }
}
