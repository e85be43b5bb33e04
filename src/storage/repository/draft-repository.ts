/** Loads, saves, renames and deletes drafts for the desk and the library; the layer above the storage. */
import { untitled, titleInWords } from '../../core/assessment/draft-title.ts';
import { isSameCounts } from '../../core/check/levels.ts';
import { emptyHistory } from '../../core/workspace/history.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { browserSchedule, type Clock, type Schedule } from '../../platform/clock.ts';
import type { AutosaveState } from '../database/autosave.ts';
import { type DeletedDrafts, deletingMethods, type Deleting, DraftList } from './deleting.ts';
import {
  DraftError,
  summaryOf,
  type DraftContent,
  type DraftStore,
  type DraftSummary,
  isDraftChanged,
  type LoadedDraft,
} from '../database/drafts.ts';
import type { DeskStore } from '../../desk/desk-store.ts';
import type { LibraryStore } from '../../desk/library-store.ts';
import { findingsOf, startSaving, type DraftSaving } from './draft-saving.ts';
import { witnessOf } from '../database/journal.ts';
import { asTree, asWorkspace } from '../../core/workspace/workspace-tree.ts';

// Keeps a draft that was just created in memory until it is opened.

/** How long a new draft stays in the cache, in ms: enough time to navigate to it. */
const lifetime = 2000;

/**
 * Holds the draft that was saved last, so that navigating to it does not have to read it back: reading a large draft is
 * slow. If another tab changed it in the meantime, the first change here detects that, as always.
 */
interface NewDraftCache {
  add(id: string, workspace: Workspace): void;
  /** Returns the draft once; undefined if another draft, or none, was just added. */
  take(id: string): DraftContent | undefined;
  /** Empties the cache, because the stored drafts have changed since. */
  forget(): void;
}

/** Creates an empty cache. Entries expire, so that a large draft does not stay in memory after it is closed. */
export function createNewDraftCache(clock: Clock, schedule: Pick<Schedule, 'after'>): NewDraftCache {
  let last: { readonly id: string; readonly workspace: Workspace; readonly at: number } | undefined;
  let stop = (): void => undefined;

  function forget(): void {
    stop();
    last = undefined;
  }

  return {
    add(id, workspace) {
      forget();
      last = { id, workspace, at: clock() };
      stop = schedule.after(lifetime, forget);
    },
    take(id) {
      const draft = last;
      forget();
      if (draft?.id !== id || clock() - draft.at > lifetime) return undefined;
      return { workspace: asWorkspace(asTree(draft.workspace)), history: emptyHistory, notices: [] };
    },
    forget,
  };
}

// The messages about unsaved drafts, and about drafts that were saved again after the browser lost them.

/** Returns the warning about drafts with unsaved changes; null if there are none. */
export function unsavedInWords(unsaved: ReadonlyMap<string, Pick<DraftContent, 'workspace'>>): string | null {
  if (unsaved.size === 0) return null;
  const titles = [...unsaved.values()].map(({ workspace: { title } }) => `“${titleInWords(title)}”`).join(', ');
  return `The last changes to ${titles} could not be saved on this device and will be lost when you close this page. Open the draft and export it.`;
}

/** A draft that the browser had lost and that was saved again. */
interface RestoredDraft {
  readonly title: string | undefined;
  /** 'whole': saved by the tab that edited it; 'shown': saved from a read-only tab, without the undo history. */
  readonly what: 'whole' | 'shown';
  /** How many of its earlier versions are left; undefined if that could not be read. */
  readonly states: number | undefined;
  /** How many other drafts were lost. */
  readonly others: number;
}

/** Returns the message about a lost draft that was saved again. */
export function restoredInWords({ title, what, states, others }: RestoredDraft): string {
  const name = title === undefined || title === '' ? 'this draft' : `“${title}”`;
  return [
    'The browser deleted or lost data stored on this device.',
    what === 'whole'
      ? `All of ${name} was saved again, including its undo history.`
      : `${name} was saved again as this tab showed it, without its undo history. Check it.`,
    ...(states === undefined ? [] : [statesInWords(states)]),
    ...(others === 0 ? [] : ['Other drafts were lost. See the library for a list.']),
    'Export it to be safe.',
  ].join(' ');
}

/** The number of versions before the loss is unknown. */
function statesInWords(states: number): string {
  if (states === 0) return 'Its version history, if any, was lost.';
  return `${states === 1 ? '1 earlier version is' : `${String(states)} earlier versions are`} still available.`;
}

// Reports each draft that was opened unchecked, when its first check is done and this tab is the writer: other tabs
// report their own drafts.

