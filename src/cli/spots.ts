/** Finds the line and column of JSON Pointers in the text of a file. */
import { parentOf, type Pointer } from '../core/json/pointer.ts';
import { locateAll, type Located } from '../core/files/json-reader.ts';
import { indexOffsets, utf16Offset } from '../core/passage/offsets.ts';
import type { Spot } from './report.ts';

/** Returns the end of a value in UTF-16 units or, for lists and objects, the end of their opening bracket. */
function shownEnd(text: string, { offset, end }: Located): number {
  return '[{'.includes(text.charAt(offset)) ? offset + 1 : end;
}

function withParents(pointers: Iterable<Pointer>): ReadonlySet<Pointer> {
  const all = new Set<Pointer>(['']);
  for (const path of pointers) {
    for (let at = path; !all.has(at); at = parentOf(at)) all.add(at);
  }
  return all;
}

/**
 * Locates pointers in the text of a JSON file (without a byte order mark), all in one pass. A value that is missing in
 * the file gets the place of its closest existing parent.
 */
export function findSpots(file: string, text: string, pointers: Iterable<Pointer>): (path: Pointer) => Spot {
  const places = locateAll(text, withParents(pointers));
  const offsets = indexOffsets(text);
  const countTo = (offset: number): number => offsets.toCodePoint(utf16Offset(offset));
  return (path) => {
    let at = path;
    while (at !== '' && !places.has(at)) at = parentOf(at);
    const place = places.get(at);
    if (!place) return { file, line: 1, column: 1, offset: 0, length: 0 };
    const { line, column, offset } = place;
    const start = countTo(offset);
    return { file, line, column, offset: start, length: countTo(shownEnd(text, place)) - start };
  };
}
