import type { DeskStore } from '../store/desk-store.ts';

/** Tells of every draft that was opened unchecked once its first check is done, where it is written here. */
export function watchFirstChecks(desk: DeskStore, listener: (draftId: string) => void): () => void {
  return desk.subscribe(({ draft, access }, { draft: before }) => {
    const isDone = draft && !draft.unchecked && before?.id === draft.id && before.unchecked;
    if (isDone && access === 'writing') listener(draft.id);
  });
}
