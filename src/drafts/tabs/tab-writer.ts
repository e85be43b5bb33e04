/** Makes this tab start or stop writing a draft, without losing unsaved changes. */
import { untitled } from '../../core/assessment/draft-title.ts';
import { messageOf } from '../../core/json/words.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { applyPatches, diffWorkspaces } from '../../core/workspace/patch.ts';
import { shownOf, type TabFollower } from './tab-follower.ts';
import type { TabsParts } from './tab-parts.ts';

export interface TabWriterParts extends Pick<TabsParts, 'desk' | 'repository' | 'locks' | 'page'> {
  readonly follower: TabFollower;
  /** Whether this tab is the writer. */
  readonly writes: () => boolean;
}

/** Starts and stops writing a draft in this tab. Changes that cannot be saved in the draft are saved as a copy. */
export class TabWriter {
  readonly #parts: TabWriterParts;
  /** Pending copies of unsaved changes. The draft must not be left before they are done. */
  #copying: Promise<void> = Promise.resolve();
  #claiming = false;

  constructor(parts: TabWriterParts) {
    this.#parts = parts;
  }

  /** Resolves when no copy of unsaved changes is pending. */
  whenSettled(): Promise<void> {
    return this.#copying;
  }

  /** Resolves when everything is saved, in the draft or as a copy. */
  async #saveAll(): Promise<void> {
    await this.#parts.repository.release();
    await this.#copying;
  }

  /**
   * Starts writing from the stored draft, or from the shown one if the browser lost the draft. Rejects with a message
   * for the user if neither works.
   */
  async begin(id: string): Promise<void> {
    const { desk, repository, locks, page, follower } = this.#parts;
    this.#claiming = true;
    try {
      // Without locks every tab writes, and none takes the draft from another.
      const stored = await (locks ? repository.claim(id) : repository.load(id));
      const shown = shownOf(desk, id);
      if (!shown) return;
      const draft = stored ?? (await repository.restoreLost(id, shown));
      const workspace = shownOf(desk, id);
      if (!workspace) return;
      follower.stop();
      desk.actions.write(applyPatches(workspace, diffWorkspaces(workspace, draft.workspace)), draft.history);
      desk.actions.setSave({ kind: 'saved' });
      desk.actions.setElsewhere({ asking: false, note: null });
      page.writing.write(id);
    } finally {
      this.#claiming = false;
    }
  }

  /** Saves everything and stops writing. Returns a message if something could not be saved. */
  async end(id: string): Promise<string | null> {
    const { desk, page, follower } = this.#parts;
    page.settleFields();
    const before = desk.getState().draft;
    if (!before || before.id !== id) return null;
    desk.actions.follow(before.workspace);
    await this.#saveAll();
    const { save } = desk.getState();
    if (save.kind === 'failed' || save.kind === 'memory') {
      desk.actions.write(before.workspace, before.history);
      return `The other tab has changes that are not saved on this device. Go to that tab and export them first. (${save.why})`;
    }
    page.writing.write(null);
    void follower.follow(id);
    return null;
  }

  /** Called when the lock was stolen. Unsaved changes are saved if they still fit, and otherwise as a new draft. */
  async onLockStolen(id: string): Promise<void> {
    const { desk, page, follower } = this.#parts;
    const workspace = shownOf(desk, id);
    if (!workspace) return;
    desk.actions.follow(workspace);
    page.writing.write(null);
    await this.#saveAll();
    const { save } = desk.getState();
    if (save.kind === 'failed') await (this.#copying = this.#saveCopy(id));
    else await follower.follow(id);
  }

  /** Called when another tab changed the draft while this tab was writing it. */
  onCollision(id: string): void {
    if (this.#claiming || !shownOf(this.#parts.desk, id)) return;
    // The failure is reported first. It is resolved when the copy is saved.
    this.#copying = this.#copying.then(() => this.#saveCopy(id));
  }

  /** Loads a change made by a tab that is not the writer: a new title set in the library. */
  async catchUp(id: string): Promise<void> {
    const { desk, writes } = this.#parts;
    // Pending changes of this tab are saved first; if they conflict, they are saved as a new draft.
    await this.#saveAll();
    if (writes() && desk.getState().save.kind === 'saved') await this.begin(id).catch(() => undefined);
  }

  /** Continues writing if possible. Otherwise follows the draft and returns the reason. */
  async #beginOrFollow(id: string): Promise<string | null> {
    try {
      await this.begin(id);
      return null;
    } catch (error) {
      await this.#parts.follower.follow(id);
      return messageOf(error);
    }
  }

  /**
   * Saves the shown content as a new draft if the draft was changed in another tab; the desk is read-only until then.
   * Never rejects, because opening and leaving a draft wait for it.
   */
  async #saveCopy(id: string): Promise<void> {
    const { desk, follower, writes } = this.#parts;
    const mine = desk.getState().draft?.workspace;
    let note: string | null = null;
    if (mine) {
      desk.actions.follow(mine);
      try {
        note = await this.#copy(id, mine);
      } catch (error) {
        return desk.actions.setElsewhere({
          note: `This draft was changed in another tab, and your changes here could not be saved. They exist only on this page. Export them now. (${messageOf(error)})`,
        });
      }
    }
    let why: string | null = null;
    if (writes()) why = await this.#beginOrFollow(id);
    else await follower.follow(id);
    desk.actions.setElsewhere({ note: [note, why].filter((words) => words !== null).join(' ') || null });
  }

  /** Saves content as a new draft and returns a message; null if the stored draft equals it. */
  async #copy(id: string, mine: Workspace): Promise<string | null> {
    const { repository } = this.#parts;
    const theirs = await (await repository.store()).peek(id);
    if (theirs && diffWorkspaces(theirs.workspace, mine).length === 0) {
      repository.dropUnsaved(id);
      return null;
    }
    const title = `${mine.title || untitled} (unsaved copy)`;
    await repository.add({ ...mine, title });
    repository.dropUnsaved(id);
    return `This draft was changed in another tab. Your changes from this tab are in the library as “${title}”.`;
  }
}
