import type { DraftRepository } from './draft-repository.ts';

/** Keeps what is not kept yet; resolves to a sentence that says why the page must not be left now, or to null. */
export type SaveWork = () => Promise<string | null>;

/** Keeps the open draft before the page is loaded anew. */
export function createSaveWork(drafts: Pick<DraftRepository, 'release' | 'wouldLose'>): SaveWork {
  return async () => {
    await drafts.release();
    if (!drafts.wouldLose()) return null;
    return 'Some of your work is not saved on this device. Export it before you update.';
  };
}
