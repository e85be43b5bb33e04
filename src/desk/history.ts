/** Turns changes of the open draft into undo steps, and decides which changes are one step. */
import type { History, StepLabel, StepMark } from '../core/workspace/history.ts';
import { diffWorkspaces, type Patch } from '../core/workspace/patch.ts';
import { valueAt } from '../core/json/pointer.ts';
import { sameJson } from '../core/json/same-json.ts';
import { fingerprintPath } from '../core/workspace/casefile-edits.ts';
import { asTree } from '../core/workspace/workspace-tree.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { changedTextRange } from '../core/json/changed-range.ts';

export type { History, Step, StepLabel, StepMark } from '../core/workspace/history.ts';

/** A pause this long, in ms, starts a new step even in the same group. */
export const groupPause = 1500;

/** A change of the open draft. */
export interface DraftChange {
  readonly mark: StepMark;
  /** Returns the patches of the change, which are computed once, on first use. */
  readonly patches: () => readonly Patch[];
}

/**
 * Describes a change from `before` to `after`; see `changeOf`. `composedSince` is when the input method began the text
 * that it is composing, in ms since 1970; undefined if it composes none.
 */
export type ChangeOf = (
  history: History,
  before: Workspace,
  after: Workspace,
  made: StepLabel | 'undo' | 'redo',
  at: number,
  composedSince?: number,
) => DraftChange;

/**
 * Describes a change from `before` to `after`. An edit is a new step, or part of the last one: changes of one group in
 * quick succession are one step, such as a drag or a held arrow key; in text, a new word starts a new step (see
 * `typing.ts`). What an input method composes at once is one step, however long it takes. A step of which nothing is
 * left is removed.
 */
export const changeOf: ChangeOf = (history, before, after, made, at, composedSince) => {
  let computed: readonly Patch[] | undefined;
  const patches = () => (computed ??= diffWorkspaces(before, after));
  if (typeof made === 'string') return { mark: { kind: made }, patches };
  const last = history.past.at(-1);
  const joins =
    last !== undefined &&
    made.group !== undefined &&
    last.group === made.group &&
    history.future.length === 0 &&
    ((composedSince !== undefined && last.at >= composedSince) ||
      (at - last.at < groupPause && isSameWord(last.before, before, patches())));
  if (!joins) return { mark: { kind: 'do', ...made, at }, patches };
  const cancels = sameJson(last.before, after);
  return { mark: { kind: 'do', ...made, at, joins, ...(cancels ? { cancels } : {}) }, patches };
};

/** Whether a change continues the word typed since `start`; true for anything that is not text. */
function isSameWord(start: Workspace, before: Workspace, patches: readonly Patch[]): boolean {
  // The fingerprint changes with every edit of the casefile, so it does not count as a change.
  const [patch, ...others] = patches.filter(({ path }) => path !== fingerprintPath);
  if (patch?.op !== 'set' || others.length > 0) return true;
  const [first, old, fresh] = [textAt(start, patch.path), textAt(before, patch.path), patch.value];
  if (first === undefined || old === undefined || typeof fresh !== 'string') return true;
  return continuesTyping(first, old, fresh);
}

function textAt(workspace: Workspace, path: string): string | undefined {
  const value = valueAt(asTree(workspace), path);
  return typeof value === 'string' ? value : undefined;
}

/** The difference between two texts: `removed` UTF-16 units at `at` are replaced by `inserted`. */
interface Change {
  readonly at: number;
  readonly removed: number;
  readonly inserted: string;
}

/**
 * Whether a change of a text belongs to the same step as what was typed just before. `start` is the text before the
 * step, `before` and `after` are the texts around the change.
 *
 * What a person thinks of as one: a word with the space behind it, corrections within it included; a run of deletions;
 * a paste. A new step begins with the first letter of a new word, where the typing goes on in another place, where
 * deleting eats into what was there before the step, and where typing follows deleting.
 */
function continuesTyping(start: string, before: string, after: string): boolean {
  const own = changeBetween(start, before);
  const end = own.at + own.inserted.length;
  const next = changeNear(before, after, [end - Math.max(0, before.length - after.length), end]);
  if (next.at > end || next.at + next.removed < own.at) return false;
  if (own.inserted === '') return next.inserted === '';
  if (next.at < own.at || next.at + next.removed > end) return false;
  if (next.removed > 0) return true;
  const [last, first] = [before.slice(0, next.at), next.inserted];
  if (hasWordStart(own.inserted) || hasWordStart(first)) return false;
  // A space in front, behind words that stood there already, belongs to the first word that is typed.
  return !hasLetter.test(own.inserted) || !(endsWord.test(last) && startsWord.test(first));
}

const hasLetter = /[\p{L}\p{M}\p{N}_]/u;

const startsWord = /^[\p{L}\p{M}\p{N}_]/u;
const endsWord = /\s$/u;

/** Whether a text starts a second word. */
function hasWordStart(text: string): boolean {
  return /[\p{L}\p{M}\p{N}_][^\p{L}\p{M}\p{N}_]*\s[^\p{L}\p{M}\p{N}_]*[\p{L}\p{M}\p{N}_]/u.test(text);
}

/**
 * Returns the difference between two texts, at one of the given places if possible: a letter typed before or after an
 * identical letter gives the same text.
 */
function changeNear(before: string, after: string, places: readonly number[]): Change {
  const plain = changeBetween(before, after);
  const size = (change: Change): number => change.removed + change.inserted.length;
  const candidates = places.map((place) => changeBetween(before, after, place));
  return candidates.find((change) => size(change) === size(plain)) ?? plain;
}

/** Returns the difference between two texts, at `last` or before. */
function changeBetween(before: string, after: string, last = Infinity): Change {
  const { start, beforeEnd, afterEnd } = changedTextRange(before, after, last);
  return { at: start, removed: beforeEnd - start, inserted: after.slice(start, afterEnd) };
}
