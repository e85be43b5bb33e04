import { emptyHistory } from '../core/assessment/history.ts';
import { asTree, asWorkspace } from '../core/assessment/workspace-tree.ts';
import type { Workspace } from '../core/assessment/workspace.ts';
import type { Clock } from '../services/clock.ts';
import type { Schedule } from '../services/schedule.ts';
import type { DraftContent } from './draft-content.ts';

/** For how long a draft counts as just added, in ms: as long as it takes to go there. */
const lifetime = 2000;

/**
 * The draft that was kept last, as it was handed over, for whoever goes there at once: a large one takes long to be read
 * back. Should another window have changed it in that moment, the first change here finds that out, as always.
 */
export interface NewDraftCache {
  add(id: string, workspace: Workspace): void;
  /** Gives it once; undefined where another draft, or none, was just added. */
  take(id: string): DraftContent | undefined;
  /** Nothing counts as just added: something was done with the drafts since. */
  forget(): void;
}

/** Nothing is held for longer than that moment: a large draft that was closed again would never leave the memory. */
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
