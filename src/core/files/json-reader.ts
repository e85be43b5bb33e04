/** Reads JSON without silent losses, and finds the line and column of values by their pointers. */
import { isJsonArray, isJsonObject, type JsonValue } from '../json/json.ts';
import { walkJson, type WalkLimits, type WalkEnd } from './json-walk.ts';
import type { Pointer } from '../json/pointer.ts';
import { withoutByteOrderMark } from './decode.ts';
import { skipSpace, explainSyntax, type SyntaxFault } from './json-tokens.ts';
import { inThousands, maxNesting, maxValues } from './limits.ts';
import { lossFinder, noLosses, type LossList } from './losses.ts';
import { textFormat } from './looks-like.ts';
import { placesIn, problemAt, whatCanBeOpened, type Place, type FileNotice, type FileProblem } from './problem.ts';
import { rangesOf } from './value-ranges.ts';

// The fast path of reading JSON: parses at once a text that certainly loses nothing.

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

/** The result of reading JSON: the value, or the problems with their positions. */
export type JsonResult =
  | {
      readonly ok: true;
      readonly value: JsonValue;
      readonly notices: readonly FileNotice[];
      /** Set if the text certainly loses nothing, so that `JSON.parse` gives the same value. */
      readonly isPlain?: true;
    }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** The options for reading JSON. */
export interface ReadJsonOptions {
  /**
   * Reads what `writeDesk` can make of a draft, and no more: nesting one level deeper (a desk file holds the assessment
   * one level down), lone surrogates written as escapes, and integers beyond ±(2^53 − 1) that keep all digits.
   */
  readonly draft?: boolean;
}

function syntaxProblem(text: string, fault: SyntaxFault): FileProblem {
  const start = skipSpace(text, 0);
  if (start === text.length)
    return { code: 'empty', message: `The file is empty. ${whatCanBeOpened}`, line: 1, column: 1 };
  const format = /^(?:\[|\{(?!\\rtf))/.test(text.slice(start, start + 5)) ? undefined : textFormat(text);
  if (format !== undefined) {
    return {
      code: 'wrong-format',
      message: `This looks like ${format}, not JSON. ${whatCanBeOpened}`,
      line: 1,
      column: 1,
    };
  }
  const { code, offset, sentence } = explainSyntax(text, fault);
  return problemAt(code, placesIn(text)(offset), sentence);
}

const limitSentences = {
  'too-deep': `more than ${String(maxNesting)} levels of nesting. Assessment Desk cannot open such files.`,
  'too-many': `the file has more than ${inThousands(maxValues)} values; this is the first one over the limit. Remove values that do not belong in it, or split it.`,
} as const;

/** The problem that ended the walk early; undefined if it reached the end of the text. */
function endProblem(text: string, end: WalkEnd): FileProblem | undefined {
  if (end.reason === 'done') return undefined;
  if (end.reason === 'syntax') return syntaxProblem(text, end.fault);
  return problemAt(end.reason, placesIn(text)(end.offset), limitSentences[end.reason]);
}

function lossProblems(text: string, { listed: losses, unlisted }: LossList): readonly FileProblem[] {
  const placeOf = placesIn(text);
  const listed = losses.map((loss) => problemAt(loss.code, placeOf(loss.offset), loss.sentence(placeOf), loss.pointer));
  const last = listed.at(-1);
  if (unlisted === 0 || last?.line === undefined || last.column === undefined) return listed;
  const sentence = `${String(unlisted)} more problems.`;
  return [...listed, problemAt('more', { line: last.line, column: last.column }, sentence)];
}

/** Reads `-0` as 0, because the writer writes both as 0. */
function plainZero(_name: string, value: unknown): unknown {
  return Object.is(value, -0) ? 0 : value;
}

/**
 * Parses a text that was walked without a fault. Uses `JSON.parse`, because it is fast and makes `__proto__` and
 * similar names ordinary own properties.
 */
function values(text: string, negativeZero: boolean): JsonResult {
  try {
    const value = (negativeZero ? JSON.parse(text, plainZero) : JSON.parse(text)) as JsonValue;
    return { ok: true, value, notices: [] };
  } catch {
    const sentence = 'this is not valid JSON. Export it again from the original program.';
    return { ok: false, problems: [problemAt('syntax', { line: 1, column: 1 }, sentence)] };
  }
}

/** Reads a text without a byte order mark; see `readJson`. */
export function readBareJson(text: string, { draft = false }: ReadJsonOptions = {}): JsonResult {
  const limits = { maxDepth: draft ? maxNesting + 1 : maxNesting, maxValues };
  const plain = readPlainJson(text, limits);
  if (plain !== undefined) return { ok: true, value: plain, notices: [], isPlain: true };
  const losses = noLosses();
  const end = walkJson(text, limits, lossFinder(text, draft, losses));
  const problem = endProblem(text, end);
  if (problem) return { ok: false, problems: [problem] };
  if (losses.refused.listed.length > 0) return { ok: false, problems: lossProblems(text, losses.refused) };
  const result = values(text, losses.negativeZero);
  return result.ok ? { ...result, notices: lossProblems(text, losses.preserved) } : result;
}

/**
 * Reads JSON (RFC 8259) without loss, or reports where there would be one: duplicate keys, integers
 * beyond ±(2^53 − 1), numbers that lose digits or overflow, lone surrogates, nesting over 64, more values than
 * `maxValues`. For invalid JSON it reports the first fault, for valid JSON every loss up to 100. Never throws, and
 * needs no more stack for deeper nesting or longer texts. Reads `1.0` as 1 and `-0` as 0.
 */
export function readJson(text: string, options: ReadJsonOptions = {}): JsonResult {
  const bare = withoutByteOrderMark(text);
  const result = readBareJson(bare.text, options);
  return result.ok ? { ...result, notices: [...bare.notices, ...result.notices] } : result;
}

/** The position of a value in a text. `offset` and `end` are in UTF-16 units from 0. */
export interface Located extends Place {
  readonly offset: number;
  readonly end: number;
}

/**
 * Finds the positions of values in a JSON text, in one walk. The result has no entry for a pointer without a value or
 * after a syntax fault. For a duplicate key it has the first occurrence.
 */
export function locateAll(text: string, pointers: Iterable<Pointer>): ReadonlyMap<Pointer, Located> {
  const placeOf = placesIn(text);
  const located = Array.from(rangesOf(text, pointers), ([path, { from, to }]) => {
    return [path, { ...placeOf(from), offset: from, end: to }] as const;
  });
  return new Map(located);
}
