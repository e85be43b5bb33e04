/** Keeps the selection on the same entry when undo or redo changes a list. */
import type { JsonValue } from '../core/json/json.ts';
import { childAt } from '../core/json/pointer.ts';
import { listOf } from '../core/assessment/view.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import type { ListName } from '../core/assessment/view.ts';
import type { Selection } from './view-store.ts';

const idNames: Readonly<Partial<Record<ListName, string>>> = {
  claims: 'claim_id',
  power_bases: 'power_basis_id',
  intent_hypotheses: 'hypothesis_id',
};

/**
 * Returns the selection after undo or redo: the same entry object, else the entry with its ID, else the entry at its
 * index if the list has the same length. The list itself if the entry was deleted.
 */
export function followEntry({ section, index }: Selection, before: Workspace, after: Workspace): Selection {
  if (index === undefined || section === 'document' || section === 'casefile') return { section };
  const was = listOf(before.assessment, section);
  const now = listOf(after.assessment, section);
  if (was === now) return { section, index };
  const entry = was[index];
  // Texts can be repeated, so one that did not move is looked for first at its own place.
  const at = entry === undefined ? -1 : now[index] === entry ? index : placeOf(entry, now, idNames[section]);
  if (at >= 0) return { section, index: at };
  return was.length === now.length ? { section, index } : { section };
}

function placeOf(entry: JsonValue, list: readonly JsonValue[], idName: string | undefined): number {
  const same = list.indexOf(entry);
  const id = idName === undefined ? undefined : childAt(entry, idName);
  return same >= 0 || id === undefined ? same : list.findIndex((each) => childAt(each, idName ?? '') === id);
}
