import { sha256 } from '@noble/hashes/sha2.js';
import { applyEdit } from '../core/assessment/apply-edit.ts';
import { createChecker } from '../core/check/checker.ts';
import { createMemoryDrafts } from '../services/drafts/memory-drafts.ts';
import type { DraftStore } from '../services/drafts/drafts.ts';
import { createDeskStore } from '../store/desk-store.ts';
import { createLibraryStore } from '../store/library-store.ts';
import { createViewStore } from '../store/view-store.ts';
import { createDraftRoom } from './draft-room.ts';
import { late } from './late.ts';
import { createSession } from './session.ts';

/** Drafts in memory that pass for drafts on the device. */
export function devicelikeDrafts(): DraftStore {
  return { ...createMemoryDrafts(''), place: { kind: 'device' } };
}

/** The stores with real drafts behind them, but in memory; ids are d1, d2 and so on, and the clock stands at 1000. */
export function testDesk(drafts: DraftStore = devicelikeDrafts()) {
  const desk = createDeskStore({ applyEdit, createChecker: () => createChecker({ digest: sha256 }), clock: () => 0 });
  const view = createViewStore();
  const library = createLibraryStore();
  let made = 0;
  const room = createDraftRoom({
    desk,
    library,
    openDrafts: async () => drafts,
    newId: () => `d${(made += 1)}`,
    clock: () => 1000,
    onPageHidden: () => () => undefined,
  });
  const core = late(async () => {
    const { deskCore } = await import('./desk-core.ts');
    return deskCore;
  });
  return { desk, view, library, room, drafts, session: createSession({ desk, view }, room, core) };
}
