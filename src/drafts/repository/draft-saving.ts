/** Connects the open draft to autosave and to the automatic saving of versions. */
import type { Level } from '../../core/rules/finding.ts';
import type { Clock, Schedule } from '../../platform/clock.ts';
import { startAutosave, type Autosave, type WorkspaceChange } from '../storage/autosave.ts';
import type { DraftNews, DraftStore } from '../storage/drafts.ts';
import { createVersionRecorder, type VersionRecorder } from '../storage/version-recorder.ts';
import { highestLevel } from '../../core/check/highest-level.ts';
import { countsWithout, findingsToComplete } from '../../core/check/missing.ts';
import type { DeskStore } from '../../store/desk-store.ts';

export interface DraftSavingParts {
  readonly desk: DeskStore;
  readonly drafts: DraftStore;
  readonly clock: Clock;
  readonly schedule: Schedule;
  readonly onPageHidden: (flush: () => void) => () => void;
  /** Asks the browser to make its storage persistent. Called once, at the first change. */
  readonly askToKeep: (() => void) | undefined;
  /** Called when all changes of a draft are saved, so that its copy in memory can be dropped. */
  readonly onSaved: (id: string) => void;
  /** Called when a draft that the browser had lost was saved again. */
  readonly onRestored: (id: string) => void;
  /** Called when an automatic version could not be saved, once until one is saved again. */
  readonly onVersionSkipped: (error: unknown) => void;
  readonly onNews: (news: DraftNews) => void;
  /** Returns the highest level noted for a draft; null if there is none. */
  readonly recordedWorst: (id: string) => Level | null;
}

/** The parts that save a draft and its versions. */
export interface DraftSaving {
  readonly drafts: DraftStore;
  readonly autosave: Autosave;
  readonly recorder: VersionRecorder;
}

/** Starts to save every change of the open draft, and keeps the save state up to date. */
export function startSaving({ desk, drafts, clock, schedule, ...parts }: DraftSavingParts): DraftSaving {
  const recorder = createVersionRecorder({
    keep: (...state) => drafts.keepState(...state),
    onSkipped: parts.onVersionSkipped,
    clock,
    schedule,
  });
  const askOnce = callOnce(parts.askToKeep);
  const autosave = startAutosave({
    drafts,
    clock,
    schedule,
    onPageHidden: parts.onPageHidden,
    subscribe: (listener) =>
      watchWork(desk, (change) => {
        recorder.noteChange(change);
        listener(change);
        askOnce();
      }),
    onState(state, id) {
      if (desk.getState().draft?.id === id) desk.actions.setSave(state);
      if (state.kind === 'saved') parts.onSaved(id);
    },
    worst: (id) => highestLevelOf(desk, id, parts.recordedWorst(id)),
    onRestored: parts.onRestored,
  });
  drafts.listen((news) => {
    const { draft, access } = desk.getState();
    const state = draft && autosave.stateOf(draft.id);
    if (state) desk.actions.setSave(state);
    // There may be no further change: save cleared data again before the page closes.
    if (news.kind === 'cut-off' && draft && access === 'writing') void autosave.ensureStored(draft);
    parts.onNews(news);
  });
  return { drafts, autosave, recorder };
}

/**
 * Returns the highest level of a draft’s findings, or `noted` if the draft is not open or its check has not finished.
 * Null for none, or if a draft started here only lacks something.
 */
export function highestLevelOf(desk: DeskStore, id: string, noted: Level | null): Level | null {
  const { draft } = desk.getState();
  if (draft?.id !== id || draft.unchecked) return noted;
  return highestLevel(countsWithout(draft.check, findingsToComplete(draft.workspace, draft.check)));
}

/** Reports every change of the open draft with its step in the history. Opening a draft is not a change. */
function watchWork(desk: DeskStore, listener: (change: WorkspaceChange) => void): () => void {
  return desk.subscribe(({ draft, access }, { draft: before, access: accessBefore }) => {
    // Changes from another tab are already saved.
    if (access === 'following' || accessBefore === 'following') return;
    if (!draft || draft.id !== before?.id || draft.workspace === before.workspace) return;
    const { id, workspace, history, change } = draft;
    const { mark: step, patches } = change ?? {};
    listener({ draftId: id, before: before.workspace, after: workspace, step, patches, history });
  });
}

function callOnce(work: (() => void) | undefined): () => void {
  let done = false;
  return () => {
    if (!done) work?.();
    done = true;
  };
}
