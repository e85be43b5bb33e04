/** Replaces the parts of a worker’s result that the page also parses by null, and restores them on the page. */
import type { ReadResult } from '../../core/files/read-file.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/json/json.ts';

/** The property names and indexes that lead to a part of a value. */
type Path = readonly string[];

/** A part of a result that is also a part of the JSON value of its file. */
export interface SharedPart {
  readonly inResult: Path;
  readonly inFile: Path;
}

/** A result in which null replaces each shared part. */
export interface PartialResult {
  readonly result: ReadResult;
  readonly shared: readonly SharedPart[];
}

/** How many levels are searched: the verdicts of a review in a desk file are on the third. */
const searchedLevels = 3;

/** A longer list is searched only as a whole. */
const longestSearched = 100;

/** The objects and lists directly in a value that are searched, by name or index. */
function childrenOf(value: JsonValue | undefined, { length: level }: Path): readonly [string, JsonValue][] {
  const isSearched = isJsonObject(value) || (isJsonArray(value) && value.length <= longestSearched);
  return level < searchedLevels && isSearched ? Object.entries(value) : [];
}

/** Replaces each part of a result that is also a part of the JSON value of its file by null. */
export function withoutShared(result: ReadResult, file: JsonValue): PartialResult {
  const paths = new Map<JsonValue, Path>();
  const note = (value: JsonValue, path: Path): void => {
    if (!isJsonObject(value) && !isJsonArray(value)) return;
    paths.set(value, path);
    for (const [name, child] of childrenOf(value, path)) note(child, [...path, name]);
  };
  note(file, []);
  const shared: SharedPart[] = [];
  const replace = (value: JsonValue, inResult: Path): JsonValue => {
    const inFile = paths.get(value);
    if (inFile) {
      shared.push({ inResult, inFile });
      return null;
    }
    const children = childrenOf(value, inResult).map(
      ([name, child]) => [name, replace(child, [...inResult, name])] as const,
    );
    if (children.length === 0) return value;
    return isJsonArray(value) ? children.map(([, child]) => child) : Object.fromEntries(children);
  };
  const rest = replace(result as unknown as JsonObject, []);
  return { result: rest as unknown as ReadResult, shared };
}

/** Restores the shared parts of a result, which it changes. Throws if the file does not have them. */
export function restoreShared({ result, shared }: PartialResult, file: JsonValue | undefined): ReadResult {
  for (const { inResult, inFile } of shared) {
    const owner = partAt(result as unknown as JsonObject, inResult.slice(0, -1)) as Record<string, JsonValue>;
    const part = partAt(file, inFile);
    if (part === undefined) throw new Error('Assessment Desk could not read the file.');
    owner[inResult.at(-1) ?? ''] = part;
  }
  return result;
}

function partAt(value: JsonValue | undefined, path: Path): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((part, name) => (part as JsonObject | undefined)?.[name], value);
}
