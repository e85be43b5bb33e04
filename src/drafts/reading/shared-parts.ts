/** Leaves parts out of a worker’s result that the page has parsed itself, and restores them on the page. */
import type { ReadResult } from '../../core/files/read-file.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/json/json.ts';

/** A part of a result that is also the JSON value of its file, or one of its members. */
export interface SharedPart {
  /** The property names that lead to it in the result. */
  readonly path: readonly string[];
  /** The name of the member; missing for the whole value. */
  readonly member?: string;
}

/** A result without what it shares with its file: null is in its place. */
export interface PartialResult {
  readonly result: ReadResult;
  readonly shared: readonly SharedPart[];
}

/** How many levels of a result are searched: the verdicts of a review are on the second. */
const searchedLevels = 2;

/** Leaves out of a result what is also the JSON value of its file, or a member of it. */
export function withoutShared(result: ReadResult, file: JsonValue): PartialResult {
  const parts = new Map<JsonValue, Omit<SharedPart, 'path'>>([[file, {}]]);
  if (isJsonObject(file)) for (const [member, value] of Object.entries(file)) parts.set(value, { member });
  const shared: SharedPart[] = [];
  const leaveOut = (value: JsonValue, path: readonly string[]): JsonValue => {
    const part = isJsonObject(value) || isJsonArray(value) ? parts.get(value) : undefined;
    if (part) {
      shared.push({ path, ...part });
      return null;
    }
    if (path.length === searchedLevels || !isJsonObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, leaveOut(child, [...path, name])]));
  };
  const rest = leaveOut(result as unknown as JsonObject, []);
  return { result: rest as unknown as ReadResult, shared };
}

type Parts = Record<string, JsonValue>;

/** Restores the shared parts of a result, which it changes. */
export function restoreShared({ result, shared }: PartialResult, file: JsonValue): ReadResult {
  for (const { path, member } of shared) {
    let owner = result as unknown as Parts;
    for (const name of path.slice(0, -1)) owner = owner[name] as unknown as Parts;
    owner[path.at(-1) ?? ''] = member === undefined ? file : ((file as Parts)[member] ?? null);
  }
  return result;
}
