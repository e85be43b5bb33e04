import { useMemo } from 'react';
import { addEntry, bulkSet, deleteEntries, duplicateEntries, moveEntries } from '../../core/assessment/edits.ts';
import type { Edit } from '../../core/assessment/edit.ts';
import type { JsonValue } from '../../core/assessment/json.ts';
import { listOf } from '../../core/assessment/view.ts';
import type { ListName } from '../../core/assessment/workspace.ts';
import { useStores, type Stores } from '../../store/context.tsx';
import type { OpenDraft } from '../../store/desk-store.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useToast, type Toast } from '../../ui/toast.tsx';
import { deletionLabel, deletionNote, lostReferences } from './deletion.ts';
import { placesAfterMove, rowAfterDelete } from './marking.ts';
import { countedEntries, listWords } from './sections.ts';

export interface EntryActions {
  /** Shows an entry in the editor; a claim's passage follows. `focus` puts the keyboard into the entry. */
  show(index: number, focus?: boolean): void;
  /** Adds an entry at the end, and shows it. */
  add(): void;
  /** Deletes entries and shows the one that takes their place. Says what went with them. */
  remove(indices: readonly number[]): void;
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
  return useMemo(() => entryActions(stores, list, say, toast), [stores, list, say, toast]);
}

function entryActions(
  stores: Stores,
  list: ListName,
  say: (text: string) => void,
  toast: (toast: Toast) => void,
): EntryActions {
  const draft = (): OpenDraft => {
    const open = stores.desk.getState().draft;
    if (!open) throw new Error('No draft is open.');
    return open;
  };
  const entries = (): readonly JsonValue[] => listOf(draft().workspace.assessment, list);
  const dispatch = (edit: Edit, label: string): void => stores.desk.actions.dispatch(edit, { label });

  function show(index: number, focus = false): void {
    stores.view.actions.select({ section: list, index }, focus ? listWords[list].firstField : undefined);
  }

  return {
    show,
    add() {
      const index = entries().length;
      dispatch(addEntry(draft().workspace, list), `add ${listWords[list].one}`);
      show(index, true);
    },
    remove(indices) {
      const count = entries().length;
      const lost = lostReferences(draft().workspace.assessment, list, indices);
      dispatch(deleteEntries(list, indices), deletionLabel(list, indices.length));
      const next = rowAfterDelete(count, new Set(indices));
      if (next === null) stores.view.actions.select({ section: list });
      else show(next);
      toast({
        text: deletionNote(list, indices.length, lost),
        action: { title: 'Undo', onAction: undoOf(stores) },
      });
    },
    duplicate(indices) {
      dispatch(duplicateEntries(list, indices), `duplicate ${countedEntries(list, indices.length)}`);
      const ordered = [...indices].sort((one, other) => one - other);
      return ordered.map((index, before) => index + before + 1);
    },
    move(indices, to) {
      const places = placesAfterMove(entries().length, indices, to);
      dispatch(moveEntries(list, indices, to), `move ${countedEntries(list, indices.length)}`);
      return places;
    },
    setAll(indices, field, value, title) {
      dispatch(bulkSet(list, indices, field, value), `set ${title} of ${countedEntries(list, indices.length)}`);
      say(`${title} set for ${countedEntries(list, indices.length)}.`);
    },
  };
}

/** Takes back the step that was just made, as long as it is still the last one: never a later one in its stead. */
function undoOf(stores: Stores): () => void {
  const step = stores.desk.getState().draft?.history.past.at(-1);
  return () => {
    if (step !== undefined && stores.desk.getState().draft?.history.past.at(-1) === step) stores.desk.actions.undo();
  };
}
