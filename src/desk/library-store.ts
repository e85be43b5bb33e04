/** The store of the library: the drafts on this device, also deleted and lost ones, and trouble with the storage. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FindingCounts } from '../core/check/levels.ts';

/** One draft in the library. */
export interface DraftSummary {
  readonly id: string;
  readonly title: string;
  /** The language of its author’s texts; missing if it is not stated, or was saved before lists had it. */
  readonly textLanguage?: string;
  /** When it was last changed, in ms since 1970. */
  readonly changedAt: number;
  readonly counts: {
    readonly claims: number;
    readonly powerBases: number;
    readonly intents: number;
    readonly contradictions: number;
    readonly unknowns: number;
  };
  /**
   * The findings when it was last open; null for a blind review packet, which is not checked. Missing if it was
   * never open, or was last saved before lists had it.
   */
  readonly findings?: FindingCounts | null | undefined;
  /** The IDs of the reviews that were started in it. */
  readonly ownReviews?: readonly string[];
  /** When it was deleted, in ms since 1970. Missing if it was not deleted, or was edited or restored since. */
  readonly deletedAt?: number | undefined;
}

/** A deleted draft that can still be restored. */
export interface DeletedDraft extends DraftSummary {
  /** In ms since 1970. */
  readonly deletedAt: number;
  /** When it is permanently deleted, in ms since 1970. */
  readonly goesAt: number;
}

/** The drafts on this device, as the library shows them. */
export interface LibraryState {
  readonly drafts: readonly DraftSummary[];
  /** Deleted drafts that can still be restored, most recent first. */
  readonly deleted: readonly DeletedDraft[];
  /** Drafts that the browser lost without anybody deleting them. */
  readonly lost: readonly Pick<DraftSummary, 'id' | 'title'>[];
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why the drafts on this device cannot be read or saved, in a sentence. */
  readonly trouble: string | null;
  /** The last storage event worth mentioning; null for none. */
  readonly news: string | null;
}

/** The store of the library. */
export type LibraryStore = StoreApi<LibraryState>;

/** Creates the store. Its list is empty until it is loaded. */
export function createLibraryStore(): LibraryStore {
  return createStore<LibraryState>(() => ({
    drafts: [],
    deleted: [],
    lost: [],
    status: 'loading',
    trouble: null,
    news: null,
  }));
}
