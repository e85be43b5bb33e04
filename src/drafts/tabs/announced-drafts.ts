/**
 * Wraps a draft store so that it tells other tabs what was saved, and calls `onConflict` if another tab changed a
 * draft that this tab is writing.
 */
import { draftDeleted, methodsOf, isDraftChanged, type DraftStore } from '../storage/drafts.ts';
import type { TabChannel } from './tab-channel.ts';

export function announcedDrafts(
  drafts: DraftStore,
  channel: TabChannel,
  onConflict: (draft: string) => void,
): DraftStore {
  /** Drafts deleted in other tabs: a late change here must not restore part of one. */
  const removed = new Set<string>();
  channel.listen(({ kind, draft }) => {
    if (kind === 'removed') removed.add(draft);
    if (kind === 'changed') removed.delete(draft);
  });
  const announce = async <Result>(draft: string, work: Promise<Result>): Promise<Result> => {
    const result = await work;
    removed.delete(draft);
    channel.post(draft, { kind: 'changed' });
    return result;
  };
  return {
    ...methodsOf(drafts),
    get place() {
      return drafts.place;
    },
    listen: (listener) => drafts.listen(listener),
    noteUnsaved: (lost) => drafts.noteUnsaved(lost),
    missing: async (id) => (removed.has(id) ? draftDeleted() : drafts.missing(id)),
    async append(id, entries, ...rest) {
      if (removed.has(id)) throw draftDeleted();
      try {
        const appended = await drafts.append(id, entries, ...rest);
        channel.post(id, { kind: 'kept', first: appended.sequence - entries.length + 1, entries });
        return appended;
      } catch (error) {
        if (isDraftChanged(error)) onConflict(id);
        throw error;
      }
    },
    put: (record, ...rest) => announce(record.id, drafts.put(record, ...rest)),
    rename: (id, ...rest) => announce(id, drafts.rename(id, ...rest)),
    duplicate: (id, copy) => announce(copy.id, drafts.duplicate(id, copy)),
    async remove(id) {
      await drafts.remove(id);
      channel.post(id, { kind: 'removed' });
    },
  };
}
