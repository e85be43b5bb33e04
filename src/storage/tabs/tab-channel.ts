/** The messages between tabs, the channel that sends them, and a store of drafts that announces its changes. */
import { isJsonObject } from '../../core/json/json.ts';
import { draftDeleted, isDraftChanged, methodsOf, type DraftStore } from '../database/drafts.ts';
import type { JournalEntry } from '../database/journal.ts';

// Wraps a draft store so that it tells other tabs what was saved, and calls `onConflict` if another tab changed a
// draft that this tab is writing.

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

/** Messages between tabs about a draft. */
export type TabNews =
  /** Changes were saved; `first` is the number of the first one in the draft’s journal. */
  | { readonly kind: 'kept'; readonly first: number; readonly entries: readonly JournalEntry[] }
  /** The draft was created, renamed or replaced as a whole. */
  | { readonly kind: 'changed' }
  /** The draft was deleted and can be restored. */
  | { readonly kind: 'deleted' }
  /** The draft was permanently deleted. */
  | { readonly kind: 'removed' }
  /** The sender writes the draft. */
  | { readonly kind: 'writing' }
  /** The sender wrote the draft and closed it. */
  | { readonly kind: 'left' }
  /** The sender wrote the draft, reloaded, and wants to continue. */
  | { readonly kind: 'back' }
  /** The sender wants to become the writer. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'handing-over'; readonly to: string }
  /** The writer cannot release the draft; `why` is a sentence. */
  | { readonly kind: 'refused'; readonly to: string; readonly why: string }
  /** The sender’s library wants to rename the draft. */
  | { readonly kind: 'rename'; readonly title: string }
  | { readonly kind: 'renamed'; readonly to: string };

export type TabMessage = TabNews & {
  readonly draft: string;
  /** The ID of the sending page, which changes with each reload. */
  readonly from: string;
};

/** The connection to the other tabs of this browser. */
export interface TabChannel {
  /** The ID of this page in messages. */
  readonly page: string;
  /** Sends a message to all other tabs. Never throws: tabs that miss it detect changes in the draft store. */
  post(draft: string, news: TabNews): void;
  /** Listens to messages of other tabs; returns a function that unsubscribes. */
  listen(listener: (message: TabMessage) => void): () => void;
}

/** Opens the channel. If the browser has none, nothing is sent or received. */
export function openTabChannel(page: string): TabChannel {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('assessment-desk.tabs') : undefined;
  const listeners = new Set<(message: TabMessage) => void>();
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isTabMessage(data)) for (const listener of [...listeners]) listener(data);
    };
  }
  return {
    page,
    post(draft, news) {
      try {
        channel?.postMessage({ ...news, draft, from: page });
      } catch {
        // The page is being left.
      }
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Checks only the envelope: another version of the application may send unknown kinds. */
function isTabMessage(value: unknown): value is TabMessage {
  if (!isJsonObject(value)) return false;
  return typeof value['kind'] === 'string' && typeof value['draft'] === 'string' && typeof value['from'] === 'string';
}
