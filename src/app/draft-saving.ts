import type { Level } from '../core/rules/finding.ts';
import type { Clock } from '../services/clock.ts';
import { startAutosave, type Autosave, type WorkspaceChange } from '../services/drafts/autosave.ts';
import type { DraftNews, DraftStore } from '../services/drafts/drafts.ts';
import { createVersionRecorder, type VersionRecorder } from '../services/drafts/version-recorder.ts';
import type { Schedule } from '../services/schedule.ts';
import { worstLevel } from '../store/commands.ts';
import type { DeskStore } from '../store/desk-store.ts';

export interface DraftSavingParts {
  readonly desk: DeskStore;
  readonly drafts: DraftStore;
  readonly clock: Clock;
  readonly schedule: Schedule;
  readonly onPageHidden: (flush: () => void) => () => void;
  /** Asks the browser to keep its storage: once, when there is work to keep. */
  readonly askToKeep: (() => void) | undefined;
  /** Every change of a draft is kept: it need not be held back any more. */
  readonly onSaved: (id: string) => void;
  /** A draft that the device had lost is there again. */
  readonly onRestored: (id: string) => void;
  readonly onNews: (news: DraftNews) => void;
  /** The worst level that is noted of a draft; null where none is. */
  readonly recordedWorst: (id: string) => Level | null;
}

/** What keeps a draft, and its earlier states. */
export interface DraftSaving {
  readonly drafts: DraftStore;
  readonly autosave: Autosave;
  readonly recorder: VersionRecorder;
}

/** Starts to keep every change of the open draft, and keeps the save state true to it. */
export function startSaving({ desk, drafts, clock, schedule, ...parts }: DraftSavingParts): DraftSaving {
  const recorder = createVersionRecorder({ keep: (...state) => drafts.keepState(...state), clock, schedule });
  const askOnce = once(parts.askToKeep);
  const autosave = startAutosave({
    drafts,
    clock,
    schedule,
    onPageHidden: parts.onPageHidden,
    subscribe: (listener) =>
      watchWork(desk, (change) => {
        recorder.changed(change);
        listener(change);
        askOnce();
      }),
    onState(state, id) {
      if (desk.getState().draft?.id === id) desk.actions.setSave(state);
      if (state.kind === 'saved') parts.onSaved(id);
    },
    worst: (id) => worstOf(desk, id, parts.recordedWorst(id)),
    onRestored: parts.onRestored,
  });
  drafts.listen((news) => {
    const { draft, access } = desk.getState();
    const state = draft && autosave.stateOf(draft.id);
    if (state) desk.actions.setSave(state);
    // Nobody may type another word: what was cleared is kept again before the page goes.
    if (news.kind === 'cut-off' && draft && access === 'writing') void autosave.ensureStored(draft);
    parts.onNews(news);
  });
  return { drafts, autosave, recorder };
}

/** The worst finding of a draft; what is noted of it where it is not open, or not checked yet. Null for none. */
export function worstOf(desk: DeskStore, id: string, noted: Level | null): Level | null {
  const { draft } = desk.getState();
  return draft?.id === id && !draft.unchecked ? worstLevel(draft.check.counts) : noted;
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

function once(work: (() => void) | undefined): () => void {
  let done = false;
  return () => {
    if (!done) work?.();
    done = true;
  };
}
