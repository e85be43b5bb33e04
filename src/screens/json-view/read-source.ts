/** Reads the text of the JSON editor as an assessment, or says what is wrong with it; the worker uses it too. */
import { isJsonObject, type JsonObject } from '../../core/json/json.ts';
import { locateAll, readJson } from '../../core/files/json-reader.ts';
import { describeValue } from '../../core/files/kinds.ts';
import { problemAt, type FileProblem } from '../../core/files/problem.ts';

/** The result of reading a text: a document, or the problems with their positions. */
export type SourceReading =
  | { readonly ok: true; readonly document: JsonObject }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** Reads a text as a draft assessment: any JSON object that can be read without loss. */
export function readSource(text: string): SourceReading {
  const result = readJson(text, { draft: true });
  if (!result.ok) return result;
  if (isJsonObject(result.value)) return { ok: true, document: result.value };
  const place = locateAll(text, ['']).get('') ?? { line: 1, column: 1 };
  const sentence = `an assessment must be a JSON object ({ … }), but this is ${describeValue(result.value)}.`;
  return { ok: false, problems: [problemAt('shape', place, sentence)] };
}

/**
 * Returns the problems of a text; null if it is valid. The worker returns no values, because the page parses them
 * itself more quickly than they are transferred.
 */
export function problemsIn(text: string): readonly FileProblem[] | null {
  const reading = readSource(text);
  return reading.ok ? null : reading.problems;
}