export function watchFirstChecks(desk: DeskStore, listener: (draftId: string) => void): () => void {
  /** The open draft, if its first check is done and not reported yet. */
  let unreported: string | undefined;
  return desk.subscribe(({ draft, access }, { draft: before }) => {
    if (unreported !== draft?.id) unreported = undefined;
    if (draft && !draft.unchecked && before?.id === draft.id && before.unchecked) unreported = draft.id;
    if (unreported === undefined || access !== 'writing') return;
    const reported = unreported;
    unreported = undefined;
    listener(reported);
  });
}

// Makes this tab the writer of a stored draft without losing a late change of the previous writer.

/** How often to retry if a late change of another tab interferes. */
const attempts = 5;

/**
 * Takes a draft over from the tab that was writing it. Appends an empty change, which takes the next number of the
 * journal: a pending change of the other tab is either stored before it and read here, or rejected there and saved by
 * that tab as a new draft.
 */
async function claimDraft(drafts: Pick<DraftStore, 'load' | 'append'>, id: string): Promise<LoadedDraft | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const draft = await drafts.load(id);
    if (!draft) return undefined;
    try {
      await drafts.append(id, [{ patches: [], witness: witnessOf(draft.workspace, []) }], draft.record);
      return draft;
    } catch (error) {
      // If nothing can be written at all, editing continues, and the next change reports the error.
      if (!isDraftChanged(error) || attempt === attempts) return draft;
    }
  }
}

/**
 * The drafts on this device. Keeps the library’s list and the save state up to date with them. Deleted drafts are
 * stored with their history for 30 days.
 */
export interface DraftRepository extends Deleting {
  /** Saves a new draft and resolves to its ID. */
  add(workspace: Workspace): Promise<string>;
  duplicate(id: string): Promise<void>;
  rename(id: string, title: string): Promise<void>;
  /** Loads a draft for editing; undefined if it does not exist. Rejects if the storage cannot be read. */
  load(id: string): Promise<DraftContent | undefined>;
  /** Reads a draft without loading it for editing; undefined if it does not exist. */
  peek(id: string): Promise<DraftContent | undefined>;
  /**
   * Returns the stored drafts with all their versions, without changes that are only in memory. Rejects if the storage
   * cannot be opened.
   */
  store(): Promise<DraftStore>;
  /** Loads the stored draft for editing, so that a tab that loaded it before cannot append to it unnoticed. */
  claim(id: string): Promise<DraftContent | undefined>;
  /**
   * Saves a draft that the browser lost again, as it is shown here and without its undo history. Rejects with a message
   * for the user if the draft was deleted by a person or cannot be saved.
   */
  restoreLost(id: string, shown: Workspace): Promise<DraftContent>;
  /** Discards the unsaved copy of a draft in memory, because it is saved elsewhere now. */
  dropUnsaved(id: string): void;
  /** Must be called when a draft was opened on the desk. */
  noteOpened(id: string): void;
  /** Resolves when all changes of the open draft are saved, or are copied in memory because saving failed. */
  release(): Promise<void>;
  /** Stops reporting these lost drafts. */
  dismissLost(ids: readonly string[]): Promise<void>;
  /** Whether closing the page now would lose changes. */
  wouldLose(): boolean;
}

export interface DraftRepositoryParts {
  readonly desk: DeskStore;
  readonly library: LibraryStore;
  readonly openDrafts: () => Promise<DraftStore>;
  readonly newId: () => string;
  readonly clock: Clock;
  readonly onPageHidden: (flush: () => void) => () => void;
  /** The permanent deletions that are not finished. */
  readonly deleted: DeletedDrafts;
  /** Called for each permanently deleted draft, to delete its related data. */
  readonly onForgotten: (id: string) => Promise<void>;
  /** Asks the browser to make its storage persistent. Called once, at the first change. */
  readonly askToKeep?: () => void;
  readonly schedule?: Schedule;
}

