import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Level } from '../core/rules/finding.ts';

/** One line of the library. */
export interface DraftSummary {
  readonly id: string;
  readonly title: string;
  /** When it was last changed, in ms since 1970. */
  readonly changedAt: number;
  readonly counts: {
    readonly claims: number;
    readonly powerBases: number;
    readonly intents: number;
    readonly contradictions: number;
    readonly unknowns: number;
  };
  /** The worst level found when it was last open; null for none. */
  readonly worst: Level | null;
}

/** A draft that was deleted and can still be brought back. */
export interface DeletedDraft extends DraftSummary {
  /** In ms since 1970. */
  readonly deletedAt: number;
  /** When it goes for good, in ms since 1970. */
  readonly goesAt: number;
}

export interface LibraryState {
  readonly drafts: readonly DraftSummary[];
  /** The drafts that were deleted and can still be brought back, the last one first. */
  readonly deleted: readonly DeletedDraft[];
  /** The drafts that were on this device and are gone although nobody deleted them. */
  readonly lost: readonly Pick<DraftSummary, 'id' | 'title'>[];
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why the drafts on this device cannot be read or kept, in words. */
  readonly trouble: string | null;
  /** What happened to the storage last that is no trouble and worth a word; null for nothing. */
  readonly news: string | null;
}

export type LibraryStore = StoreApi<LibraryState>;

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
