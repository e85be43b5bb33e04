/** Reads JSON without silent losses, and finds the line and column of values by their pointers. */
import type { JsonValue } from '../json/json.ts';
import type { Pointer } from '../json/pointer.ts';
import { withoutByteOrderMark } from './decode.ts';
import { skipSpace } from './json-tokens.ts';
import { walkJson, type WalkEnd } from './json-walk.ts';
import { inThousands, maxNesting, maxValues } from './limits.ts';
import { lossFinder, noLosses, type LossList } from './losses.ts';
import { textFormat } from './looks-like.ts';
import { placesIn, type Place } from './places.ts';
import { readPlainJson } from './plain-json.ts';
import { problemAt, whatCanBeOpened, type FileNotice, type FileProblem } from './problem.ts';
import { explainSyntax, type SyntaxFault } from './syntax.ts';
import { rangesOf } from './value-ranges.ts';

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

/** The position of the value at a pointer in a JSON text; undefined if there is none. */
export function locate(text: string, path: Pointer): Located | undefined {
  return locateAll(text, [path]).get(path);
}
