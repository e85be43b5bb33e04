/** Gives the outline its commands on entries: show, add, delete, copy, duplicate, move and change several at once. */
import { useMemo } from 'react';
import { addEntry, bulkSet, duplicateEntries, moveEntries } from '../../core/workspace/edits.ts';
import type { JsonValue } from '../../core/json/json.ts';
import { listOf, type ListName } from '../../core/assessment/view.ts';
import { useDeleteEntries, type DeleteEntries, deletionQuestion } from '../../shared/delete-entries.ts';
import { useCopyEntries, type CopyEntries } from '../../shared/use-copied-entries.ts';
import { useDispatchAndTell, type DispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { type Stores, useStores } from '../../shared/context.tsx';
import type { OpenDraft, EditOf } from '../../desk/desk-store.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { deletionLabel, deletionNote } from './deletion.ts';
import { indicesAfterMove, rowAfterDelete } from './marking.ts';
import { overNote, countedEntries, listWords } from '../../shared/sections.ts';

/** The actions on the entries of a list. Indices are those of the document. Each call is one step of the history. */
export interface EntryActions {
  /** Shows an entry in the editor, and a claim's passage. With `focus`, the entry's first field receives the focus. */
  show(index: number, focus?: boolean): void;
  /** Adds an entry at the end and shows it. */
  add(): void;
  /** Deletes entries and shows the next one. Asks for confirmation first if something refers to them. */
  remove(indices: readonly number[]): Promise<void>;
  /** Copies entries to the clipboard. Resolves to whether they are there. */
  copy(indices: readonly number[]): Promise<boolean>;
  /** Copies entries to the clipboard, then deletes them. */
  cut(indices: readonly number[]): Promise<void>;
  /** Inserts a copy after each entry. Returns the indices of the copies. */
  duplicate(indices: readonly number[]): readonly number[];
  /** Moves entries before the one at `to`. Returns the new index of each entry, by its old index. */
  move(indices: readonly number[], to: number): readonly number[];
  /** Sets one field of several entries. */
  setAll(indices: readonly number[], field: string, value: JsonValue, title: string): void;
}

/** Returns the actions on the entries of one list. */
export function useEntryActions(list: ListName): EntryActions {
  const stores = useStores();
  const say = useAnnounce();
  const run = useDispatchAndTell();
  const deleteEntries = useDeleteEntries();
  const copyEntries = useCopyEntries();
  return useMemo(
    () => entryActions(stores, list, { say, run, deleteEntries, copyEntries }),
    [stores, list, say, run, deleteEntries, copyEntries],
  );
}

/** What the actions need. */
interface ActionTools {
  readonly say: (text: string) => void;
  readonly run: DispatchAndTell;
  readonly deleteEntries: DeleteEntries;
  readonly copyEntries: CopyEntries;
}

function entryActions(stores: Stores, list: ListName, tools: ActionTools): EntryActions {
  const { say, run, deleteEntries, copyEntries } = tools;
  const draft = (): OpenDraft => {
    const open = stores.desk.getState().draft;
    if (!open) throw new Error('No draft is open.');
    return open;
  };
  const entries = (): readonly JsonValue[] => listOf(draft().workspace.assessment, list);

  // In an assessment that does not match the contract, a list may be some other value. The edit then fails.
  const dispatch = (edit: EditOf, label: string): boolean => run(edit, { label });

  function show(index: number, focus = false): void {
    stores.view.actions.select({ section: list, index }, focus ? listWords[list].firstField : undefined);
  }

  async function remove(indices: readonly number[]): Promise<void> {
    const before = draft().workspace.assessment;
    const count = entries().length;
    const onUndone = (): void => show(indices[0] ?? 0);
    const done = await deleteEntries({
      list,
      indices,
      label: deletionLabel(list, indices.length),
      question: deletionQuestion(draft().workspace, list, indices),
      message: { text: deletionNote(before, list, indices), onUndone },
    });
    if (!done) return;
    const next = rowAfterDelete(count, new Set(indices));
    if (next === null) stores.view.actions.select({ section: list });
    else show(next);
  }

  return {
    show,
    remove,
    copy: (indices) => copyEntries(list, indices),
    async cut(indices) {
      if (await copyEntries(list, indices)) await remove(indices);
    },
    add() {
      const index = entries().length;
      if (dispatch((workspace) => addEntry(workspace, list), `add ${listWords[list].one}`)) show(index, true);
    },
    duplicate(indices) {
      const label = `duplicate ${countedEntries(list, indices.length)}`;
      const note = overNote(list, entries().length + indices.length);
      const message = note === undefined ? undefined : { text: note };
      if (!run(duplicateEntries(list, indices), { label }, message)) return indices;
      say(`${countedEntries(list, indices.length)} duplicated.`);
      const ordered = [...indices].sort((one, other) => one - other);
      return ordered.map((index, before) => index + before + 1);
    },
    move(indices, to) {
      const places = indicesAfterMove(entries().length, indices, to);
      const many = countedEntries(list, indices.length);
      if (!dispatch(moveEntries(list, indices, to), `move ${many}`)) return [];
      const first = String(Math.min(...places) + 1);
      say(`${many} moved to position ${first} of ${String(entries().length)}.`);
      return places;
    },
    setAll(indices, field, value, title) {
      const done = dispatch(
        bulkSet(list, indices, field, value),
        `set ${title} of ${countedEntries(list, indices.length)}`,
      );
      if (done) say(`${title} updated for ${countedEntries(list, indices.length)}.`);
    },
  };
}
