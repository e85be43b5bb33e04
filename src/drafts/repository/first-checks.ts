/**
 * Reports each draft that was opened unchecked, when its first check is done and this tab is the writer: other tabs
 * report their own drafts.
 */
import type { DeskStore } from '../../store/desk-store.ts';

export function watchFirstChecks(desk: DeskStore, listener: (draftId: string) => void): () => void {
  /** The open draft, if its first check is done and not reported yet. */
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
