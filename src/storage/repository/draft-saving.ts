/** Connects the open draft to autosave and to the automatic saving of versions. */
import type { Clock, Schedule } from '../../platform/clock.ts';
import { startAutosave, type Autosave, type WorkspaceChange } from '../database/autosave.ts';
import { findingCounts } from '../../core/check/levels.ts';
import type { DraftNews, DraftStore, DraftSummary } from '../database/drafts.ts';
import type { DeskStore } from '../../desk/desk-store.ts';
import type { StepMark } from '../../core/workspace/history.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../../core/json/json.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { ListName } from '../../core/assessment/view.ts';

// Decides when and why a version of the open draft is saved automatically.

/** Saves versions of the open draft automatically. */
interface VersionRecorder {
  /** Must be called when a draft is opened. `changedAt` is its last change, in ms since 1970. */
  noteOpened(id: string, changedAt: number): void;
  noteChange(change: WorkspaceChange): void;
  /** Writes the versions that wait for an idle page, so that a list of versions is complete. Never rejects. */
  flush(): Promise<void>;
}

/** After a pause this long, in ms, the version before the next change is saved. */
export const longPause = 30 * 60_000;

/** How often a version is saved during editing, in ms. */
export const recordInterval = 10 * 60_000;

/** A version is saved before this many entries change at once. */
const manyEntries = 3;

interface VersionRecorderParts {
  readonly keep: (id: string, workspace: Workspace, reason: string, at: number) => Promise<void>;
  /** Called when a version is skipped. Once it returns true, it is called again only after a version was saved. */
  readonly onSkipped: (error: unknown) => boolean;
  readonly clock: Clock;
  readonly schedule: Schedule;
}

/**
 * Creates the recorder. Versions are written when the page is idle; until then the journal and undo have them. Versions
 * that cannot be written are skipped.
 */
export function createVersionRecorder({ keep, onSkipped, clock, schedule }: VersionRecorderParts): VersionRecorder {
  /** For each draft: when a version was last saved or the draft was opened, and its last change before that. */
  const drafts = new Map<string, { since: number; changedAt: number | undefined }>();
  /** Writes one waiting version each. */
  const waiting = new Set<() => Promise<void>>();
  let wasTold = false;

  async function save(...version: Parameters<typeof keep>): Promise<void> {
    try {
      await keep(...version);
      wasTold = false;
    } catch (error) {
      wasTold ||= onSkipped(error);
    }
  }

  function recordLater(id: string, workspace: Workspace, reason: string, at: number): void {
    let written: Promise<void> | undefined;
    const write = (): Promise<void> =>
      (written ??= save(id, workspace, reason, at).finally(() => waiting.delete(write)));
    waiting.add(write);
    schedule.whenIdle(() => void write());
  }

  return {
    noteOpened(id, changedAt) {
      drafts.set(id, { since: clock(), changedAt });
    },
    noteChange({ draftId: id, before, after, step }) {
      const now = clock();
      const draft = drafts.get(id) ?? { since: now, changedAt: undefined };
      drafts.set(id, draft);
      const { changedAt } = draft;
      draft.changedAt = undefined;
      const reason = reasonFor(before, after, step);
      if (reason !== undefined) recordLater(id, before, reason, now);
      else if (changedAt !== undefined && now - changedAt > longPause) {
        recordLater(id, before, 'before you continued', changedAt);
      } else if (now - draft.since > recordInterval) recordLater(id, before, 'while working', now);
      else return;
      draft.since = now;
    },
    async flush() {
      await Promise.all([...waiting].map((write) => write()));
    },
  };
}

/** Returns the reason to save the version before a change, shown after its time; undefined if there is none. */
export function reasonFor(before: Workspace, after: Workspace, step: StepMark | undefined): string | undefined {
  if (step?.kind !== 'do' || step.joins) return undefined;
  return step.keepBefore || isDrastic(before, after) ? `before ${doing(step.label)}` : undefined;
}

const lists: readonly ListName[] = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'];

/** Whether a change removes something, changes many entries at once, or replaces the casefile. */
function isDrastic(before: Workspace, after: Workspace): boolean {
  return (
    lists.some((list) => isListDrastic(before.assessment, after.assessment, list)) || isCasefileDrastic(before, after)
  );
}

function isListDrastic(before: JsonObject, after: JsonObject, list: ListName): boolean {
  const [old, current] = [before[list], after[list]];
  if (old === current || !isJsonArray(old)) return false;
  if (!isJsonArray(current) || current.length < old.length) return true;
  const previous = new Set<JsonValue>(old);
  return old.length === current.length && current.filter((entry) => !previous.has(entry)).length >= manyEntries;
}

function isCasefileDrastic({ casefile: before }: Workspace, { casefile: after }: Workspace): boolean {
  if (before === after) return false;
  if (!before || !after) return true;
  const passages = ({ observations }: typeof before): number =>
    observations.reduce((count, observation) => count + observation.passages.length, 0);
  return (
    after.observations.length < before.observations.length ||
    after.actors.length < before.actors.length ||
    passages(after) < passages(before) ||
    (before.observations.length > 1 && !after.observations.some((one) => before.observations.includes(one)))
  );
}

/** Turns a step’s label into a gerund: “delete C-014” becomes “deleting C-014”. */
function doing(label: string): string {
  const [first = '', ...rest] = label.split(' ');
  const gerund = gerunds[first];
  return gerund === undefined ? `“${label}”` : [gerund, ...rest].join(' ');
}

const gerunds: Readonly<Record<string, string>> = {
  add: 'adding',
  attach: 'attaching',
  bring: 'bringing',
  change: 'changing',
  clear: 'clearing',
  delete: 'deleting',
  edit: 'editing',
  go: 'going',
  import: 'importing',
  merge: 'merging',
  move: 'moving',
  paste: 'pasting',
  remove: 'removing',
  rename: 'renaming',
  replace: 'replacing',
  restore: 'restoring',
  return: 'returning',
  set: 'setting',
  start: 'starting',
  take: 'taking',
  typing: 'typing',
};

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
  /** Called when an automatic version could not be saved. Returns true if it told the person, who is told once. */
  readonly onVersionSkipped: (error: unknown) => boolean;
  readonly onNews: (news: DraftNews) => void;
  /** Returns the findings noted for a draft. */
  readonly notedFindings: (id: string) => DraftSummary['findings'];
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
    findings: (id) => findingsOf(desk, id, parts.notedFindings(id)),
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
 * Returns the findings of a draft for the library, or `noted` if the draft is not open. Undefined if it is not checked:
 * the noted findings can be those before a change.
 */
export function findingsOf(desk: DeskStore, id: string, noted: DraftSummary['findings']): DraftSummary['findings'] {
  const { draft } = desk.getState();
  if (draft?.id !== id) return noted;
  if (draft.workspace.blind) return null;
  return draft.unchecked ? undefined : findingCounts(draft.workspace, draft.check);
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
