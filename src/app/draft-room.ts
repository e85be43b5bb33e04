import { titleInWords } from '../core/assessment/draft-title.ts';
import { emptyHistory } from '../core/assessment/history.ts';
import type { Workspace } from '../core/assessment/workspace.ts';
import type { Level } from '../core/rules/finding.ts';
import type { Clock } from '../services/clock.ts';
import type { AutosaveState } from '../services/drafts/autosave.ts';
import {
  DraftError,
  summaryOf,
  type DamagedRecord,
  type DraftNews,
  type DraftStore,
  type EarlierState,
  exportedInWords,
} from '../services/drafts/drafts.ts';
import { browserSchedule, type Schedule } from '../services/schedule.ts';
import { claimDraft } from '../services/tabs/claim-draft.ts';
import type { DeskStore } from '../store/desk-store.ts';
import type { LibraryStore } from '../store/library-store.ts';
import { startKeeping, worstOf, type DraftKeeping } from './draft-keeping.ts';
import { DraftList, type Arrange } from './draft-list.ts';
import { heldInWords, keptAgainInWords, type KeptAgain } from './draft-room-words.ts';
import { watchFirstChecks } from './first-checks.ts';
import { createJustAdded, type JustAdded } from './just-added.ts';
import type { TakenDraft } from './taken-draft.ts';

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
  /**
   * Takes a draft that is not there: where the device has lost it, it is kept again as it is shown here, without its
   * steps. Rejects with a sentence where a person has deleted it, or where it cannot be kept.
   */
  keepLost(id: string, shown: Workspace): Promise<TakenDraft>;
  /** Lets go of what is held back in memory of a draft: it is kept elsewhere now. */
  letGo(id: string): void;
  /** The states in which a draft was before, the newest first. */
  states(id: string): Promise<readonly EarlierState[]>;
  readState(id: string, stateId: string): Promise<Workspace>;
  /** Keeps a state that was exported in a file, under the file's name. */
  keepExported(id: string, workspace: Workspace, fileName: string): Promise<void>;
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
  /** Speaks no more of these drafts, which the device has lost. */
  forgetLost(ids: readonly string[]): Promise<void>;
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
  readonly arrange?: Arrange;
  /** Asks the browser to keep its storage: once, when there is work to keep. */
  readonly askToKeep?: () => void;
  readonly schedule?: Schedule;
}

/** Makes the room and starts to keep every change of the open draft. */
export function createDraftRoom({ desk, library, newId, clock, ...parts }: DraftRoomParts): DraftRoom {
  /** Drafts that the device would not take, as they last were: they outlive being closed. */
  const held: HeldDrafts = new Map();
  const listeners = new Set<(news: DraftNews) => void>();
  const opening = parts.openDrafts();
  const list = new DraftList({ library, ready: opening, arrange: parts.arrange, held: () => heldInWords(held) });
  const refresh = (): Promise<void> => list.refresh();
  const schedule = parts.schedule ?? browserSchedule;
  const added = createJustAdded(clock, schedule);
  const ready = opening.then((drafts) =>
    startKeeping({
      desk,
      drafts,
      clock,
      schedule,
      onPageHidden: parts.onPageHidden,
      askToKeep: parts.askToKeep,
      onSaved: letGo,
      onKeptAgain: (id) => void tellKeptAgain(drafts, id, 'whole'),
      onNews(news) {
        void refresh();
        for (const listener of listeners) listener(news);
      },
      notedWorst,
    }),
  );
  // What was opened unchecked is noted once it is.
  watchFirstChecks(desk, (id) => {
    const worst = worstOf(desk, id, notedWorst(id));
    void ready.then(({ drafts }) => drafts.noteWorst(id, worst)).catch(() => undefined);
  });

  function notedWorst(id: string): Level | null {
    return list.record(id)?.worst ?? null;
  }

  function letGo(id: string): void {
    if (held.delete(id)) void refresh();
  }

  async function tellKeptAgain(drafts: DraftStore, id: string, what: KeptAgain['what']): Promise<void> {
    await refresh();
    const { draft } = desk.getState();
    const title = draft?.id === id ? draft.workspace.title : list.record(id)?.title;
    const states = await drafts.states(id).catch(() => undefined);
    const others = library.getState().lost.length;
    library.setState({ news: keptAgainInWords({ title, what, states: states?.length, others }) });
  }

  async function change(work: (drafts: DraftStore) => Promise<unknown>): Promise<void> {
    const { drafts } = await ready;
    added.forget();
    await work(drafts);
    await refresh();
  }

  return {
    ...asKept(ready, clock),
    ...taking({ ready, held, list, added }),
    refresh,
    letGo,
    async add(workspace) {
      const id = newId();
      const record = { id, ...summaryOf(workspace, clock(), null) };
      await (await ready).drafts.put(record, workspace);
      list.note(record);
      added.add(id, workspace);
      // Whoever goes there does not wait for the list.
      void refresh();
      return id;
    },
    async keepLost(id, shown) {
      const { drafts } = await ready;
      if (drafts.place.kind === 'memory') throw new DraftError('storage', drafts.place.why);
      const why = await drafts.missing(id);
      if (why && why.code !== 'lost') throw why;
      // Another window may have kept it again meanwhile.
      const there = why ? undefined : await claimDraft(drafts, id);
      if (there) return there;
      await drafts.put({ id, ...summaryOf(shown, clock(), worstOf(desk, id, notedWorst(id))) }, shown);
      void tellKeptAgain(drafts, id, 'shown');
      return { workspace: shown, history: emptyHistory, notices: [] };
    },
    async remove(id) {
      await change((drafts) => drafts.remove(id));
      held.delete(id);
      (await ready).autosave.forget(id);
      await refresh();
    },
    duplicate: (id) =>
      change((drafts) => {
        const title = `${titleInWords(list.record(id)?.title ?? '')} (copy)`;
        return drafts.duplicate(id, { id: newId(), title, changedAt: clock() });
      }),
    rename: (id, title) => change((drafts) => drafts.rename(id, title, clock())),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    opened(id) {
      // What cannot be noted now is noted with the next change.
      void ready.then((keeping) => noteOpened({ ...keeping, desk, list, clock }, id)).catch(() => undefined);
    },
    async release() {
      const { drafts, autosave } = await ready;
      await autosave.flush();
      const { draft, save } = desk.getState();
      if (draft && save.kind === 'failed' && drafts.place.kind === 'device') held.set(draft.id, draft);
    },
    forgetLost: (ids) => change((drafts) => drafts.forgetLost(ids)),
    wouldLose: () => held.size > 0 || isUnkept(desk.getState().save) || list.inMemory > 0,
  };
}

