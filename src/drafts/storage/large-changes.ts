/** Splits a change that adds many megabytes of passages into parts, so that no single task has to store all of them. */
import type { StepMark } from '../../core/workspace/history.ts';
import type { Patch } from '../../core/workspace/patch.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { Casefile, Observation, Passage } from '../../core/casefile/types.generated.ts';
import { entryBetween, type JournalEntry } from './journal.ts';

/**
 * The maximum size of one part, in UTF-16 units of passages; a longer passage is a part of its own. Serialising, sealing
 * and storing this many takes 30 to 50 ms on a machine with two cores.
 */
export const unitsInAPart = 4_000_000;

/** The size of a passage without its text, in UTF-16 units: its ID and the two property names. */
const unitsBesideText = 110;

/** A change of a workspace. */
export interface Change {
  readonly after: Workspace;
  /** Its step in the history. */
  readonly step?: StepMark | undefined;
  /** Returns its patches. A change in parts does not need them. */
  readonly patches?: (() => readonly Patch[]) | undefined;
}

/**
 * Returns a change as journal entries: usually one, or none if nothing changed. A change
 * with more than `limit` UTF-16 units of new passages has several. The first has the step and everything except the new
 * passages, so that undo returns to the state before all of them. The others add the passages, in the casefile's order.
 */
export function entriesBetween(
  before: Workspace,
  { after, step, patches }: Change,
  limit = unitsInAPart,
): readonly JournalEntry[] {
  const states = statesBetween(before, after, limit);
  if (states.length === 0) {
    const entry = entryBetween(before, after, step, patches?.());
    return entry ? [entry] : [];
  }
  const entries: JournalEntry[] = [];
  let from = before;
  for (const to of [...states, after]) {
    const entry = entryBetween(from, to, entries.length === 0 ? step : undefined);
    if (entry) entries.push({ ...entry, isPart: true });
    from = to;
  }
  return entries;
}

/** Returns the intermediate workspaces, each with some more of the new passages; none if all fit in one part. */
function statesBetween(before: Workspace, after: Workspace, limit: number): readonly Workspace[] {
  const { casefile } = after;
  if (!casefile || casefile === before.casefile) return [];
  const added = newPassages(before.casefile, casefile);
  if (unitsOf(added) <= limit) return [];
  const missing = new Set(added);
  const states = [{ ...after, casefile: without(casefile, missing) }];
  for (const part of partsOf(added, limit).slice(0, -1)) {
    for (const passage of part) missing.delete(passage);
    states.push({ ...after, casefile: without(casefile, missing) });
  }
  return states;
}

/** Returns the passages that only the later casefile has. Skips lists that both casefiles share. */
function newPassages(before: Casefile | null, { observations }: Casefile): readonly Passage[] {
  const lists = new Set(before?.observations.map(({ passages }) => passages));
  const changed = observations.filter(({ passages }) => !lists.has(passages));
  if (changed.length === 0) return [];
  const known = new Set(before?.observations.flatMap(({ passages }) => passages));
  return changed.flatMap(({ passages }) => passages.filter((passage) => !known.has(passage)));
}

/** Returns the approximate size of passages with their IDs, in UTF-16 units. */
function unitsOf(passages: readonly Passage[]): number {
  return passages.reduce((units, { text }) => units + text.length + unitsBesideText, 0);
}

function partsOf(passages: readonly Passage[], limit: number): readonly (readonly Passage[])[] {
  const parts: Passage[][] = [];
  let units = Infinity;
  for (const passage of passages) {
    units += unitsOf([passage]);
    if (units <= limit) parts.at(-1)?.push(passage);
    else {
      parts.push([passage]);
      units = unitsOf([passage]);
    }
  }
  return parts;
}

/** Returns a casefile without some passages, and without observations that would be empty. Shares unchanged parts. */
function without(casefile: Casefile, missing: ReadonlySet<Passage>): Casefile {
  const observations = casefile.observations.flatMap((observation): Observation[] => {
    const passages = observation.passages.filter((passage) => !missing.has(passage));
    if (passages.length === observation.passages.length) return [observation];
    return passages.length === 0 ? [] : [{ ...observation, passages }];
  });
  return { ...casefile, observations };
}
