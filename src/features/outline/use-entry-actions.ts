import { useMemo } from 'react';
import { addEntry, bulkSet, deleteEntries, duplicateEntries, moveEntries } from '../../core/assessment/edits.ts';
import { EditError } from '../../core/assessment/edit-error.ts';
import type { Edit } from '../../core/assessment/edit.ts';
import type { JsonValue } from '../../core/assessment/json.ts';
import { listOf } from '../../core/assessment/view.ts';
import type { ListName } from '../../core/assessment/workspace.ts';
import { useStores, type Stores } from '../../store/context.tsx';
import type { OpenDraft } from '../../store/desk-store.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useAsk, type Asker } from '../../ui/ask.tsx';
import { readingWords } from '../../ui/reading-note.ts';
import { useToast, type Toast } from '../../ui/toast.tsx';
import { deletionLabel, deletionNote, deletionQuestion } from './deletion.ts';
import { placesAfterMove, rowAfterDelete } from './marking.ts';
import { countedEntries, listWords } from './sections.ts';

/** What can be done to the entries of a list. Indices are into the document; each call is one step of the history. */
export interface EntryActions {
  /** Shows an entry in the editor; a claim's passage follows. `focus` puts the keyboard into the entry. */
  show(index: number, focus?: boolean): void;
  /** Adds an entry at the end, and shows it. */
  add(): void;
  /** Deletes entries and shows the one that takes their place. Asks first where something refers to them. */
  remove(indices: readonly number[]): Promise<void>;
  /** Copies each entry behind itself. Returns where the copies are. */
  duplicate(indices: readonly number[]): readonly number[];
  /** Moves entries before the one now at `to`. Returns where each entry now is, by where it was. */
  move(indices: readonly number[], to: number): readonly number[];
  /** Sets one field of several entries. */
  setAll(indices: readonly number[], field: string, value: JsonValue, title: string): void;
}

/** What can be done to the entries of one list. */
export function useEntryActions(list: ListName): EntryActions {
  const stores = useStores();
  const say = useAnnounce();
  const toast = useToast();
  const ask = useAsk();
  return useMemo(() => entryActions(stores, list, say, toast, ask), [stores, list, say, toast, ask]);
}

function entryActions(
  stores: Stores,
  list: ListName,
  say: (text: string) => void,
  toast: (toast: Toast) => void,
  ask: Asker['ask'],
): EntryActions {
  const draft = (): OpenDraft => {
    const open = stores.desk.getState().draft;
    if (!open) throw new Error('No draft is open.');
    return open;
  };
  const isReading = (): boolean => {
    if (stores.desk.getState().access === 'writing') return false;
    toast({ text: readingWords });
    return true;
  };
  const entries = (): readonly JsonValue[] => listOf(draft().workspace.assessment, list);

  /** Whether it could be done. In a document that breaks the contract, a list may be something else than a list. */
  function dispatch(edit: Edit, label: string): boolean {
    if (isReading()) return false;
    try {
      stores.desk.actions.dispatch(edit, { label });
      return true;
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      toast({ text: `This cannot be done: ${error.message}`, trouble: true });
      return false;
    }
  }

  function show(index: number, focus = false): void {
    stores.view.actions.select({ section: list, index }, focus ? listWords[list].firstField : undefined);
  }

  return {
    show,
    add() {
      const index = entries().length;
      if (dispatch(addEntry(draft().workspace, list), `add ${listWords[list].one}`)) show(index, true);
    },
    async remove(indices) {
      if (isReading()) return;
      const before = draft().workspace.assessment;
      const question = deletionQuestion(before, list, indices);
      if (question && !(await ask(question))) return;
      const count = entries().length;
      if (!dispatch(deleteEntries(list, indices), deletionLabel(list, indices.length))) return;
      const next = rowAfterDelete(count, new Set(indices));
      if (next === null) stores.view.actions.select({ section: list });
      else show(next);
      const undo = undoOf(stores, toast, () => show(indices[0] ?? 0));
      toast({ text: deletionNote(before, list, indices), action: { title: 'Undo', onAction: undo } });
    },
    duplicate(indices) {
      if (!dispatch(duplicateEntries(list, indices), `duplicate ${countedEntries(list, indices.length)}`))
        return indices;
      const ordered = [...indices].sort((one, other) => one - other);
      return ordered.map((index, before) => index + before + 1);
    },
    move(indices, to) {
      const places = placesAfterMove(entries().length, indices, to);
      return dispatch(moveEntries(list, indices, to), `move ${countedEntries(list, indices.length)}`) ? places : [];
    },
    setAll(indices, field, value, title) {
      const done = dispatch(
        bulkSet(list, indices, field, value),
        `set ${title} of ${countedEntries(list, indices.length)}`,
      );
      if (done) say(`${title} set for ${countedEntries(list, indices.length)}.`);
    },
  };
}

/** Takes back the step that was just made, as long as it is still the last one: never a later one in its stead. */
function undoOf(stores: Stores, toast: (toast: Toast) => void, then: () => void): () => void {
  const lastStep = () => stores.desk.getState().draft?.history.past.at(-1);
  const step = lastStep();
  return () => {
    if (step === undefined || lastStep() !== step) {
      toast({ text: 'Something else was done since. Undo takes back one step after the other.' });
      return;
    }
    stores.desk.actions.undo();
    then();
  };
}
