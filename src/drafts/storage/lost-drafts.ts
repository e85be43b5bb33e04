/** Finds drafts that the browser lost, by marks outside the database, and restores a draft from its note. */
import type { DraftTransaction, Transactions } from './draft-database.ts';
import { readRecord } from './draft-records.ts';
import {
  draftDeleted,
  draftLost,
  type DraftError,
  type DraftRecord,
  type LostDraft,
  type WholeDraft,
} from './drafts.ts';
import { isThere } from './stored-drafts.ts';
import type { UnsavedNotes } from './unsaved-notes.ts';

/**
 * Records outside the database which drafts should be on this device. A browser clears a database when space is low, or
 * replaces a damaged one with an empty one, without notice: only these marks show that drafts were lost. Clearing all
 * site data clears the marks too. Nothing here throws: if the browser cannot store marks, losses are not detected.
 */
export interface DraftMarks {
  /** Returns the titles of the drafts that should be here, by ID. */
  all(): ReadonlyMap<string, string>;
  mark(id: string, title: string): void;
  unmark(id: string): void;
  /** Stops reporting a lost draft, although it was not deleted. */
  passOver(id: string): void;
  /** Whether a lost draft is no longer reported and has not been stored again. */
  isPassedOver(id: string): boolean;
  /**
   * Returns the ID of this set of marks. A different ID means that the marks were cleared. Undefined without storage.
   */
  name(): string | undefined;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Creates marks in `localStorage`, each under its own key, so that tabs never overwrite each other’s. `database` is the
 * name of the database, which has its own marks.
 */
export function createDraftMarks(database: string, place: () => Place = () => localStorage): DraftMarks {
  const prefix = `${database}.here.`;
  const dismissedPrefix = `${database}.passed-over.`;
  const nameKey = `${database}.marks`;
  const safely = <Result>(work: (storage: Place) => Result, otherwise: Result): Result => {
    try {
      return work(place());
    } catch {
      return otherwise;
    }
  };
  return {
    all: () =>
      safely((storage) => {
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
        const own = keys.filter((key) => key.startsWith(prefix));
        return new Map(own.map((key) => [key.slice(prefix.length), storage.getItem(key) ?? '']));
      }, new Map<string, string>()),
    mark: (id, title) =>
      safely((storage) => {
        if (storage.getItem(prefix + id) === title) return;
        storage.setItem(prefix + id, title);
        storage.removeItem(dismissedPrefix + id);
      }, undefined),
    unmark: (id) =>
      safely((storage) => {
        storage.removeItem(prefix + id);
        storage.removeItem(dismissedPrefix + id);
      }, undefined),
    passOver: (id) =>
      safely((storage) => {
        storage.setItem(dismissedPrefix + id, '');
        storage.removeItem(prefix + id);
      }, undefined),
    isPassedOver: (id) => safely((storage) => storage.getItem(dismissedPrefix + id) !== null, false),
    name: () =>
      safely((storage) => {
        const existing = storage.getItem(nameKey);
        if (existing !== null) return existing;
        const created = crypto.randomUUID();
        storage.setItem(nameKey, created);
        return created;
      }, undefined),
  };
}

// Saves a lost draft again from the complete note that its page wrote when it closed.

/** Stores a draft if `isWanted` agrees within the same transaction. Resolves to whether it was stored. */
export type PutIf = (
  draft: WholeDraft,
  isWanted: (transaction: DraftTransaction<'readwrite'>) => Promise<boolean>,
) => Promise<boolean>;

interface RestoreNotedDraftParts {
  readonly notes: UnsavedNotes;
  readonly lost: Pick<LostDrafts, 'why'>;
  readonly putIf: PutIf;
  /** Whether only this tab may write the draft; otherwise another tab may be about to save it itself. */
  readonly alone: boolean;
}

/**
 * Restores a draft that was noted completely when its page closed, because the browser had lost it. If the draft exists
 * after all, the note is used only by the only writer, and only if the draft has not changed since. If the draft was
 * deleted by a person, the note is discarded. Resolves to whether the draft was restored, or to the error; then the
 * note stays.
 */
export async function restoreNotedDraft(parts: RestoreNotedDraftParts, id: string): Promise<boolean | Error> {
  const { notes, lost, putIf, alone } = parts;
  const noted = notes.readWhole(id);
  if (!noted) return false;
  let isHere = true;
  try {
    const isStored = await putIf(noted, async (transaction) => {
      isHere = await isThere(transaction, id);
      if (!isHere) return lost.why(id).code === 'lost';
      const line = await transaction.objectStore('summaries').get(id);
      return alone && (readRecord(line)?.changedAt ?? -Infinity) <= noted.record.changedAt;
    });
    if (!isStored && !isHere) notes.clear(id);
    return isStored;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Distinguishes drafts that the browser lost from deleted ones. */
export interface LostDrafts {
  /** Records that these drafts exist. Of deleted ones, nothing can be lost. */
  recordListed(records: readonly DraftRecord[]): void;
  /** Returns the IDs of drafts that should exist but were not listed. */
  listUnlisted(): readonly string[];
  /** Returns the drafts that should exist but do not. */
  find(): Promise<readonly LostDraft[]>;
  /** Returns why a missing draft does not exist. */
  why(id: string): DraftError;
}

/** Finds drafts that are marked but not in the database. */
export function createLostDrafts(transactions: Transactions, marks: DraftMarks): LostDrafts {
  /** The ID of the marks at the start. A different one means that the marks were cleared too. */
  const name = marks.name();
  let listedIds: ReadonlySet<string> = new Set();

  return {
    recordListed(records) {
      for (const { id, title, deletedAt } of records) if (deletedAt === undefined) marks.mark(id, title);
      listedIds = new Set(records.map(({ id }) => id));
    },
    listUnlisted: () => [...marks.all().keys()].filter((id) => !listedIds.has(id)),
    async find() {
      const missing = [...marks.all()].filter(([id]) => !listedIds.has(id));
      if (missing.length === 0) return [];
      const present = await transactions.read((transaction) =>
        Promise.all(missing.map(([id]) => isThere(transaction, id))),
      );
      // Another tab may have deleted one during the query.
      const marked = marks.all();
      return missing.filter(([id], index) => !present[index] && marked.has(id)).map(([id, title]) => ({ id, title }));
    },
    why(id) {
      const isSure = name !== undefined && name === marks.name();
      const wasDeleted = isSure && !marks.all().has(id) && !marks.isPassedOver(id);
      return wasDeleted ? draftDeleted() : draftLost();
    },
  };
}
