import { isJsonObject } from '../core/assessment/json.ts';
import { parsePointer, pointer, valueAt, type Pointer } from '../core/assessment/pointer.ts';
import type { Digest } from '../core/casefile/hash.ts';
import { readCasefileParts } from '../core/files/casefile-reader.ts';
import { readBareJson } from '../core/files/json-reader.ts';

/** What was left out of a list of the file, by the pointer of the list: the places of the items, ascending. */
type LeftOut = ReadonlyMap<Pointer, readonly number[]>;

const part = /^(\/(?:actors|observations))\/(\d+)(?:(\/passages)\/(\d+))?/;

function leftOutOf(text: string, base: Pointer, digest: Digest): LeftOut {
  const json = readBareJson(text, { draft: true });
  const document = json.ok ? valueAt(json.value, base) : undefined;
  const places = new Map<Pointer, Set<number>>();
  if (!isJsonObject(document)) return new Map();
  for (const { path } of readCasefileParts(document, { digest, base: '', draft: base !== '' }).leftOut) {
    const [, list = '', index = '', inner, innerIndex = ''] = part.exec(path) ?? [];
    if (list === '') continue;
    const key = inner === undefined ? list : `${list}/${index}${inner}`;
    const at = inner === undefined ? index : innerIndex;
    places.set(key, (places.get(key) ?? new Set()).add(Number(at)));
  }
  return new Map([...places].map(([list, indexes]) => [list, [...indexes].sort((one, other) => one - other)]));
}

/** Where the item that was kept at an index stands in the file's own list. */
function before(leftOut: readonly number[], kept: number): number {
  return leftOut.reduce((index, left) => (left <= index ? index + 1 : index), kept);
}

/**
 * Pointers into a casefile as it was taken, turned into pointers into its file: where parts were left out, what came
 * behind them stands elsewhere. `base` is where the casefile is in the file's document.
 */
export function casefileOrigin(
  text: string,
  base: Pointer,
  isWhole: boolean,
  digest: Digest,
): (path: Pointer) => Pointer {
  if (isWhole) return (path) => base + path;
  const leftOut = leftOutOf(text, base, digest);
  return (path) => {
    let list = '';
    for (const token of parsePointer(path)) {
      const isIndex = leftOut.has(list) && /^\d+$/.test(token);
      list += pointer(isIndex ? before(leftOut.get(list) ?? [], Number(token)) : token);
    }
    return base + list;
  };
}
