/** Shows in a read-only tab what the writing tab saves. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { DeskStore } from '../../store/desk-store.ts';
import type { TabsParts } from './tab-parts.ts';
import { messageOf } from '../../core/json/words.ts';
import { applyPatches, diffWorkspaces } from '../../core/workspace/patch.ts';
import type { LoadedDraft } from '../storage/drafts.ts';
import { applyEntry } from '../storage/journal.ts';
import type { TabMessage } from './tab-channel.ts';

// Updates a read-only view of a draft with the changes that another tab announces.

type SavedChanges = Extract<TabMessage, { kind: 'kept' }>;

interface FollowParts {
  /** Reads the stored draft. */
  readonly read: () => Promise<Pick<LoadedDraft, 'workspace' | 'sequence'> | undefined>;
  /** Returns what is shown now. */
  readonly shown: () => Workspace | undefined;
  readonly show: (workspace: Workspace) => void;
  readonly onTrouble: (why: string) => void;
}

/** Keeps the shown draft equal to the one that another tab saved. */
interface Following {
  receive(saved: SavedChanges): void;
  /** Rereads the whole draft. Never rejects. */
  reread(): Promise<void>;
  stop(): void;
}

/**
 * Follows a draft: applies each announced change, and rereads the draft if one is missing. Unchanged parts stay the
 * same objects.
 */
function followDraft({ read, shown, show, onTrouble }: FollowParts): Following {
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

/** Returns the shown content of a draft; undefined if another draft, or none, is open. */
export function shownOf(desk: DeskStore, id: string): Workspace | undefined {
  const { draft } = desk.getState();
  return draft?.id === id ? draft.workspace : undefined;
}

/** Keeps the open draft up to date with the tab that is writing it. */
export class TabFollower {
  readonly #parts: Pick<TabsParts, 'desk' | 'repository'>;
  #following: Following | undefined;

  constructor(parts: Pick<TabsParts, 'desk' | 'repository'>) {
    this.#parts = parts;
  }

  get follows(): boolean {
    return this.#following !== undefined;
  }

  /** Starts following the draft and resolves after the first read. Does nothing if the draft is not open. */
  follow(id: string): Promise<void> {
    const { desk, repository } = this.#parts;
    const workspace = shownOf(desk, id);
    if (!workspace) return Promise.resolve();
    this.#following?.stop();
    desk.actions.follow(workspace);
    desk.actions.setSave({ kind: 'saved' });
    this.#following = followDraft({
      read: async () => (await repository.store()).peek(id),
      shown: () => shownOf(desk, id),
      show: (next) => desk.getState().access === 'following' && desk.actions.follow(next),
      onTrouble: (note) => desk.actions.setElsewhere({ note }),
    });
    return this.#following.reread();
  }

  receive(changes: SavedChanges): void {
    this.#following?.receive(changes);
  }

  async reread(): Promise<void> {
    await this.#following?.reread();
  }

  stop(): void {
    this.#following?.stop();
    this.#following = undefined;
  }
}
