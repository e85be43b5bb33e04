/** What a repair changes, as the short texts before and after it, for a list of repairs. */
import type { JsonValue } from '../../json/json.ts';
import { parentOf, parsePointer, valueAt, type Pointer } from '../../json/pointer.ts';
import { showHiddenCharacters } from '../../passage/hidden.ts';
import { shortenEnd } from '../../passage/shorten.ts';
import type { Edit } from '../../workspace/edit.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** The texts before and after a change; undefined for a value that is missing then. */
export interface ChangeInWords {
  readonly before?: string;
  readonly after?: string;
}

/** The maximum length of a text, in code points. */
const longest = 160;

function shown(value: JsonValue | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (value === null) return 'open';
  if (value === '') return 'empty text';
  if (typeof value === 'string') return `“${showHiddenCharacters(shortenEnd(value, longest))}”`;
  return shortenEnd(JSON.stringify(value), longest);
}

function words(before: string | undefined, after: string | undefined): ChangeInWords {
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

function nameOf(path: Pointer): string {
  return `“${parsePointer(path).at(-1) ?? ''}”`;
}

/** Describes a span that only moves: “12–59”. */
function movedSpan(edits: readonly Edit[], at: (path: Pointer) => JsonValue | undefined): ChangeInWords | undefined {
  const [start, end, ...more] = edits;
  if (start?.type !== 'set' || end?.type !== 'set' || more.length > 0) return undefined;
  if (!start.path.endsWith('/span/start') || !end.path.endsWith('/span/end')) return undefined;
  const inWords = (from: JsonValue | undefined, to: JsonValue | undefined): string => `${String(from)}–${String(to)}`;
  return words(inWords(at(start.path), at(end.path)), inWords(start.value, end.value));
}

/** Describes a property that is renamed: its names. */
function renamedProperty(edits: readonly Edit[]): ChangeInWords | undefined {
  const [removed, added, ...more] = edits;
  if (removed?.type !== 'unset' || added?.type !== 'set' || more.length > 0) return undefined;
  return parentOf(removed.path) === parentOf(added.path) ? words(nameOf(removed.path), nameOf(added.path)) : undefined;
}

/** Describes an edit in the workspace before it; undefined if it changes too much for two short texts. */
export function changeInWords(workspace: Workspace, edit: Edit): ChangeInWords | undefined {
  const at = (path: Pointer): JsonValue | undefined => valueAt(workspace as unknown as JsonValue, path);
  switch (edit.type) {
    case 'set':
      return words(shown(at(edit.path)), shown(edit.value));
    case 'unset':
      return words(shown(at(edit.path)), undefined);
    case 'rename':
      return words(shown(edit.from), shown(edit.to));
    case 'batch':
      return movedSpan(edit.edits, at) ?? renamedProperty(edit.edits);
    default:
      return undefined;
  }
}
