import { isJsonObject } from '../../core/assessment/json.ts';
import type { JournalEntry } from '../drafts/journal.ts';

/** What windows tell each other about a draft. */
export type TabNews =
  /** Changes were kept; `first` is the number of the first of them in the draft's journal. */
  | { readonly kind: 'kept'; readonly first: number; readonly entries: readonly JournalEntry[] }
  /** The draft was made, renamed or replaced as a whole. */
  | { readonly kind: 'changed' }
  /** The draft was put aside, and can be brought back. */
  | { readonly kind: 'deleted' }
  /** The draft is gone for good. */
  | { readonly kind: 'removed' }
  /** This window writes to the draft. */
  | { readonly kind: 'writing' }
  /** This window has written to the draft and has closed it. */
  | { readonly kind: 'left' }
  /** This window wrote to the draft, was loaded anew, and would go on. */
  | { readonly kind: 'back' }
  /** This window would write in place of the one that does. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'handing-over'; readonly to: string }
  /** The one that writes cannot hand over; `why` is a sentence. */
  | { readonly kind: 'refused'; readonly to: string; readonly why: string }
  /** The library of this window would change the title. */
  | { readonly kind: 'rename'; readonly title: string }
  | { readonly kind: 'renamed'; readonly to: string };

export type TabMessage = TabNews & {
  readonly draft: string;
  /** The page that says it: another one after each reload. */
  readonly from: string;
};

/** The way to the other windows of this browser. */
export interface TabChannel {
  /** What this page is called in messages. */
  readonly page: string;
  /** Tells every other window. Never throws: who is not reached finds out from the drafts themselves. */
  post(draft: string, news: TabNews): void;
  /** Is told what other windows say, never what this one says; gives back a function that ends it. */
  listen(listener: (message: TabMessage) => void): () => void;
  close(): void;
}

/** Opens the channel; where the browser has none, nothing is said and nothing heard. */
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
    close: () => channel?.close(),
  };
}

/** Another version of the application may say things that this one does not know: their kind is looked at, no more. */
function isTabMessage(value: unknown): value is TabMessage {
  if (!isJsonObject(value)) return false;
  return typeof value['kind'] === 'string' && typeof value['draft'] === 'string' && typeof value['from'] === 'string';
}
