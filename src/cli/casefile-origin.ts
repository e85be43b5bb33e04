/** Finds the place in the file for a pointer into a casefile from which damaged items were skipped. */
import { isJsonObject } from '../core/json/json.ts';
import { parsePointer, pointer, valueAt, type Pointer } from '../core/json/pointer.ts';
import type { Digest } from '../core/casefile/hash.ts';
import { readCasefileParts } from '../core/files/casefile-reader.ts';
import { readBareJson } from '../core/files/json-reader.ts';

/** The indexes of the items that were skipped when the file was read, ascending, by the pointer of their list. */
type SkippedIndexes = ReadonlyMap<Pointer, readonly number[]>;

const part = /^(\/(?:actors|observations))\/(\d+)(?:(\/passages)\/(\d+))?/;

function skippedIndexes(text: string, base: Pointer, digest: Digest): SkippedIndexes {
  const json = readBareJson(text, { draft: true });
  const document = json.ok ? valueAt(json.value, base) : undefined;
  const indexes = new Map<Pointer, Set<number>>();
  if (!isJsonObject(document)) return new Map();
  for (const { path } of readCasefileParts(document, { digest, base: '', draft: base !== '' }).skipped) {
    const [, list = '', index = '', inner, innerIndex = ''] = part.exec(path) ?? [];
    if (list === '') continue;
    const key = inner === undefined ? list : `${list}/${index}${inner}`;
    const skipped = inner === undefined ? index : innerIndex;
    indexes.set(key, (indexes.get(key) ?? new Set()).add(Number(skipped)));
  }
  return new Map([...indexes].map(([list, skipped]) => [list, [...skipped].sort((one, other) => one - other)]));
}

/** Returns the index in the file's list for an index in the list without the skipped items. */
function originalIndex(skipped: readonly number[], index: number): number {
  return skipped.reduce((original, each) => (each <= original ? original + 1 : original), index);
}

/**
 * Returns a function that turns pointers into the casefile that was read into pointers into its file. They differ if
 * items were skipped, because later items then have lower indexes. `base` is the casefile's pointer in the document.
 */
export function casefileOrigin(
  text: string,
  base: Pointer,
  isWhole: boolean,
  digest: Digest,
): (path: Pointer) => Pointer {
  if (isWhole) return (path) => base + path;
  const skipped = skippedIndexes(text, base, digest);
  return (path) => {
    let list = '';
    for (const token of parsePointer(path)) {
      const isIndex = skipped.has(list) && /^\d+$/.test(token);
      list += pointer(isIndex ? originalIndex(skipped.get(list) ?? [], Number(token)) : token);
    }
    return base + list;
  };
}
