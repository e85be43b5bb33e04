import { emptyHistory } from '../core/assessment/history.ts';
import { asTree, asWorkspace } from '../core/assessment/workspace-tree.ts';
import type { Workspace } from '../core/assessment/workspace.ts';
import type { Clock } from '../services/clock.ts';
import type { TakenDraft } from './draft-room.ts';

/** For how long a draft counts as just added, in ms: as long as it takes to go there. */
const moment = 2000;

/**
 * The draft that was kept last, as it was handed over, for whoever goes there at once: a large one takes long to be read
 * back. Should another window have changed it in that moment, the first change here finds that out, as always.
 */
export interface JustAdded {
  add(id: string, workspace: Workspace): void;
  /** Gives it once; undefined where another draft, or none, was just added. */
  take(id: string): TakenDraft | undefined;
  /** Nothing counts as just added: something was done with the drafts since. */
  forget(): void;
}

export function createJustAdded(clock: Clock): JustAdded {
  let last: { readonly id: string; readonly workspace: Workspace; readonly at: number } | undefined;
  return {
    add(id, workspace) {
      last = { id, workspace, at: clock() };
    },
    take(id) {
      const taken = last;
      last = undefined;
      if (taken?.id !== id || clock() - taken.at > moment) return undefined;
      return { workspace: asWorkspace(asTree(taken.workspace)), history: emptyHistory, notices: [] };
    },
    forget() {
      last = undefined;
    },
  };
}
