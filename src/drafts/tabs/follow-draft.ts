/** Updates a read-only view of a draft with the changes that another tab announces. */
import { messageOf } from '../../core/json/words.ts';
import { applyPatches, diffWorkspaces } from '../../core/workspace/patch.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { LoadedDraft } from '../storage/drafts.ts';
import { applyEntry } from '../storage/journal.ts';
import type { TabMessage } from './tab-channel.ts';

export type SavedChanges = Extract<TabMessage, { kind: 'kept' }>;

export interface FollowParts {
  /** Reads the stored draft. */
  readonly read: () => Promise<Pick<LoadedDraft, 'workspace' | 'sequence'> | undefined>;
  /** Returns what is shown now. */
  readonly shown: () => Workspace | undefined;
  readonly show: (workspace: Workspace) => void;
  readonly onTrouble: (why: string) => void;
}

/** Keeps the shown draft equal to the one that another tab saved. */
export interface Following {
  receive(saved: SavedChanges): void;
  /** Rereads the whole draft. Never rejects. */
  reread(): Promise<void>;
  stop(): void;
}

/**
 * Follows a draft: applies each announced change, and rereads the draft if one is missing. Unchanged parts stay the
 * same objects.
 */
export function followDraft({ read, shown, show, onTrouble }: FollowParts): Following {
  /** The number of the last shown change; undefined before the draft was read. */
  let at: number | undefined;
  let waiting: SavedChanges[] = [];
  let reading: Promise<void> | undefined;
  let stopped = false;

  function catchUp(): void {
    const saved = waiting;
    waiting = [];
    if (!saved.every(applyNext)) void reread();
  }

  /** Applies changes. Returns false if they do not continue what is shown. */
  function applyNext({ first, entries }: SavedChanges): boolean {
    const workspace = shown();
    if (at === undefined || !workspace || first > at + 1) return false;
    const fresh = entries.slice(at + 1 - first);
    const next = fresh.reduce<Workspace | undefined>((now, entry) => now && applyEntry(now, entry), workspace);
    if (!next) return false;
    at += fresh.length;
    if (next !== workspace) show(next);
    return true;
  }

  async function readFromStore(): Promise<void> {
    try {
      const draft = await read();
      const workspace = shown();
      if (stopped || !draft || !workspace) return;
      const patches = diffWorkspaces(workspace, draft.workspace);
      at = draft.sequence;
      if (patches.length > 0) show(applyPatches(workspace, patches));
    } catch (error) {
      onTrouble(messageOf(error));
    }
  }

  function reread(): Promise<void> {
    reading ??= readFromStore().finally(() => {
      reading = undefined;
      if (!stopped && waiting.length > 0) catchUp();
    });
    return reading;
  }

  return {
    receive(saved) {
      if (stopped) return;
      waiting.push(saved);
      if (!reading) catchUp();
    },
    reread,
    stop() {
      stopped = true;
    },
  };
}
