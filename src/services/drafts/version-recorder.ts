import type { StepMark } from '../../core/assessment/history.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../../core/assessment/json.ts';
import type { ListName, Workspace } from '../../core/assessment/workspace.ts';
import type { Clock } from '../clock.ts';
import type { Schedule } from '../schedule.ts';
import type { WorkspaceChange } from './autosave.ts';

/** Keeps states of the open draft by themselves, before they would be missed. */
export interface VersionRecorder {
  /** A draft was opened that was last changed at `changedAt`, in ms since 1970. */
  opened(id: string, changedAt: number): void;
  changed(change: WorkspaceChange): void;
}

/** A draft that is opened after a pause this long, in ms, has the state of before the pause kept. */
export const longPause = 30 * 60_000;

/** A state is kept about this often, in ms, while work goes on. */
export const recordInterval = 10 * 60_000;

/** This many entries changed at once are worth a state. */
const manyEntries = 3;

export interface VersionRecorderParts {
  readonly keep: (id: string, workspace: Workspace, reason: string, at: number) => Promise<void>;
  readonly clock: Clock;
  readonly schedule: Schedule;
}

/**
 * Makes the keeper. States are written when nothing else is to be done: until then the journal and undo have them. One
 * that cannot be written is left out.
 */
export function createVersionRecorder({ keep, clock, schedule }: VersionRecorderParts): VersionRecorder {
  /** When a state of a draft was last kept, or the draft was opened; and when it was last changed before that. */
  const drafts = new Map<string, { since: number; changedAt: number | undefined }>();

  function recordLater(id: string, workspace: Workspace, reason: string, at: number): void {
    schedule.whenIdle(() => void keep(id, workspace, reason, at).catch(() => undefined));
  }

  return {
    opened(id, changedAt) {
      drafts.set(id, { since: clock(), changedAt });
    },
    changed({ draftId: id, before, after, step }) {
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
  };
}

/** Why the state before a change is worth keeping, to follow its time; undefined where it is not. */
export function reasonFor(before: Workspace, after: Workspace, step: StepMark | undefined): string | undefined {
  if (step?.kind !== 'do' || step.joins) return undefined;
  return step.keepBefore || isDrastic(before, after) ? `before ${doing(step.label)}` : undefined;
}

const lists: readonly ListName[] = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'];

/** Whether a change takes something away, changes many entries at once, or brings another casefile. */
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

/** A step's label as what was being done: “delete C-014” is “deleting C-014”. */
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
