/** The fast path of reading JSON: parses at once a text that certainly loses nothing. */
import type { JsonValue } from '../json/json.ts';
import type { WalkLimits } from './json-walk.ts';

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;

/** The number of digits in a row from which a number may be an unsafe integer. */
const manyDigits = 16;

/** Escapes that `JSON.stringify` writes only for lone surrogates, or never. */
const otherEscape = /\\u(?!00[01])/;

/**
 * The end of the string whose first unit is at `from`, after its quotation mark; the text's length if it is not closed.
 */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (before > from && text.charCodeAt(before - 1) === backslash) before -= 1;
    if ((end - before) % 2 === 0) return end + 1;
  }
  return text.length;
}

/** Counters for the part of a text outside its strings. */
interface Outside {
  depth: number;
  deepest: number;
  /**
   * At least the number of values, counted by the characters before them. An empty array or object counts one too many.
   */
  values: number;
  digits: number;
  mostDigits: number;
  hasPower: boolean;
}

function count(outside: Outside, code: number): void {
  if (code >= 0x30 && code <= 0x39) {
    outside.digits += 1;
    if (outside.digits > outside.mostDigits) outside.mostDigits = outside.digits;
    return;
  }
  // `e` or `E` after a digit.
  if ((code | 0x20) === 0x65 && outside.digits > 0) outside.hasPower = true;
  outside.digits = 0;
  // `[` and `{` differ in one bit, and so do `]` and `}`.
  const bracket = code | 0x20;
  if (bracket === 0x7b) {
    outside.depth += 1;
    outside.values += 1;
    if (outside.depth > outside.deepest) outside.deepest = outside.depth;
  } else if (bracket === 0x7d) outside.depth -= 1;
  else if (code === comma) outside.values += 1;
}

/**
 * Whether a text, if it is JSON, is within the limits and has only small numbers. It builds nothing, so that a file of
 * brackets takes no memory.
 */
function isWithinLimits(text: string, { maxDepth, maxValues }: WalkLimits): boolean {
  const outside: Outside = { depth: 0, deepest: 0, values: 1, digits: 0, mostDigits: 0, hasPower: false };
  for (let unit = 0; unit < text.length;) {
    const code = text.charCodeAt(unit);
    if (code === quote) {
      unit = endOfString(text, unit + 1);
      continue;
    }
    count(outside, code);
    if (outside.deepest > maxDepth || outside.values > maxValues) return false;
    if (outside.hasPower || outside.mostDigits >= manyDigits) return false;
    unit += 1;
  }
  return true;
}

/** The indent with which `JSON.stringify` would write the text; undefined if it would not write it like this. */
function indentOf(text: string): string | undefined {
  if (/^[[{]\s/.test(text)) return /^[[{]\n([ \t]{1,10})/.exec(text)?.[1];
  if (!text.startsWith('{"')) return '';
  const colon = endOfString(text, 2);
  return text.charAt(colon) === ':' && text.charAt(colon + 1) === ' ' ? undefined : '';
}

/**
 * The value of a text that is exactly what `JSON.stringify` would write, with any indent and an optional line feed at
 * the end, as nearly all files are. Such a text loses nothing: a duplicate key, a number that loses digits or a lone
 * surrogate would be written differently, or is excluded here. Undefined if the text is different or has any fault:
 * then it must be walked. Never throws.
 */
export function readPlainJson(text: string, limits: WalkLimits): JsonValue | undefined {
  const indent = indentOf(text);
  if (indent === undefined || otherEscape.test(text) || !isWithinLimits(text, limits)) return undefined;
  try {
    const value = JSON.parse(text) as JsonValue;
    const written = JSON.stringify(value, null, indent);
    return text === written || text === `${written}\n` ? value : undefined;
  } catch {
    return undefined;
  }
}
