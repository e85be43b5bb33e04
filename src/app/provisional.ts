import { sha256 } from '@noble/hashes/sha2.js';
import type { Workspace } from '../core/assessment/workspace.ts';
import type { DeskStore } from '../store/desk-store.ts';
import type { LibraryStore, DraftSummary } from '../store/library-store.ts';
import type { DraftRoom } from './commands.ts';
import type { DraftShelf } from './session.ts';

export const digest = sha256;
export function provisional(desk: DeskStore, library: LibraryStore): DraftRoom & DraftShelf {
  const kept = new Map<string, Workspace>();
  let current: string | undefined;
  const list = () => {
    const drafts: DraftSummary[] = [...kept].map(([id, w]) => ({
      id,
      title: w.title,
      changedAt: Date.now(),
      counts: {
        claims: (w.assessment.claims as [])?.length ?? 0,
        powerBases: 0,
        intents: 0,
        contradictions: 0,
        unknowns: 0,
      },
      worst: null,
    }));
    library.setState({ drafts, status: 'ready' });
  };
  list();
  desk.subscribe(({ draft }) => {
    if (draft && draft.id === current) {
      kept.set(draft.id, draft.workspace);
      list();
    }
  });
  const add = async (w: Workspace) => {
    const id = crypto.randomUUID();
    kept.set(id, w);
    list();
    return id;
  };
  return {
    add,
    remove: async (id) => {
      kept.delete(id);
      list();
    },
    duplicate: async (id) => {
      const w = kept.get(id);
      if (w) await add({ ...w, title: `${w.title} (copy)` });
    },
    rename: async (id, title) => {
      const w = kept.get(id);
      if (w) kept.set(id, { ...w, title });
      list();
    },
    load: async (id) => kept.get(id),
    follow: (id) => {
      current = id;
    },
    release: async () => {
      current = undefined;
    },
  };
}
