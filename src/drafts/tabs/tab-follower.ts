/** Shows in a read-only tab what the writing tab saves. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import { followDraft, type Following, type SavedChanges } from './follow-draft.ts';
import type { DeskStore } from '../../store/desk-store.ts';
import type { TabsParts } from './tab-parts.ts';

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
