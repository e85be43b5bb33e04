import type { History } from '../core/assessment/history.ts';
import type { Workspace } from '../core/assessment/workspace.ts';
import { startAutosave, type AutosaveState, type WorkspaceChange } from '../services/drafts/autosave.ts';
import type { Clock } from '../services/clock.ts';
import {
  DraftError,
  summaryOf,
  type DamagedRecord,
  type DraftNews,
  type DraftRecord,
  type DraftStore,
  type EarlierState,
} from '../services/drafts/drafts.ts';
import { createStateKeeper } from '../services/drafts/state-keeper.ts';
import { browserSchedule, type Schedule } from '../services/schedule.ts';
import { claimDraft } from '../services/tabs/claim-draft.ts';
import { worstLevel } from '../store/commands.ts';
import type { DeskStore } from '../store/desk-store.ts';
import type { LibraryState, LibraryStore } from '../store/library-store.ts';

/** A draft that was taken off the shelf. */
export interface TakenDraft {
  readonly workspace: Workspace;
  /** The steps that led here. */
  readonly history: History;
  /** Sentences about what could not be read back; empty where all is there. */
  readonly notices: readonly string[];
}

/** The drafts on this device, with the library's list and the save state kept true to them. */
export interface DraftRoom {
  /** Reads the list anew. Never rejects: what is wrong stands in the library. */
  refresh(): Promise<void>;
  /** Keeps a new draft and resolves to its id. */
  add(workspace: Workspace): Promise<string>;
  remove(id: string): Promise<void>;
  duplicate(id: string): Promise<void>;
  rename(id: string, title: string): Promise<void>;
  /** Undefined where there is no such draft. Rejects where the device could not be asked for it. */
  load(id: string): Promise<TakenDraft | undefined>;
  /** Reads a draft as it stands, without taking it to work on. Undefined where there is no such draft. */
  peek(id: string): Promise<TakenDraft | undefined>;
  /** The draft as it is kept on the device, whatever is held back in memory. */
  stored(id: string): Promise<(TakenDraft & { readonly sequence?: number }) | undefined>;
  /**
   * Takes a draft as it is kept, and sees to it that no window that took it before can add to it without noticing.
   */
  claim(id: string): Promise<TakenDraft | undefined>;
  /** Lets go of what is held back in memory of a draft: it is kept elsewhere now. */
  letGo(id: string): void;
  /** The states in which a draft was before, the newest first. */
  states(id: string): Promise<readonly EarlierState[]>;
  readState(id: string, stateId: string): Promise<Workspace>;
  /** The records of a draft that could not be read. */
  damaged(id: string): Promise<readonly DamagedRecord[]>;
  /** Everything that is stored for a draft, as JSON text, also where it cannot be opened. */
  rawDraft(id: string): Promise<string>;
  /** Everything that is stored for all drafts, as JSON text. */
  allRaw(): Promise<string>;
  /** Calls back with news of the storage; gives back a function that ends it. */
  listen(listener: (news: DraftNews) => void): () => void;
  /** Is told that a draft has just been opened in the desk. */
  opened(id: string): void;
  /** Resolves when everything of the open draft is kept, or held back in memory because the device would not take it. */
  release(): Promise<void>;
  /** Whether closing the page now would lose something. */
  wouldLose(): boolean;
}

export interface DraftRoomParts {
  readonly desk: DeskStore;
  readonly library: LibraryStore;
  readonly openDrafts: () => Promise<DraftStore>;
  readonly newId: () => string;
  readonly clock: Clock;
  readonly onPageHidden: (flush: () => void) => () => void;
  /** Which drafts the library lists, and which of them as deleted. */
  readonly arrange?: (list: readonly DraftRecord[]) => Pick<LibraryState, 'drafts' | 'deleted'>;
  /** Asks the browser to keep its storage: once, when there is work to keep. */
  readonly askToKeep?: () => void;
  readonly schedule?: Schedule;
}

