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
import { startSaving, worstOf, type DraftSaving } from './draft-saving.ts';
import { DraftList, type Arrange } from './draft-list.ts';
import { unsavedInWords, restoredInWords, type RestoredDraft } from './draft-repository-words.ts';
import { watchFirstChecks } from './first-checks.ts';
import { createNewDraftCache, type NewDraftCache } from './new-draft-cache.ts';
import type { DraftContent } from './draft-content.ts';

/** The drafts on this device, with the library's list and the save state kept true to them. */
export interface DraftRepository {
  /** Reads the list anew. Never rejects: what is wrong stands in the library. */
  refresh(): Promise<void>;
  /** Keeps a new draft and resolves to its id. */
  add(workspace: Workspace): Promise<string>;
  remove(id: string): Promise<void>;
  duplicate(id: string): Promise<void>;
  rename(id: string, title: string): Promise<void>;
  /** Undefined where there is no such draft. Rejects where the device could not be asked for it. */
  load(id: string): Promise<DraftContent | undefined>;
  /** Reads a draft as it stands, without taking it to work on. Undefined where there is no such draft. */
  peek(id: string): Promise<DraftContent | undefined>;
  /** The draft as it is kept on the device, whatever is held back in memory. */
  stored(id: string): Promise<(DraftContent & { readonly sequence?: number }) | undefined>;
  /**
   * Takes a draft as it is kept, and sees to it that no window that took it before can add to it without noticing.
   */
  claim(id: string): Promise<DraftContent | undefined>;
  /**
   * Takes a draft that is not there: where the device has lost it, it is kept again as it is shown here, without its
   * steps. Rejects with a sentence where a person has deleted it, or where it cannot be kept.
   */
  restoreLost(id: string, shown: Workspace): Promise<DraftContent>;
  /** Lets go of what is held back in memory of a draft: it is kept elsewhere now. */
  dropUnsaved(id: string): void;
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

export interface DraftRepositoryParts {
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
export function createDraftRepository({
  desk,
  library,
  newId,
  clock,
  ...parts
}: DraftRepositoryParts): DraftRepository {
  /** Drafts that the device would not take, as they last were: they outlive being closed. */
  const unsaved: UnsavedDrafts = new Map();
  const listeners = new Set<(news: DraftNews) => void>();
  const opening = parts.openDrafts();
  const list = new DraftList({
    library,
    ready: opening,
    arrange: parts.arrange,
    unsavedMessage: () => unsavedInWords(unsaved),
  });
  const refresh = (): Promise<void> => list.refresh();
  const schedule = parts.schedule ?? browserSchedule;
  const newDrafts = createNewDraftCache(clock, schedule);
  const ready = opening.then((drafts) =>
    startSaving({
      desk,
      drafts,
      clock,
      schedule,
      onPageHidden: parts.onPageHidden,
      askToKeep: parts.askToKeep,
      onSaved: dropUnsaved,
      onRestored: (id) => void announceRestored(drafts, id, 'whole'),
      onNews(news) {
        void refresh();
        for (const listener of listeners) listener(news);
      },
      recordedWorst,
    }),
  );
  // What was opened unchecked is noted once it is.
  watchFirstChecks(desk, (id) => {
    const worst = worstOf(desk, id, recordedWorst(id));
    void ready.then(({ drafts }) => drafts.noteWorst(id, worst)).catch(() => undefined);
  });

  function recordedWorst(id: string): Level | null {
    return list.record(id)?.worst ?? null;
  }

  function dropUnsaved(id: string): void {
    if (unsaved.delete(id)) void refresh();
  }

  async function announceRestored(drafts: DraftStore, id: string, what: RestoredDraft['what']): Promise<void> {
    await refresh();
    const { draft } = desk.getState();
    const title = draft?.id === id ? draft.workspace.title : list.record(id)?.title;
    const states = await drafts.states(id).catch(() => undefined);
    const others = library.getState().lost.length;
    library.setState({ news: restoredInWords({ title, what, states: states?.length, others }) });
  }

  async function change(work: (drafts: DraftStore) => Promise<unknown>): Promise<void> {
    const { drafts } = await ready;
    newDrafts.forget();
    await work(drafts);
    await refresh();
  }

  return {
    ...storedDraftReaders(ready, clock),
    ...loadOperations({ ready, unsaved, list, newDrafts }),
    refresh,
    dropUnsaved,
    async add(workspace) {
      const id = newId();
      const record = { id, ...summaryOf(workspace, clock(), null) };
      await (await ready).drafts.put(record, workspace);
      list.note(record);
      newDrafts.add(id, workspace);
      // Whoever goes there does not wait for the list.
      void refresh();
      return id;
    },
    async restoreLost(id, shown) {
      const { drafts } = await ready;
      if (drafts.place.kind === 'memory') throw new DraftError('storage', drafts.place.why);
      const why = await drafts.missing(id);
      if (why && why.code !== 'lost') throw why;
      // Another window may have kept it again meanwhile.
      const stored = why ? undefined : await claimDraft(drafts, id);
      if (stored) return stored;
      await drafts.put({ id, ...summaryOf(shown, clock(), worstOf(desk, id, recordedWorst(id))) }, shown);
      void announceRestored(drafts, id, 'shown');
      return { workspace: shown, history: emptyHistory, notices: [] };
    },
    async remove(id) {
      await change((drafts) => drafts.remove(id));
      unsaved.delete(id);
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
      void ready.then((saving) => noteOpened({ ...saving, desk, list, clock }, id)).catch(() => undefined);
    },
    async release() {
      const { drafts, autosave } = await ready;
      await autosave.flush();
      const { draft, save } = desk.getState();
      if (draft && save.kind === 'failed' && drafts.place.kind === 'device') unsaved.set(draft.id, draft);
    },
    forgetLost: (ids) => change((drafts) => drafts.forgetLost(ids)),
    wouldLose: () => unsaved.size > 0 || isUnsaved(desk.getState().save) || list.inMemory > 0,
  };
}

type UnsavedDrafts = Map<string, Pick<DraftContent, 'workspace' | 'history'>>;

/** What is kept of drafts, whatever is held back in memory. */
function storedDraftReaders(
  ready: Promise<DraftSaving>,
  clock: Clock,
): Pick<DraftRepository, 'stored' | 'states' | 'readState' | 'keepExported' | 'damaged' | 'rawDraft' | 'allRaw'> {
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

interface LoadParts {
  readonly ready: Promise<DraftSaving>;
  readonly unsaved: UnsavedDrafts;
  readonly list: DraftList;
  readonly newDrafts: NewDraftCache;
}

/** The ways to take a draft off the shelf. */
function loadOperations({
  ready,
  unsaved,
  list,
  newDrafts,
}: LoadParts): Pick<DraftRepository, 'load' | 'peek' | 'claim'> {
  return {
    async load(id) {
      const copy = unsaved.get(id);
      if (copy) return { ...copy, notices: [] };
      const created = newDrafts.take(id);
      if (created) return created;
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
      const copy = unsaved.get(id);
      if (copy) return { ...copy, notices: [] };
      return (await ready).drafts.peek(id);
    },
    async claim(id) {
      const draft = await claimDraft((await ready).drafts, id);
      if (draft) list.note(draft.record);
      return draft;
    },
  };
}

interface NoteOpenedParts extends DraftSaving {
  readonly desk: DeskStore;
  readonly list: DraftList;
  readonly clock: Clock;
}

/** The library says how a draft looked when it was last open, also where nothing was changed in it. */
async function noteOpened(
  { desk, list, clock, drafts, autosave, recorder }: NoteOpenedParts,
  id: string,
): Promise<void> {
  const { draft } = desk.getState();
  const record = list.record(id);
  recorder.opened(id, record?.changedAt ?? clock());
  const state = autosave.stateOf(id);
  // A draft that is held back is not saved because it was opened again.
  if (draft?.id === id && state?.kind === 'failed') desk.actions.setSave(state);
  if (!record) return;
  const worst = worstOf(desk, id, record.worst);
  if (worst !== record.worst) await drafts.noteWorst(id, worst);
}

function isUnsaved({ kind }: AutosaveState): boolean {
  return kind === 'failed' || kind === 'memory';
}
