/** Keeps a draft that was just created in memory until it is opened. */
import { emptyHistory } from '../../core/workspace/history.ts';
import { asTree, asWorkspace } from '../../core/workspace/workspace-tree.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { Clock, Schedule } from '../../platform/clock.ts';
import type { DraftContent } from '../storage/drafts.ts';

/** How long a new draft stays in the cache, in ms: enough time to navigate to it. */
const lifetime = 2000;

/**
 * Holds the draft that was saved last, so that navigating to it does not have to read it back: reading a large draft is
 * slow. If another tab changed it in the meantime, the first change here detects that, as always.
 */
export interface NewDraftCache {
  add(id: string, workspace: Workspace): void;
  /** Returns the draft once; undefined if another draft, or none, was just added. */
  take(id: string): DraftContent | undefined;
  /** Empties the cache, because the stored drafts have changed since. */
  forget(): void;
}

/** Creates an empty cache. Entries expire, so that a large draft does not stay in memory after it is closed. */
export function createNewDraftCache(clock: Clock, schedule: Pick<Schedule, 'after'>): NewDraftCache {
  let last: { readonly id: string; readonly workspace: Workspace; readonly at: number } | undefined;
  let stop = (): void => undefined;

  function forget(): void {
    stop();
    last = undefined;
  }

  return {
    add(id, workspace) {
      forget();
      last = { id, workspace, at: clock() };
      stop = schedule.after(lifetime, forget);
    },
    take(id) {
      const draft = last;
      forget();
      if (draft?.id !== id || clock() - draft.at > lifetime) return undefined;
      return { workspace: asWorkspace(asTree(draft.workspace)), history: emptyHistory, notices: [] };
    },
    forget,
  };
}
