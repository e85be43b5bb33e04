/** Makes this tab show what another tab saves, and start or stop writing a draft without losing unsaved changes. */
import { untitled } from '../../core/assessment/draft-title.ts';
import { messageOf } from '../../core/json/words.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { applyPatches, diffWorkspaces } from '../../core/workspace/patch.ts';
import type { Schedule } from '../../platform/clock.ts';
import type { DraftLocks } from './draft-participant.ts';
import type { TabChannel, TabMessage } from './tab-channel.ts';
import type { Access, DeskStore } from '../../desk/desk-store.ts';
import type { DraftRepository } from '../repository/draft-repository.ts';
import type { DraftContent, LoadedDraft } from '../database/drafts.ts';
import { applyEntry } from '../database/journal.ts';

// The types of the tab coordination: what it offers, and what it needs from the page.

/** Coordinates the tabs of this browser: which one writes a draft, and what it wrote. */
export interface Tabs {
  /** Joins a draft and loads it; undefined if it does not exist. */
  enter(id: string): Promise<EnteredDraft | undefined>;
  /**
   * Must be called when the draft is shown on the desk. From then on this tab follows the writer, or can be asked to
   * release the draft.
   */
  noteShown(id: string): void;
  /** Joins the draft shown on the desk again if another draft was joined in the meantime. */
  rejoin(): Promise<void>;
  /** Resolves when no copy of unsaved changes is pending. The open draft must stay on the desk until then. */
  whenSettled(): Promise<void>;
  /** Leaves the draft. Everything must be saved before. */
  leave(): Promise<void>;
  /** Makes this tab the writer of the open draft. */
  takeOver(): Promise<void>;
  /** Whether another tab is writing a draft. */
  isOpenElsewhere(id: string): Promise<boolean>;
  /** Renames a draft, through the tab that is writing it if there is one. */
  rename(id: string, title: string): Promise<void>;
  /** Tells the other tabs that a draft was deleted here. */
  tellDeleted(id: string): void;
  /** Tells the other tabs that a deleted draft was restored. */
  tellRestored(id: string): void;
  /** Called when another tab changed the open draft while this tab was writing it. */
  onConflict(id: string): void;
}

export interface EnteredDraft extends DraftContent {
  readonly access: Access;
}

/** The page functions that the tab coordination needs. */
export interface TabPage {
  readonly isVisible: () => boolean;
  readonly onVisibility: (listener: () => void) => () => void;
  /** Calls `onAway` when the page enters the back/forward cache, and `back` when it returns from it. */
  readonly onPutAway: (onAway: () => void, back: () => void) => void;
  /** Which draft this tab was writing; survives a reload. */
  readonly writing: { read(): string | null; write(draft: string | null): void };
  /** Makes a focused field commit its value. */
  readonly settleFields: () => void;
}

export interface TabsParts {
  readonly desk: DeskStore;
  readonly repository: Pick<
    DraftRepository,
    'load' | 'store' | 'claim' | 'restoreLost' | 'add' | 'release' | 'refresh' | 'rename' | 'dropUnsaved'
  >;
  readonly channel: TabChannel;
  readonly locks: DraftLocks | undefined;
  readonly schedule: Pick<Schedule, 'after'>;
  readonly page: TabPage;
  /** Announces a sentence to the user. */
  readonly say: (text: string) => void;
}

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
