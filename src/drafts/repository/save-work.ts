import type { LazyLoader } from '../../platform/lazy-loader.ts';
import type { DraftRepository } from './draft-repository.ts';

/** Saves pending changes. Resolves to the reason why the page must not be left now, or to null. */
export type SaveWork = () => Promise<string | null>;

/** Creates the function that saves the open draft before the page reloads. */
export function createSaveWork(drafts: LazyLoader<Pick<DraftRepository, 'release' | 'wouldLose'>>): SaveWork {
  return async () => {
    const opened = drafts.now();
    await opened?.release();
    if (!opened?.wouldLose()) return null;
    return 'Some of your work is not saved on this device. Export it before you update.';
  };
}
