import type { JsonValue } from '../assessment/json.ts';
import type { WalkLimits } from './json-walk.ts';

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;

/** A number of so many digits in a row may be a whole one that is not safe. */
const manyDigits = 16;

/** Escapes that `JSON.stringify` writes for halves of surrogate pairs alone, or never. */
const otherEscape = /\\u(?!00[01])/;

/** Where a string ends whose first unit stands at `from`: behind its quotation mark. The text's length where it does not. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (before > from && text.charCodeAt(before - 1) === backslash) before -= 1;
    if ((end - before) % 2 === 0) return end + 1;
  }
  return text.length;
}

/** What is seen of a text outside its strings. */
interface Outside {
  depth: number;
  deepest: number;
  /** At least as many as there are values, by what stands in front of them; empty brackets count one too many. */
  values: number;
  digits: number;
  mostDigits: number;
  hasPower: boolean;
}

function see(outside: Outside, code: number): void {
  if (code >= 0x30 && code <= 0x39) {
    outside.digits += 1;
    if (outside.digits > outside.mostDigits) outside.mostDigits = outside.digits;
    return;
  }
  // `e` behind a digit, in either case.
  if ((code | 0x20) === 0x65 && outside.digits > 0) outside.hasPower = true;
  outside.digits = 0;
  // `[` and `{`, `]` and `}`: in both pairs one bit tells them apart.
  const bracket = code | 0x20;
  if (bracket === 0x7b) {
    outside.depth += 1;
    outside.values += 1;
    if (outside.depth > outside.deepest) outside.deepest = outside.depth;
  } else if (bracket === 0x7d) outside.depth -= 1;
  else if (code === comma) outside.values += 1;
}

/**
 * Whether a text, if it is JSON at all, is flat enough, has few enough values and small numbers only. Told without building anything, so
 * that a file of brackets takes no memory.
 */
function isTame(text: string, { maxDepth, maxValues }: WalkLimits): boolean {
  const outside: Outside = { depth: 0, deepest: 0, values: 1, digits: 0, mostDigits: 0, hasPower: false };
  for (let unit = 0; unit < text.length;) {
    const code = text.charCodeAt(unit);
    if (code === quote) {
      unit = endOfString(text, unit + 1);
      continue;
    }
    see(outside, code);
    if (outside.deepest > maxDepth || outside.values > maxValues) return false;
    if (outside.hasPower || outside.mostDigits >= manyDigits) return false;
    unit += 1;
  }
  return true;
}

/** The indent that `JSON.stringify` would have been given: that of the second line. Undefined where it wrote no such text. */
function indentOf(text: string): string | undefined {
  if (/^[[{]\s/.test(text)) return /^[[{]\n([ \t]{1,10})/.exec(text)?.[1];
  if (!text.startsWith('{"')) return '';
  const colon = endOfString(text, 2);
  return text.charAt(colon) === ':' && text.charAt(colon + 1) === ' ' ? undefined : '';
}

/**
 * The value of a text that is exactly what `JSON.stringify` writes of it, with any indent and with or without a line
 * feed at its end, as nearly all files are. Such a text loses nothing: a key that stood twice, a number that lost
 * digits or half of a surrogate pair would have come out otherwise, or is not looked at here. Undefined where that
 * cannot be said so quickly, and where anything is wrong with it: then it has to be walked. Never throws.
 */
export function readPlainJson(text: string, limits: WalkLimits): JsonValue | undefined {
  const indent = indentOf(text);
  if (indent === undefined || otherEscape.test(text) || !isTame(text, limits)) return undefined;
  try {
    const value = JSON.parse(text) as JsonValue;
    const written = JSON.stringify(value, null, indent);
    return text === written || text === `${written}\n` ? value : undefined;
  } catch {
    return undefined;
  }
}
