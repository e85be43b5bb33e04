import { isJsonObject, type JsonObject } from '../../core/assessment/json.ts';
import { locateAll, readJson } from '../../core/files/json-reader.ts';
import { describeValue } from '../../core/files/kinds.ts';
import { problemAt, type FileProblem } from '../../core/files/problem.ts';

/** What a text gives: a document, or where it cannot be read. */
export type SourceReading =
  | { readonly ok: true; readonly document: JsonObject }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** Reads a text as what an assessment may be: any JSON object that loses nothing (decisions 3). */
export function readSource(text: string): SourceReading {
  const result = readJson(text, { draft: true });
  if (!result.ok) return result;
  if (isJsonObject(result.value)) return { ok: true, document: result.value };
  const place = locateAll(text, ['']).get('') ?? { line: 1, column: 1 };
  const sentence = `this is ${describeValue(result.value)}, and an assessment is an object in braces.`;
  return { ok: false, problems: [problemAt('shape', place, sentence)] };
}

/** What the worker answers: whether a text can be read. The page makes the values itself, which is the quicker half. */
export interface SourceAnswer {
  readonly serial: number;
  readonly problems: readonly FileProblem[] | null;
}

export interface SourceQuestion {
  readonly serial: number;
  readonly text: string;
}
