/** Converts between pointers into a document and selections on the desk. */
import { parsePointer, pointer, type Pointer } from '../core/json/pointer.ts';
import { listNames } from '../core/assessment/view.ts';
import type { Selection } from './view-store.ts';

/** What to select for a pointer, and the field below it ('' for the whole entry). */
export interface PlaceOnDesk {
  readonly selection: Selection;
  readonly field: Pointer;
}

/** Returns where the desk shows a pointer into the assessment or the casefile. */
export function placeOf(document: 'assessment' | 'casefile', path: Pointer): PlaceOnDesk {
  if (document === 'casefile') return { selection: { section: 'casefile' }, field: path };
  const [list, index, ...field] = parsePointer(path);
  const section = listNames.find((name) => name === list);
  if (!section) return { selection: { section: 'document' }, field: path };
  if (index === undefined || !/^\d+$/.test(index)) return { selection: { section }, field: '' };
  return { selection: { section, index: Number(index) }, field: pointer(...field) };
}

/** Returns the document and the pointer of a selection. */
export function placeInSource({ section, index }: Selection): readonly ['assessment' | 'casefile', Pointer] {
  if (section === 'casefile') return ['casefile', ''];
  if (section === 'document') return ['assessment', ''];
  return ['assessment', pointer(section, ...(index === undefined ? [] : [index]))];
}
