import type { DeskStore } from '../store/desk-store.ts';

/**
 * Tells of every draft that was opened unchecked once its first check is done, and once it is written here: what another
 * window writes is that one's to note.
 */
export function watchFirstChecks(desk: DeskStore, listener: (draftId: string) => void): () => void {
  /** The open draft, where its first check is done and was not told of. */
  let unreported: string | undefined;
  return desk.subscribe(({ draft, access }, { draft: before }) => {
    if (unreported !== draft?.id) unreported = undefined;
    if (draft && !draft.unchecked && before?.id === draft.id && before.unchecked) unreported = draft.id;
    if (unreported === undefined || access !== 'writing') return;
    const reported = unreported;
    unreported = undefined;
    listener(reported);
  });
}
