import type { JsonValue } from '../assessment/json.ts';
import type { Pointer } from '../assessment/pointer.ts';
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

export type JsonResult =
  | { readonly ok: true; readonly value: JsonValue; readonly notices: readonly FileNotice[] }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

export interface ReadJsonOptions {
  /**
   * Reads what `writeDesk` can make of a draft, and no more: nesting one level deeper (a desk file holds the assessment
   * one level down), lone surrogates written as escapes, and integers beyond ±(2^53 − 1) that lose no digit.
   */
  readonly draft?: boolean;
}

function syntaxProblem(text: string, fault: SyntaxFault): FileProblem {
  const start = skipSpace(text, 0);
  if (start === text.length)
    return { code: 'empty', message: `There is nothing in it. ${whatCanBeOpened}`, line: 1, column: 1 };
  const format = /^(?:\[|\{(?!\\rtf))/.test(text.slice(start, start + 5)) ? undefined : textFormat(text);
  if (format !== undefined) {
    return {
      code: 'wrong-format',
      message: `This looks like ${format}, not like JSON. ${whatCanBeOpened}`,
      line: 1,
      column: 1,
    };
  }
  const { code, offset, sentence } = explainSyntax(text, fault);
  return problemAt(code, placesIn(text)(offset), sentence);
}

const passed = {
  'too-deep': `arrays and objects are nested more than ${String(maxNesting)} deep here, which no document of ours is.`,
  'too-many': `the file has more than ${inThousands(maxValues)} values, and this is the first one over that. Remove what does not belong in it, or split it.`,
} as const;

/** What ended the walk before the end of the text; undefined where nothing did. */
function endProblem(text: string, end: WalkEnd): FileProblem | undefined {
  if (end.reason === 'done') return undefined;
  if (end.reason === 'syntax') return syntaxProblem(text, end.fault);
  return problemAt(end.reason, placesIn(text)(end.offset), passed[end.reason]);
}

function lossProblems(text: string, { listed: losses, unlisted }: LossList): readonly FileProblem[] {
  const placeOf = placesIn(text);
  const listed = losses.map((loss) => problemAt(loss.code, placeOf(loss.offset), loss.sentence(placeOf), loss.pointer));
  const last = listed.at(-1);
  if (unlisted === 0 || last?.line === undefined || last.column === undefined) return listed;
  const sentence = `${String(unlisted)} more problems like these follow.`;
  return [...listed, problemAt('more', { line: last.line, column: last.column }, sentence)];
}

/** `-0` is read as 0, as it is written; nothing else tells them apart in JSON's own terms. */
function plainZero(_name: string, value: unknown): unknown {
  return Object.is(value, -0) ? 0 : value;
}

/**
 * The values of a text that was walked without a fault. `JSON.parse` makes them: it is fast, and gives `__proto__` and
 * its like as ordinary own properties.
 */
function values(text: string, negativeZero: boolean): JsonResult {
  try {
    const value = (negativeZero ? JSON.parse(text, plainZero) : JSON.parse(text)) as JsonValue;
    return { ok: true, value, notices: [] };
  } catch {
    const sentence = 'this is no JSON. Save it again from the program that it comes from.';
    return { ok: false, problems: [problemAt('syntax', { line: 1, column: 1 }, sentence)] };
  }
}

/** Reads a text from which a byte order mark was already taken; see `readJson`. */
export function readBareJson(text: string, { draft = false }: ReadJsonOptions = {}): JsonResult {
  const limits = { maxDepth: draft ? maxNesting + 1 : maxNesting, maxValues };
  const plain = readPlainJson(text, limits);
  if (plain !== undefined) return { ok: true, value: plain, notices: [] };
  const losses = noLosses();
  const end = walkJson(text, limits, lossFinder(text, draft, losses));
  const stopped = endProblem(text, end);
  if (stopped) return { ok: false, problems: [stopped] };
  if (losses.refused.listed.length > 0) return { ok: false, problems: lossProblems(text, losses.refused) };
  const result = values(text, losses.negativeZero);
  return result.ok ? { ...result, notices: lossProblems(text, losses.kept) } : result;
}

/**
 * Reads JSON (RFC 8259) without losing anything, or says where it would have (decisions 3): keys that stand twice,
 * integers beyond ±(2^53 − 1), numbers that lose digits or overflow, lone surrogates, nesting over 64, more values than
 * `maxValues`. Of a text that is no JSON, the first fault is told; of one that is, every loss up to 100. Never throws,
 * and needs no more stack however deep the text nests or long it is. `1.0` reads as 1, `-0` as 0.
 */
export function readJson(text: string, options: ReadJsonOptions = {}): JsonResult {
  const bare = withoutByteOrderMark(text);
  const result = readBareJson(bare.text, options);
  return result.ok ? { ...result, notices: [...bare.notices, ...result.notices] } : result;
}

/** A place of a value in a text; `offset` and `end` count UTF-16 units from 0. */
export interface Located extends Place {
  readonly offset: number;
  readonly end: number;
}

/**
 * Finds where values are in a JSON text, in one walk. Pointers that lead nowhere, and those behind a syntax fault, are
 * not in the answer. Where a key stands twice, the first is meant.
 */
export function locateAll(text: string, pointers: Iterable<Pointer>): ReadonlyMap<Pointer, Located> {
  const placeOf = placesIn(text);
  const located = Array.from(rangesOf(text, pointers), ([path, { from, to }]) => {
    return [path, { ...placeOf(from), offset: from, end: to }] as const;
  });
  return new Map(located);
}

/** Where the value at a pointer is in a JSON text; undefined where there is none. */
export function locate(text: string, path: Pointer): Located | undefined {
  return locateAll(text, [path]).get(path);
}
