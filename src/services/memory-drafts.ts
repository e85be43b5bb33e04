import { applyPatches } from '../core/assessment/patch.ts';
import type { Workspace } from '../core/assessment/workspace.ts';
import { draftGone, latestFirst, type DraftRecord, type DraftStore } from './drafts.ts';

interface Kept {
  readonly record: DraftRecord;
  readonly workspace: Workspace;
}

/** Drafts for as long as the page is open: the fallback where the browser keeps nothing. `why` is shown to the person. */
export function createMemoryDrafts(why: string): DraftStore {
  const drafts = new Map<string, Kept>();

  function kept(id: string): Kept {
    const draft = drafts.get(id);
    if (!draft) throw draftGone();
    return draft;
  }

  return {
    place: { kind: 'memory', why },
    async list() {
      return latestFirst([...drafts.values()].map(({ record }) => record));
    },
    async load(id) {
      const draft = drafts.get(id);
      return draft && { ...draft, notices: [] };
    },
    async put(record, workspace) {
      drafts.set(record.id, { record, workspace });
    },
    async append(id, { patches }, summary) {
      const workspace = applyPatches(kept(id).workspace, patches);
      drafts.set(id, { record: { ...summary, id }, workspace });
      return 0;
    },
    noteUnkept() {
      // Nothing is ever on its way to memory.
    },
    async compact(id, workspace) {
      drafts.set(id, { ...kept(id), workspace });
    },
    async rename(id, title, changedAt) {
      const { record, workspace } = kept(id);
      drafts.set(id, { record: { ...record, title, changedAt }, workspace: { ...workspace, title } });
    },
    async duplicate(id, copy) {
      const { record, workspace } = kept(id);
      const duplicate = { record: { ...record, ...copy }, workspace: { ...workspace, title: copy.title } };
      drafts.set(copy.id, duplicate);
      return duplicate.record;
    },
    async remove(id) {
      drafts.delete(id);
    },
  };
}
