import type { DraftRepository } from './draft-repository.ts';

/** Saves pending changes. Resolves to the reason why the page must not be left now, or to null. */
export type SaveWork = () => Promise<string | null>;

/** Creates the function that saves the open draft before the page reloads. */
export function createSaveWork(drafts: Pick<DraftRepository, 'release' | 'wouldLose'>): SaveWork {
  return async () => {
    await drafts.release();
    if (!drafts.wouldLose()) return null;
    return 'Some of your work is not saved on this device. Export it before you update.';
  };
}
