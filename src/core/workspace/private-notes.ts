/**
 * The author's private notes: on the draft as a whole, and on entries by ID. They are part of the draft, so that undo
 * and saving cover them, and of no file or report. Only the raw data of a damaged draft contains them.
 */
import { idsOf, type IdentifiedList } from '../assessment/ids.ts';
import { kindOf, withoutProperty, withProperty } from '../json/tree.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { own, ownText } from '../json/own.ts';
import { pointer, type Pointer } from '../json/pointer.ts';
import type { Edit, PrivateNotes, Workspace } from './workspace.ts';
import { EditError } from '../json/edit-error.ts';

/** The lists whose entries can have a note. Contradictions and unknowns have no ID that a note could refer to. */
export const notedLists = ['claims', 'power_bases', 'intent_hypotheses'] as const satisfies readonly IdentifiedList[];

/** The subject of a note: an entry of a list by its ID, or without one the draft. */
export interface NoteTarget {
  readonly list: IdentifiedList;
  readonly id: string;
}

/** Notes that were validated. They are never mutated. */
const validated = new WeakSet<object>();

/** Checks the shape of stored notes and returns them with their type. Throws `EditError` with the place. */
export function asPrivateNotes(value: JsonValue): PrivateNotes {
  if (!isJsonObject(value)) throw new EditError(`The private notes must be an object, not ${kindOf(value)}.`, '/notes');
  if (validated.has(value)) return value as PrivateNotes;
  for (const [name, child] of Object.entries(value)) {
    if (name === 'draft') requireText(child, '/notes/draft');
    else if (notedLists.some((list) => list === name)) requireTexts(child, `/notes/${name}`);
    else throw new EditError(`Private notes have no “${name}”.`, pointer('notes', name));
  }
  validated.add(value);
  return value as PrivateNotes;
}

function requireTexts(value: JsonValue, path: Pointer): void {
  if (!isJsonObject(value)) throw new EditError(`“${path}” must be an object, not ${kindOf(value)}.`, path);
  for (const [id, text] of Object.entries(value)) requireText(text, path + pointer(id));
}

function requireText(value: JsonValue, path: Pointer): void {
  if (typeof value !== 'string') throw new EditError(`“${path}” must be text, not ${kindOf(value)}.`, path);
}

/** Returns the text of a note; empty if there is none. */
export function noteOn({ notes }: Workspace, target?: NoteTarget): string {
  const value = notes as JsonObject | undefined;
  return (target ? ownText(own(value, target.list), target.id) : ownText(value, 'draft')) ?? '';
}

/** Returns the edit that sets the text of a note, or removes the note if the text is empty. */
export function noteEdit(workspace: Workspace, text: string, target?: NoteTarget): Edit {
  const path = target ? pointer('notes', target.list, target.id) : '/notes/draft';
  const isNothing = text === '' && noteOn(workspace, target) === '';
  if (isNothing) return { type: 'batch', edits: [] };
  return text === '' ? { type: 'unset', path } : { type: 'set', path, value: text };
}

/** Returns every note on an entry, in the order of the lists. The entry may be missing. */
export function notedEntries(notes: PrivateNotes | undefined): readonly (NoteTarget & { readonly text: string })[] {
  return notedLists.flatMap((list) => Object.entries(notes?.[list] ?? {}).map(([id, text]) => ({ list, id, text })));
}

/**
 * Moves the note of an entry to its new ID. If a missing entry left a note under this ID, that note is added below the
 * moved one.
 */
export function renamedNote(workspace: Workspace, list: IdentifiedList, from: string, to: string): Workspace {
  const texts = workspace.notes?.[list] as JsonObject | undefined;
  const text = ownText(texts, from);
  if (texts === undefined || text === undefined) return workspace;
  const left = ownText(texts, to);
  const moved = withProperty(withoutProperty(texts, from), to, left === undefined ? text : `${text}\n\n${left}`);
  return { ...workspace, notes: { ...workspace.notes, [list]: moved } as PrivateNotes };
}

/** Removes the notes on entries that were in the workspace before and no longer are. */
export function withoutDeletedNotes(before: Workspace, after: Workspace, list: IdentifiedList): Workspace {
  const texts = after.notes?.[list] as JsonObject | undefined;
  if (texts === undefined) return after;
  const remaining = new Set(idsOf(after.assessment, list));
  const deleted = idsOf(before.assessment, list).filter((id) => !remaining.has(id) && Object.hasOwn(texts, id));
  if (deleted.length === 0) return after;
  const remainingNotes = deleted.reduce(withoutProperty, texts);
  return { ...after, notes: { ...after.notes, [list]: remainingNotes } as PrivateNotes };
}