/** Creates the repository and starts to save every change of the open draft. */
export function createDraftRepository({
  desk,
  library,
  newId,
  clock,
  ...parts
}: DraftRepositoryParts): DraftRepository {
  /** The latest content of drafts that could not be saved. They stay here when they are closed. */
  const unsaved: UnsavedDrafts = new Map();
  const opening = parts.openDrafts();
  const list = new DraftList({
    library,
    ready: opening,
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
      onVersionSkipped(error) {
        if (!isStorageError(error)) return false;
        library.setState({ news: `A version of the draft was not saved. ${error.message}` });
        return true;
      },
      onNews(news) {
        void refresh();
        if (news.kind === 'made-room') library.setState({ news: news.words });
      },
      notedFindings,
    }),
  );
  // A draft that opens unchecked gets its findings noted when its first check is done.
  watchFirstChecks(desk, (id) => {
    const findings = findingsOf(desk, id, notedFindings(id));
    void ready.then(({ drafts }) => drafts.noteFindings(id, findings)).catch(() => undefined);
  });

  function notedFindings(id: string): DraftSummary['findings'] {
    return list.record(id)?.findings;
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

  async function erase(id: string): Promise<void> {
    await change((drafts) => drafts.remove(id));
    unsaved.delete(id);
    (await ready).autosave.forget(id);
    await refresh();
    await parts.onForgotten(id);
  }

  return {
    async store() {
      const { drafts, recorder } = await ready;
      await recorder.flush();
      return drafts;
    },
    ...loadOperations({ ready, unsaved, list, newDrafts }),
    ...deletingMethods({ library, ready: opening, deleted: parts.deleted, relist: refresh, erase, clock }),
    dropUnsaved,
    async add(workspace) {
      const id = newId();
      const record = { id, ...summaryOf(workspace, clock()) };
      await (await ready).drafts.put(record, workspace);
      list.note(record);
      newDrafts.add(id, workspace);
      // Navigating to the draft does not wait for the list.
      void refresh();
      return id;
    },
    async restoreLost(id, shown) {
      const { drafts } = await ready;
      if (drafts.place.kind === 'memory') throw new DraftError('storage', drafts.place.why);
      const why = await drafts.missing(id);
      if (why && why.code !== 'lost') throw why;
      // Another tab may have saved it again in the meantime.
      const stored = why ? undefined : await claimDraft(drafts, id);
      if (stored) return stored;
      await drafts.put({ id, ...summaryOf(shown, clock(), findingsOf(desk, id, notedFindings(id))) }, shown);
      void announceRestored(drafts, id, 'shown');
      return { workspace: shown, history: emptyHistory, notices: [] };
    },
    duplicate: (id) =>
      change((drafts) => {
        const title = `${list.record(id)?.title || untitled} (copy)`;
        return drafts.duplicate(id, { id: newId(), title, changedAt: clock() });
      }),
    rename: (id, title) => change((drafts) => drafts.rename(id, title, clock())),
    noteOpened(id) {
      // If this fails, the next change notes it.
      void ready.then((saving) => noteOpened({ ...saving, desk, list, clock }, id)).catch(() => undefined);
    },
    async release() {
      const { drafts, autosave } = await ready;
      await autosave.flush();
      const { draft, save } = desk.getState();
      if (draft && save.kind === 'failed' && drafts.place.kind === 'device') unsaved.set(draft.id, draft);
    },
    dismissLost: (ids) => change((drafts) => drafts.dismissLost(ids)),
    wouldLose: () => unsaved.size > 0 || isUnsaved(desk.getState().save) || list.inMemory > 0,
  };
}

/** Whether the storage failed, and not the draft, which may have been deleted meanwhile. */
const isStorageError = (error: unknown): error is DraftError => error instanceof DraftError && error.code === 'storage';

type UnsavedDrafts = Map<string, Pick<DraftContent, 'workspace' | 'history'>>;

interface LoadParts {
  readonly ready: Promise<DraftSaving>;
  readonly unsaved: UnsavedDrafts;
  readonly list: DraftList;
  readonly newDrafts: NewDraftCache;
}

/** The methods that load a draft. */
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
      // Memory has only drafts created since the page loaded, so the draft may still be on the device.
      if (!draft && drafts.place.kind === 'memory') throw new DraftError('storage', drafts.place.why);
      if (draft) list.note(draft.record);
      // The library shows whether the draft was lost.
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

/** Notes the findings of an opened draft for the library, even if nothing was changed in it. */
async function noteOpened(
  { desk, list, clock, drafts, autosave, recorder }: NoteOpenedParts,
  id: string,
): Promise<void> {
  const { draft } = desk.getState();
  const record = list.record(id);
  recorder.noteOpened(id, record?.changedAt ?? clock());
  const state = autosave.stateOf(id);
  // Reopening a draft does not save its unsaved changes.
  if (draft?.id === id && state?.kind === 'failed') desk.actions.setSave(state);
  if (!record) return;
  const findings = findingsOf(desk, id, record.findings);
  // Until the draft is checked or changed, the noted findings are right.
  if (findings !== undefined && !isSameCounts(findings, record.findings)) await drafts.noteFindings(id, findings);
}

function isUnsaved({ kind }: AutosaveState): boolean {
  return kind === 'failed' || kind === 'memory';
}
