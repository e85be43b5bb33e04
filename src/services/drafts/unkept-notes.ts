import { emptyHistory, type History } from '../../core/assessment/history.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/assessment/json.ts';
import { readCopy, readRecord, storedCopy } from './draft-records.ts';
import type { WholeDraft } from './drafts.ts';
import type { JournalRecord } from './journal.ts';

/**
 * Changes that were still on their way to the database when the page was left, and whole drafts that the database had
 * lost. A browser may drop a transaction that it has not finished when the page goes, so they are written where writing
 * is done at once, and taken back from there when the draft is opened again. Nothing here throws: where the browser
 * refuses, the database alone must do.
 */
export interface UnkeptNotes {
  /** Writes down, before it returns, all changes of a draft that are on their way. */
  write(id: string, records: readonly JournalRecord[]): void;
  /** What was written down; empty where there is nothing, or nothing that can be read. */
  read(id: string): readonly JournalRecord[];
  /** Writes down, before it returns, a whole draft: without its steps to undo where there is no room for them. */
  writeWhole(draft: WholeDraft): void;
  /** The whole draft that was written down; undefined where none was, or not all of it can be read. */
  readWhole(id: string): WholeDraft | undefined;
  /** Forgets all that was written down of a draft. */
  clear(id: string): void;
}

/** Anything with a number; what else it has is looked at where it is replayed. */
type Numbered = Pick<JournalRecord, 'sequence'> & Partial<JournalRecord>;

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Notes in the browser's storage that answers at once; `name` is the database's, so that each has its own. */
export function createUnkeptNotes(name: string, place: () => Place = () => localStorage): UnkeptNotes {
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
      // One from before would be taken for the latest.
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
 * Those of the noted records that the journal does not have. None where the two disagree about a change: then another
 * window has gone on from what was there, and what it did counts.
 */
export function missingRecords(
  journal: readonly unknown[],
  since: number,
  noted: readonly JournalRecord[],
): readonly JournalRecord[] {
  const known = new Map(journal.filter(isRecord).map((record) => [record.sequence, record]));
  const last = Math.max(since, ...known.keys());
  const missing = noted.filter(({ sequence }) => sequence > last);
  const agrees = noted.every((record) => record.sequence > last || isSame(record, known.get(record.sequence)));
  const follows = missing.every(({ sequence }, index) => sequence === last + 1 + index);
  return agrees && follows ? missing : [];
}

function wholeOf(value: JsonObject): WholeDraft | undefined {
  const [record, copy] = [readRecord(value['record']), readCopy(value['copy'])];
  if (!record || copy?.state !== 'whole') return undefined;
  return { record, workspace: copy.workspace, history: copy.history };
}

function isRecord(value: unknown): value is Numbered {
  return isJsonObject(value) && Number.isSafeInteger(value['sequence']);
}

function isSame({ patches, witness }: JournalRecord, other: Numbered | undefined): boolean {
  return witness === other?.witness && JSON.stringify(patches) === JSON.stringify(other.patches);
}
