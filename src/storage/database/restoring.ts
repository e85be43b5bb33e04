/** Rebuilds a draft from its stored copies, changes and versions, with the least loss if some are damaged. */
import type { History } from '../../core/workspace/history.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { readCopy, type ReadCopy } from './draft-records.ts';
import { DraftError } from './drafts.ts';
import { replay, type LostChange, type Replay } from './journal.ts';

/** A stored value with the number from its key. */
export interface Numbered {
  readonly sequence: number;
  readonly value: unknown;
}

/** An earlier version of the draft, with its time. */
export interface StoredState extends Numbered {
  readonly at: number;
}

/** The stored data of a draft. */
export interface StoredDraft {
  readonly id: string;
  readonly title: string;
  /** The number of the last change according to the summary; undefined if it does not say. */
  readonly last: number | undefined;
  /** Newest first. */
  readonly copies: readonly Numbered[];
  /** In ascending order. */
  readonly journal: readonly unknown[];
  /** Newest first. */
  readonly states: readonly StoredState[];
}

/** A record that could not be used, with a description. */
export interface Damage {
  readonly name: string;
  readonly what: string;
  /** Undefined if the record is missing. */
  readonly record: unknown;
}

/** A draft rebuilt from stored data. */
export interface Restored {
  readonly workspace: Workspace;
  readonly history: History;
  /** The number of the last change. */
  readonly last: number;
  /** The number of the copy that it was built from; -1 for none. */
  readonly base: number;
  readonly damage: readonly Damage[];
  /** Sentences about lost data; empty if everything was read. */
  readonly notices: readonly string[];
}

/** A starting point for a draft: a copy or an earlier version, with the changes after it. */
interface Start {
  readonly source: Numbered | StoredState;
  readonly read: ReadCopy;
  readonly replayed: Replay;
  readonly words: string;
}

/**
 * Rebuilds a draft from stored data. Starts from the newest copy, or, if that is damaged, from what loses least: the
 * older copy with all changes since, the readable part of the newest copy, or an earlier version. Undefined if nothing
 * can be recovered.
 */
export function restoreDraft(stored: StoredDraft): Restored | undefined {
  const [newest, ...older] = stored.copies.map((copy) => startAt(copy, stored, ''));
  if (newest?.read.state === 'whole') return restoredDraft(newest, stored);
  const complete = older.find((start) => start?.read.state === 'whole' && start.replayed.lost.length === 0);
  const begin = complete ?? readable(newest) ?? older.map(readable).find(Boolean) ?? stateIn(stored) ?? newest;
  return begin && restoredDraft(begin, stored);
}

function startAt(source: Numbered | StoredState, { id, journal, last }: StoredDraft, words: string): Start | undefined {
  const read = readCopy(source.value, {
    draft: id,
    ...('at' in source ? { at: source.at } : { sequence: source.sequence }),
  });
  if (!read) return undefined;
  const replayed = replay(read.workspace, source.sequence, journal, read.history);
  return { source, read, replayed: withMissingEnd(replayed, source.sequence, { journal, last }), words };
}

/**
 * Adds the changes that are missing at the end of the journal. It always has a record: an empty one has lost all
 * changes since the copy, even if the summary does not say how many.
 */
function withMissingEnd(
  replayed: Replay,
  since: number,
  { journal, last = journal.length === 0 ? since + 1 : since }: Pick<StoredDraft, 'journal' | 'last'>,
): Replay {
  const count = last - replayed.last;
  if (count <= 0) return replayed;
  return { ...replayed, lost: [...replayed.lost, { sequence: replayed.last + 1, count, record: undefined }], last };
}

function readable(start: Start | undefined): Start | undefined {
  return start?.read.state === 'part' ? undefined : start;
}

function stateIn(stored: StoredDraft): Start | undefined {
  for (const state of stored.states) {
    const start = readable(startAt(state, stored, 'an earlier version'));
    if (start) return start;
  }
  return undefined;
}

function restoredDraft({ source, read, replayed, words }: Start, { title, copies }: StoredDraft): Restored {
  const { workspace, history, lost, last } = replayed;
  const isCopy = words === '';
  const passedOver = copies.filter(({ sequence }) => sequence > source.sequence || !isCopy);
  const damage = [
    ...passedOver.map(({ sequence, value }) => damagedCopy(title, sequence, value)),
    ...(read.state === 'whole' ? [] : [damagedCopy(title, source.sequence, source.value)]),
    ...lost.map((change) => damagedChange(title, change)),
    ...(read.historyDamaged ? [damagedHistory(title, source.sequence, source.value)] : []),
  ];
  const notices = [
    baseNotice(title, read, isCopy ? undefined : (source as StoredState)),
    lostNotice(
      title,
      lost.reduce((sum, { count }) => sum + count, 0),
    ),
    read.historyDamaged ? `The undo history of “${title}” could not be read. Your work is complete.` : undefined,
  ].filter((notice) => notice !== undefined);
  return { workspace, history, last, base: isCopy ? source.sequence : -1, damage, notices };
}

function baseNotice(title: string, { state }: ReadCopy, earlier: StoredState | undefined): string | undefined {
  if (earlier) {
    const when = new Date(earlier.at).toLocaleString();
    return `“${title}” was damaged in storage. It was restored from ${when}, with as many later changes as possible. Check it. You can download the damaged data.`;
  }
  if (state === 'altered') {
    return `The stored data of “${title}” was modified outside Assessment Desk. Check it, and compare it with an earlier version.`;
  }
  if (state === 'part') {
    return `“${title}” was damaged in storage, and only part of it could be read. Check it. You can download the damaged data.`;
  }
  return undefined;
}

function lostNotice(title: string, count: number): string | undefined {
  if (count === 0) return undefined;
  const changes = count === 1 ? '1 change' : `${count} changes`;
  return `${changes} to “${title}” could not be read and ${count === 1 ? 'was' : 'were'} skipped. Everything else is here. Check the draft.`;
}

function damagedCopy(title: string, sequence: number, record: unknown): Damage {
  return { name: `copy ${sequence}`, what: `A saved copy of “${title}” could not be read completely.`, record };
}

function damagedHistory(title: string, sequence: number, record: unknown): Damage {
  return { name: `history ${sequence}`, what: `The undo history of “${title}” could not be read.`, record };
}

function damagedChange(title: string, { sequence, count, record }: LostChange): Damage {
  if (count > 1) {
    const what = `Changes ${sequence} to ${sequence + count - 1} of “${title}” are missing.`;
    return { name: `change ${sequence}`, what, record };
  }
  const places = record === undefined ? '' : placesOf(record);
  const what = record === undefined ? 'is missing' : 'could not be read or applied';
  return { name: `change ${sequence}`, what: `Change ${sequence} to “${title}”${places} ${what}.`, record };
}

/** Describes where a change was made, if its record still has the paths: “, at /assessment/claims/0/proposition,”. */
function placesOf(record: unknown): string {
  const patches = (record as { patches?: unknown } | null)?.patches;
  if (!Array.isArray(patches)) return '';
  const paths = patches.map((patch) => (patch as { path?: unknown } | null)?.path);
  const known = [...new Set(paths)].filter((path) => typeof path === 'string' && path !== '');
  return known.length === 0 ? '' : `, at ${known.slice(0, 3).join(' and ')},`;
}

/** Returns the error for a draft that cannot be recovered. */
export function unreadableError(title: string, why: string): DraftError {
  return new DraftError(
    'unreadable',
    `Could not read “${title}”: ${why}. The stored data was not changed. You can download the raw data.`,
  );
}