/** Makes the room and starts to keep every change of the open draft. */
export function createDraftRoom({ desk, library, newId, clock, ...parts }: DraftRoomParts): DraftRoom {
  /** Drafts that the device would not take, as they last were: they outlive being closed. */
  const held = new Map<string, Pick<TakenDraft, 'workspace' | 'history'>>();
  const records = new Map<string, DraftRecord>();
  const listeners = new Set<(news: DraftNews) => void>();
  /** How many drafts there are for as long as the page is open, and no longer. */
  let inMemory = 0;
  const ready = parts.openDrafts().then(begin);

  function begin(drafts: DraftStore) {
    const schedule = parts.schedule ?? browserSchedule;
    const keeper = createStateKeeper({ keep: (...state) => drafts.keepState(...state), clock, schedule });
    drafts.listen((news) => {
      const state = desk.getState().draft && autosave.stateOf(desk.getState().draft?.id ?? '');
      if (state) desk.actions.setSave(state);
      void refresh();
      for (const listener of listeners) listener(news);
    });
    let asked = false;
    const autosave = startAutosave({
      drafts,
      clock,
      schedule,
      onPageHidden: parts.onPageHidden,
      subscribe: (listener) =>
        watchWork(desk, (change) => {
          keeper.changed(change);
          listener(change);
          if (!asked) parts.askToKeep?.();
          asked = true;
        }),
      onState(state, id) {
        if (desk.getState().draft?.id === id) desk.actions.setSave(state);
        if (state.kind === 'saved' && held.delete(id)) void refresh();
      },
      worst: (id) => worstOf(id),
    });
    return { drafts, autosave, keeper };
  }

  function worstOf(id: string) {
    const { draft } = desk.getState();
    return draft?.id === id ? worstLevel(draft.check.counts) : null;
  }

  async function refresh(): Promise<void> {
    const { drafts } = await ready;
    try {
      const list = await drafts.list();
      for (const record of list) records.set(record.id, record);
      const trouble = heldInWords(held) ?? (drafts.place.kind === 'memory' ? drafts.place.why : null);
      inMemory = drafts.place.kind === 'memory' ? list.length : 0;
      library.setState({ ...(parts.arrange?.(list) ?? { drafts: list }), status: 'ready', trouble });
    } catch (error) {
      library.setState({ status: 'failed', trouble: messageOf(error) });
    }
  }

  async function change(work: (drafts: DraftStore) => Promise<unknown>): Promise<void> {
    const { drafts } = await ready;
    await work(drafts);
    await refresh();
  }

  /** The library says how a draft looked when it was last open, also where nothing was changed in it. */
  async function noteOpened(id: string): Promise<void> {
    const { drafts, autosave, keeper } = await ready;
    const { draft } = desk.getState();
    const record = records.get(id);
    keeper.opened(id, record?.changedAt ?? clock());
    const state = autosave.stateOf(id);
    // A draft that is held back is not saved because it was opened again.
    if (draft?.id === id && state?.kind === 'failed') desk.actions.setSave(state);
    const worst = worstOf(id);
    if (draft?.id !== id || !record || record.worst === worst) return;
    await drafts.noteWorst(id, worst);
  }

  return {
    refresh,
    async add(workspace) {
      const id = newId();
      await change((drafts) => drafts.put({ id, ...summaryOf(workspace, clock(), null) }, workspace));
      return id;
    },
    async remove(id) {
      await change((drafts) => drafts.remove(id));
      held.delete(id);
      (await ready).autosave.forget(id);
      await refresh();
    },
    duplicate: (id) =>
      change((drafts) => {
        const title = `${records.get(id)?.title || 'Untitled assessment'} (copy)`;
        return drafts.duplicate(id, { id: newId(), title, changedAt: clock() });
      }),
    rename: (id, title) => change((drafts) => drafts.rename(id, title, clock())),
    async load(id) {
      const kept = held.get(id);
      if (kept) return { ...kept, notices: [] };
      const { drafts } = await ready;
      const draft = await drafts.load(id);
      // Memory knows only what was made since the page came: whether the device has the draft could not be looked up.
      if (!draft && drafts.place.kind === 'memory') throw new DraftError('storage', drafts.place.why);
      if (draft) records.set(id, draft.record);
      return draft;
    },
    async peek(id) {
      const kept = held.get(id);
      if (kept) return { ...kept, notices: [] };
      return (await ready).drafts.peek(id);
    },
    stored: async (id) => (await ready).drafts.peek(id),
    async claim(id) {
      const draft = await claimDraft((await ready).drafts, id);
      if (draft) records.set(id, draft.record);
      return draft;
    },
    letGo(id) {
      if (held.delete(id)) void refresh();
    },
    states: async (id) => (await ready).drafts.states(id),
    readState: async (id, stateId) => (await ready).drafts.readState(id, stateId),
    damaged: async (id) => (await ready).drafts.damaged(id),
    rawDraft: async (id) => (await ready).drafts.rawDraft(id),
    allRaw: async () => (await ready).drafts.allRaw(),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    opened(id) {
      // What cannot be noted now is noted with the next change.
      void noteOpened(id).catch(() => undefined);
    },
    async release() {
      const { drafts, autosave } = await ready;
      await autosave.flush();
      const { draft, save } = desk.getState();
      if (draft && save.kind === 'failed' && drafts.place.kind === 'device') held.set(draft.id, draft);
    },
    wouldLose: () => held.size > 0 || isUnkept(desk.getState().save) || inMemory > 0,
  };
}

/** Tells of every change of the open draft, with what it was in the history. Opening one is no change. */
function watchWork(desk: DeskStore, listener: (change: WorkspaceChange) => void): () => void {
  return desk.subscribe(({ draft, access }, { draft: before, access: accessBefore }) => {
    // What another window wrote is kept already.
    if (access === 'following' || accessBefore === 'following') return;
    if (!draft || draft.id !== before?.id || draft.workspace === before.workspace) return;
    const step = draft.mark ?? undefined;
    listener({ draftId: draft.id, before: before.workspace, after: draft.workspace, step, history: draft.history });
  });
}

function isUnkept({ kind }: AutosaveState): boolean {
  return kind === 'failed' || kind === 'memory';
}

function heldInWords(held: ReadonlyMap<string, Pick<TakenDraft, 'workspace'>>): string | null {
  if (held.size === 0) return null;
  const titles = [...held.values()]
    .map(({ workspace: { title } }) => `“${title === '' ? 'Untitled assessment' : title}”`)
    .join(', ');
  return `The last changes of ${titles} could not be kept on this device. They are gone when this page closes: open the draft and export it.`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
