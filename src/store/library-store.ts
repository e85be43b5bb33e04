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

export interface LibraryState {
  readonly drafts: readonly DraftSummary[];
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why the drafts on this device cannot be read or kept, in words. */
  readonly trouble: string | null;
}

export type LibraryStore = StoreApi<LibraryState>;

export function createLibraryStore(): LibraryStore {
  return createStore<LibraryState>(() => ({ drafts: [], status: 'loading', trouble: null }));
}