type HeldDrafts = Map<string, Pick<TakenDraft, 'workspace' | 'history'>>;

/** What is kept of drafts, whatever is held back in memory. */
function asKept(
  ready: Promise<DraftKeeping>,
  clock: Clock,
): Pick<DraftRoom, 'stored' | 'states' | 'readState' | 'keepExported' | 'damaged' | 'rawDraft' | 'allRaw'> {
  return {
    stored: async (id) => (await ready).drafts.peek(id),
    states: async (id) => (await ready).drafts.states(id),
    readState: async (id, stateId) => (await ready).drafts.readState(id, stateId),
    keepExported: async (id, workspace, fileName) =>
      (await ready).drafts.keepState(id, workspace, exportedInWords(fileName), clock(), fileName),
    damaged: async (id) => (await ready).drafts.damaged(id),
    rawDraft: async (id) => (await ready).drafts.rawDraft(id),
    allRaw: async () => (await ready).drafts.allRaw(),
  };
}

interface TakingParts {
  readonly ready: Promise<DraftKeeping>;
  readonly held: HeldDrafts;
  readonly list: DraftList;
  readonly added: JustAdded;
}

/** The ways to take a draft off the shelf. */
function taking({ ready, held, list, added }: TakingParts): Pick<DraftRoom, 'load' | 'peek' | 'claim'> {
  return {
    async load(id) {
      const kept = held.get(id);
      if (kept) return { ...kept, notices: [] };
      const fresh = added.take(id);
      if (fresh) return fresh;
      const { drafts } = await ready;
      const draft = await drafts.load(id);
      // Memory knows only what was made since the page came: whether the device has the draft could not be looked up.
      if (!draft && drafts.place.kind === 'memory') throw new DraftError('storage', drafts.place.why);
      if (draft) list.note(draft.record);
      // Whether it was lost stands in the library.
      else await list.refresh();
      return draft;
    },
    async peek(id) {
      const kept = held.get(id);
      if (kept) return { ...kept, notices: [] };
      return (await ready).drafts.peek(id);
    },
    async claim(id) {
      const draft = await claimDraft((await ready).drafts, id);
      if (draft) list.note(draft.record);
      return draft;
    },
  };
}

interface OpenedParts extends DraftKeeping {
  readonly desk: DeskStore;
  readonly list: DraftList;
  readonly clock: Clock;
}

/** The library says how a draft looked when it was last open, also where nothing was changed in it. */
async function noteOpened({ desk, list, clock, drafts, autosave, keeper }: OpenedParts, id: string): Promise<void> {
  const { draft } = desk.getState();
  const record = list.record(id);
  keeper.opened(id, record?.changedAt ?? clock());
  const state = autosave.stateOf(id);
  // A draft that is held back is not saved because it was opened again.
  if (draft?.id === id && state?.kind === 'failed') desk.actions.setSave(state);
  if (!record) return;
  const worst = worstOf(desk, id, record.worst);
  if (worst !== record.worst) await drafts.noteWorst(id, worst);
}

function isUnkept({ kind }: AutosaveState): boolean {
  return kind === 'failed' || kind === 'memory';
}
