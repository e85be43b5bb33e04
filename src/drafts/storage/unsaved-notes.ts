/** Notes in `localStorage` of changes and drafts that the database may not have, for when the page closes. */
import { emptyHistory, type History } from '../../core/workspace/history.ts';
import { ownText } from '../../core/json/own.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/json/json.ts';
import { readCopy, readRecord, storedCopy } from './draft-records.ts';
import type { WholeDraft } from './drafts.ts';
import { readChange, type JournalRecord } from './journal.ts';

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

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Creates notes in `localStorage`. `name` is the database’s, which has its own notes. */
export function createUnsavedNotes(name: string, place: () => Place = () => localStorage): UnsavedNotes {
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
