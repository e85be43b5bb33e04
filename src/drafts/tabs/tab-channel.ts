/** The messages between tabs, and the channel that sends them. */
import { isJsonObject } from '../../core/json/json.ts';
import type { JournalEntry } from '../storage/journal.ts';

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
export function openTabChannel(page: string, name = 'assessment-desk.tabs'): TabChannel {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined;
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
