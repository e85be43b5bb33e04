import { messageOf } from '../core/assessment/message-of.ts';
import { applyPatches, diffWorkspaces } from '../core/assessment/patch.ts';
import { copyUnsaved } from './copy-unsaved.ts';
import { shownOf, type TabFollower } from './tab-follower.ts';
import type { TabsParts } from './tab-parts.ts';

export interface TabWriterParts extends Pick<TabsParts, 'desk' | 'repository' | 'locks' | 'page'> {
  readonly follower: TabFollower;
  /** Whether this window has the place of the one that writes. */
  readonly writes: () => boolean;
}

/** Begins and ends the writing of a draft in this window; what could not be kept in it is kept beside it. */
export class TabWriter {
  readonly #parts: TabWriterParts;
  /** What must be done before the draft can be left: copies of unkept work. */
  #copying: Promise<void> = Promise.resolve();
  #claiming = false;

  constructor(parts: TabWriterParts) {
    this.#parts = parts;
  }

  /** Resolves when no unkept work is being copied. */
  settled(): Promise<void> {
    return this.#copying;
  }

  /** Resolves when everything is kept, in the draft or beside it. */
  async #saveAll(): Promise<void> {
    await this.#parts.repository.release();
    await this.#copying;
  }

  /**
   * Goes on from what is kept; from what is shown, where the device has lost the draft. Rejects with a sentence where
   * neither can be.
   */
  async begin(id: string): Promise<void> {
    const { desk, repository, locks, page, follower } = this.#parts;
    this.#claiming = true;
    try {
      // Without locks every window writes: none takes the draft from another.
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

  /** Keeps everything and writes no more; gives a sentence where something could not be kept. */
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

  /** The lock was taken away: what was not kept yet is kept where it follows on, and else as a draft of its own. */
  async lost(id: string): Promise<void> {
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

  /** Another window has changed the draft while it was written here. */
  collided(id: string): void {
    if (this.#claiming || !shownOf(this.#parts.desk, id)) return;
    // The failure itself is told first; it is over when the copy is kept.
    this.#copying = this.#copying.then(() => this.#saveCopy(id));
  }

  /** Takes over what a window that does not write has changed: its title, from the library. */
  async catchUp(id: string): Promise<void> {
    const { desk, writes } = this.#parts;
    // What is on its way here comes first; where that collides, it is kept as a draft of its own.
    await this.#saveAll();
    if (writes() && desk.getState().save.kind === 'saved') await this.begin(id).catch(() => undefined);
  }

  /** Goes on writing where that can be; else gives a sentence, and reads along until it is asked for again. */
  async #beginOrFollow(id: string): Promise<string | null> {
    try {
      await this.begin(id);
      return null;
    } catch (error) {
      await this.#parts.follower.follow(id);
      return messageOf(error);
    }
  }

  /** Never rejects: whoever opens or leaves a draft waits for it. */
  async #saveCopy(id: string): Promise<void> {
    const { desk, repository, follower, writes } = this.#parts;
    const outcome = await copyUnsaved({ desk, repository, id });
    if (outcome.kind === 'failed') return desk.actions.setElsewhere({ note: outcome.why });
    const note =
      outcome.kind === 'copied'
        ? `This draft was changed in another tab. Your changes from this tab are in the library as “${outcome.title}”.`
        : null;
    let why: string | null = null;
    if (writes()) why = await this.#beginOrFollow(id);
    else await follower.follow(id);
    desk.actions.setElsewhere({ note: [note, why].filter((words) => words !== null).join(' ') || null });
  }
}
