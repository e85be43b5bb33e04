/** The change that a repair makes, as short texts before and after it, for a list of repairs. */
import { changedTextRange } from '../../json/changed-range.ts';
import type { JsonValue } from '../../json/json.ts';
import { parentOf, parsePointer, valueAt, type Pointer } from '../../json/pointer.ts';
import { shortenMiddle, wordsAround } from '../../passage/excerpt.ts';
import { showHiddenCharacters } from '../../passage/hidden.ts';
import { shortenEnd } from '../../passage/shorten.ts';
import { spanFromUtf16, textAt } from '../../passage/span.ts';
import type { Edit, Workspace } from '../../workspace/workspace.ts';

/** The texts before and after a change; undefined for a value that is missing then. */
export interface ChangeInWords {
  readonly before?: string;
  readonly after?: string;
}

/** The length from which a text is shortened, in code points. */
const longest = 160;

/** The number of code points shown around the part of a longer text that changes. */
const reach = 40;

function valueInWords(value: JsonValue, shorten: (text: string) => string): string {
  if (value === null) return 'open';
  if (value === '') return 'empty text';
  return typeof value === 'string' ? `“${showHiddenCharacters(shorten(value))}”` : shorten(JSON.stringify(value));
}

/** Returns the text around the UTF-16 range that changes, with ellipses for the rest. */
function textAround(text: string, start: number, end: number): string {
  const change = spanFromUtf16(text, start, end);
  const { before, after, cutBefore, cutAfter } = wordsAround(text, change, reach);
  const changed = shortenMiddle(textAt(text, change) ?? '', longest / 2);
  return `${cutBefore ? '…' : ''}${before}${changed}${after}${cutAfter ? '…' : ''}`;
}

/** Describes two values. Longer texts are shortened to what differs, so that the difference is always shown. */
function valueChange(before: JsonValue | undefined, after: JsonValue | undefined): ChangeInWords {
  const shortened = (text: string): string => shortenEnd(text, longest);
  if (before === undefined) return after === undefined ? {} : { after: valueInWords(after, shortened) };
  if (after === undefined) return { before: valueInWords(before, shortened) };
  const [old, fresh] = [before, after].map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  if (old === undefined || fresh === undefined) return {};
  const isShort = Math.max(old.length, fresh.length) <= longest;
  const { start, beforeEnd, afterEnd } = changedTextRange(old, fresh);
  return {
    before: valueInWords(before, (text) => (isShort ? text : textAround(text, start, beforeEnd))),
    after: valueInWords(after, (text) => (isShort ? text : textAround(text, start, afterEnd))),
  };
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
  return { before: inWords(at(start.path), at(end.path)), after: inWords(start.value, end.value) };
}

/** Describes a property that is renamed: its names. */
function renamedProperty(edits: readonly Edit[]): ChangeInWords | undefined {
  const [removed, added, ...more] = edits;
  if (removed?.type !== 'unset' || added?.type !== 'set' || more.length > 0) return undefined;
  if (parentOf(removed.path) !== parentOf(added.path)) return undefined;
  return { before: nameOf(removed.path), after: nameOf(added.path) };
}

/** Describes an edit in the workspace before it; undefined if it changes too much for two short texts. */
export function changeInWords(workspace: Workspace, edit: Edit): ChangeInWords | undefined {
  const at = (path: Pointer): JsonValue | undefined => valueAt(workspace as unknown as JsonValue, path);
  switch (edit.type) {
    case 'set':
      return valueChange(at(edit.path), edit.value);
    case 'unset':
      return valueChange(at(edit.path), undefined);
    case 'rename':
      return valueChange(edit.from, edit.to);
    case 'batch':
      return movedSpan(edit.edits, at) ?? renamedProperty(edit.edits);
    default:
      return undefined;
  }
}
