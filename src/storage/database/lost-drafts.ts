/** What `localStorage` notes of drafts: changes that the database may not have, and drafts that the browser lost. */
import type { DraftTransaction, Transactions } from './draft-database.ts';
import { readRecord, readCopy, storedCopy } from './draft-records.ts';
import {
  draftDeleted,
  draftLost,
  type DraftError,
  type DraftRecord,
  type LostDraft,
  type WholeDraft,
} from './drafts.ts';
import { isThere } from './stored-drafts.ts';
import { emptyHistory, type History } from '../../core/workspace/history.ts';
import { ownText } from '../../core/json/own.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/json/json.ts';
import { readChange, type JournalRecord } from './journal.ts';

// Notes in `localStorage` of changes and drafts that the database may not have, for when the page closes.

/**
 * Notes changes that were still pending when the page closed, and complete drafts that the database had lost. A browser
 * may drop an unfinished transaction when the page closes, so they are written to synchronous storage and restored when
 * the draft is opened again. Nothing here throws: if the browser refuses, there are no notes.
 */
export interface UnsavedNotes {
  /** Notes all pending changes of a draft synchronously. */
  write(id: string, records: readonly JournalRecord[]): void;
  /** Reads the noted changes; empty if there are none, or if they cannot be read. */
  read(id: string): readonly JournalRecord[];
  /** Notes a complete draft synchronously; without its undo history if there is not enough space. */
  writeWhole(draft: WholeDraft): void;
  /** Reads a noted complete draft; undefined if there is none, or if it is damaged. */
  readWhole(id: string): WholeDraft | undefined;
  /** Deletes all notes of a draft. */
  clear(id: string): void;
}

/** A record with a number; everything else is validated when it is replayed. */
type Numbered = Pick<JournalRecord, 'sequence'> & Partial<JournalRecord>;

type NotePlace = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Creates notes in `localStorage`. `name` is the database’s, which has its own notes. */
export function createUnsavedNotes(name: string, place: () => NotePlace = () => localStorage): UnsavedNotes {
  const keyOf = (id: string): string => `${name}.unkept.${id}`;
  const wholeKeyOf = (id: string): string => `${name}.whole.${id}`;
  const safely = <Result>(work: () => Result, otherwise: Result): Result => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    write: (id, records) => safely(() => place().setItem(keyOf(id), JSON.stringify(records)), undefined),
    read: (id) =>
      safely(() => {
        const value = JSON.parse(place().getItem(keyOf(id)) ?? '[]') as JsonValue;
        return isJsonArray(value) && value.every(isRecord) ? (value as unknown as JournalRecord[]) : [];
      }, []),
    writeWhole({ record, workspace, history }) {
      const write = (steps: History) => (): boolean => {
        const copy = storedCopy(record.id, 0, workspace, steps);
        place().setItem(wholeKeyOf(record.id), JSON.stringify({ record, copy }));
        return true;
      };
      if (safely(write(history), false) || safely(write(emptyHistory), false)) return;
      // Remove an older note, which would otherwise count as the latest.
      safely(() => place().removeItem(wholeKeyOf(record.id)), undefined);
    },
    readWhole: (id) =>
      safely(() => {
        const value = JSON.parse(place().getItem(wholeKeyOf(id)) ?? 'null') as JsonValue;
        return isJsonObject(value) ? wholeOf(value) : undefined;
      }, undefined),
    clear: (id) =>
      safely(() => {
        place().removeItem(keyOf(id));
        place().removeItem(wholeKeyOf(id));
      }, undefined),
  };
}

/**
 * Returns the noted records that the journal does not have. None if the two disagree about a change: then another tab
 * has continued from the stored draft, and its changes count.
 */
export function missingRecords(
  journal: readonly unknown[],
  since: number,
  noted: readonly JournalRecord[],
): readonly JournalRecord[] {
  if (noted.length === 0) return [];
  const highest = noted.reduce((most, { sequence }) => Math.max(most, sequence), since);
  // The number of a damaged record may be damaged too.
  const counting = journal.filter(isRecord).filter((record) => record.sequence <= highest || readChange(record));
  const known = new Map(counting.map((record) => [record.sequence, record]));
  const last = counting.reduce((most, { sequence }) => Math.max(most, sequence), since);
  const missing = noted.filter(({ sequence }) => sequence > last);
  const agrees = noted.every((record) => record.sequence > last || isSame(record, known.get(record.sequence)));
  const follows = missing.every(({ sequence }, index) => sequence === last + 1 + index);
  return agrees && follows ? missing : [];
}

function wholeOf(value: JsonObject): WholeDraft | undefined {
  const [record, copy] = [
    readRecord(value['record']),
    readCopy(value['copy'], { draft: ownText(value['record'], 'id') ?? '', sequence: 0 }),
  ];
  if (!record || copy?.state !== 'whole') return undefined;
  return { record, workspace: copy.workspace, history: copy.history };
}

function isRecord(value: unknown): value is Numbered {
  return isJsonObject(value) && Number.isSafeInteger(value['sequence']);
}

function isSame({ patches, witness }: JournalRecord, other: Numbered | undefined): boolean {
  return witness === other?.witness && JSON.stringify(patches) === JSON.stringify(other.patches);
}

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
