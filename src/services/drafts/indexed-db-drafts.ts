import type { IDBPTransaction, StoreNames } from 'idb';
import { emptyWorkspace } from '../../core/assessment/create.ts';
import { emptyHistory } from '../../core/assessment/history.ts';
import type { Workspace } from '../../core/assessment/workspace.ts';
import {
  createDraftConnection,
  draftFormat,
  inWords,
  type DraftConnection,
  type DraftDatabase,
} from './draft-database.ts';
import { readRecord, readSnapshot, restore } from './draft-records.ts';
import {
  draftChanged,
  draftGone,
  latestFirst,
  summaryOf,
  type AppendOptions,
  type Appended,
  type DamagedRecord,
  type DraftRecord,
  type DraftStore,
  type DraftSummary,
  type EarlierState,
  type LoadedDraft,
} from './drafts.ts';
import { witnessOf, type JournalEntry, type JournalRecord } from './journal.ts';
import { createUnkeptNotes, missingRecords, type UnkeptNotes } from './unkept-notes.ts';

type Name = StoreNames<DraftDatabase>;
type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<DraftDatabase, Name[], Mode>;

/** How far this window knows a draft: the numbers of its last change and of the one that its whole copy was made after. */
interface Known {
  sequence: number;
  snapshot: number;
  /** The changes that are on their way, by their numbers. */
  readonly underWay: Map<number, JournalRecord>;
  /** Whether some of them were written down elsewhere. */
  noted: boolean;
}

const everything: Name[] = ['summaries', 'snapshots', 'journal'];

/**
 * Opens the drafts that are kept in IndexedDB. Rejects with `DraftError` where the browser has none or refuses it.
 * `name` is the database's name; `notes` takes changes for which the database is too slow when the page is left.
 */
export async function openIndexedDbDrafts(
  name = 'assessment-desk',
  notes = createUnkeptNotes(name),
): Promise<DraftStore> {
  const connect = createDraftConnection(name);
  await connect();
  return new IndexedDbDrafts(connect, notes);
}

class IndexedDbDrafts implements DraftStore {
  readonly place = { kind: 'device' } as const;
  readonly #connect: () => Promise<DraftConnection>;
  readonly #notes: UnkeptNotes;
  readonly #known = new Map<string, Known>();

  constructor(connect: () => Promise<DraftConnection>, notes: UnkeptNotes) {
    this.#connect = connect;
    this.#notes = notes;
  }

  async list(): Promise<readonly DraftRecord[]> {
    const values = await this.#read((transaction) => transaction.objectStore('summaries').getAll());
    return latestFirst(values.map(readRecord).filter((record) => record !== undefined));
  }

  async load(id: string): Promise<LoadedDraft | undefined> {
    const [summary, copy, journal] = await this.#read((transaction) =>
      Promise.all([
        transaction.objectStore('summaries').get(id),
        transaction.objectStore('snapshots').get(id),
        transaction.objectStore('journal').getAll(journalOf(id)),
      ]),
    );
    const record = readRecord(summary);
    if (!record) return undefined;
    const snapshot = readSnapshot(record.title, copy);
    const missing = missingRecords(journal, snapshot.sequence, this.#notes.read(id));
    const { workspace, notices, last } = restore(record.title, snapshot, [...journal, ...missing]);
    const current = { ...record, ...summaryOf(workspace, record.changedAt, record.worst) };
    if (missing.length > 0) await this.#addNoted(current, missing);
    this.#notes.clear(id);
    this.#known.set(id, knownAs(last, snapshot.sequence));
    return { record: missing.length > 0 ? current : record, workspace, history: emptyHistory, notices };
  }

  listen(): () => void {
    return () => undefined;
  }

  peek(id: string): Promise<LoadedDraft | undefined> {
    return this.load(id);
  }

  async noteWorst(): Promise<void> {
    await Promise.resolve();
  }

  async keepState(): Promise<void> {
    await Promise.resolve();
  }

  states(): Promise<readonly EarlierState[]> {
    return Promise.resolve([]);
  }

  readState(): Promise<Workspace> {
    return Promise.reject(draftGone());
  }

  damaged(): Promise<readonly DamagedRecord[]> {
    return Promise.resolve([]);
  }

  rawDraft(): Promise<string> {
    return Promise.resolve('{}');
  }

  allRaw(): Promise<string> {
    return Promise.resolve('{}');
  }

  async put(record: DraftRecord, workspace: Workspace): Promise<void> {
    const { id } = record;
    const sequence = await this.#write('strict', async (transaction) => {
      const next = (await lastSequence(transaction, id)) + 1;
      await Promise.all([
        ...writeCopy(transaction, id, next, workspace),
        transaction.objectStore('summaries').put(record),
      ]);
      return next;
    });
    this.#known.set(id, knownAs(sequence, sequence));
  }

  async append(
    id: string,
    entries: readonly JournalEntry[],
    summary: DraftSummary,
    options: AppendOptions = {},
  ): Promise<Appended> {
    let at: Promise<Appended> | undefined;
    for (const entry of entries) at = this.#appendOne(id, entry, summary, options);
    if (!at) throw draftGone();
    return at;
  }

  async #appendOne(id: string, entry: JournalEntry, summary: DraftSummary, options: AppendOptions): Promise<Appended> {
    const draft = this.#known.get(id);
    if (!draft) throw draftGone();
    const sequence = draft.sequence + 1;
    // Counted up before it is kept, so that an urgent change can follow while the one before it is under way.
    draft.sequence = sequence;
    draft.underWay.set(sequence, { sequence, ...entry });
    try {
      await this.#write('relaxed', async (transaction) => {
        // Every request is placed before the first answer is awaited: a page that is being left may never see one.
        const found = Promise.all([transaction.objectStore('summaries').getKey(id), lastSequence(transaction, id)]);
        const checked = found.then((state) => options.urgent || requireUntouched(state, sequence - 1));
        // Where a change cannot be written at all, nobody waits for the check.
        checked.catch(() => undefined);
        const writes = [addToJournal(transaction, id, sequence, entry), putSummary(transaction, id, summary)];
        if (options.urgent) transaction.commit();
        await Promise.all([checked, ...writes]);
      });
    } catch (error) {
      draft.sequence = Math.min(draft.sequence, sequence - 1);
      throw error;
    } finally {
      draft.underWay.delete(sequence);
    }
    if (draft.noted && draft.underWay.size === 0) {
      this.#notes.clear(id);
      draft.noted = false;
    }
    return { sequence, sinceCopy: sequence - draft.snapshot };
  }

  noteUnkept(): void {
    for (const [id, draft] of this.#known) {
      if (draft.underWay.size === 0) continue;
      this.#notes.write(id, [...draft.underWay.values()]);
      draft.noted = true;
    }
  }

  async compact(id: string, at: number, workspace: Workspace): Promise<void> {
    const draft = this.#known.get(id);
    if (!draft || draft.sequence !== at || draft.snapshot === draft.sequence) return;
    const { sequence } = draft;
    await this.#write('strict', async (transaction) => {
      const key = await transaction.objectStore('summaries').getKey(id);
      requireUntouched([key, await lastSequence(transaction, id)], sequence);
      await Promise.all(writeCopy(transaction, id, sequence, workspace));
    });
    draft.snapshot = sequence;
  }

  async rename(id: string, title: string, changedAt: number): Promise<void> {
    const patches = [{ op: 'set', path: '/title', value: title } as const];
    const entry = { patches, witness: witnessOf(emptyWorkspace(title), patches) };
    // What was written down when the page was left has its numbers already.
    if (this.#notes.read(id).length > 0) await this.load(id);
    const last = await this.#write('strict', async (transaction) => {
      const record = readRecord(await transaction.objectStore('summaries').get(id));
      if (!record) throw draftGone();
      const sequence = await lastSequence(transaction, id);
      await Promise.all([
        addToJournal(transaction, id, sequence + 1, entry),
        putSummary(transaction, id, { ...record, title, changedAt }),
      ]);
      return sequence;
    });
    const draft = this.#known.get(id);
    if (draft?.sequence === last) draft.sequence = last + 1;
  }

  async duplicate(id: string, copy: Pick<DraftRecord, 'id' | 'title' | 'changedAt'>): Promise<DraftRecord> {
    const draft = await this.load(id);
    if (!draft) throw draftGone();
    const record = { ...draft.record, ...copy };
    await this.put(record, { ...draft.workspace, title: copy.title });
    return record;
  }

  async remove(id: string): Promise<void> {
    await this.#write('strict', async (transaction) => {
      await Promise.all([
        transaction.objectStore('summaries').delete(id),
        transaction.objectStore('snapshots').delete(id),
        transaction.objectStore('journal').delete(journalOf(id)),
      ]);
    });
    this.#known.delete(id);
    this.#notes.clear(id);
  }

  /** Gives the database the changes that it was too slow for. */
  #addNoted(record: DraftRecord, missing: readonly JournalRecord[]): Promise<void> {
    const { id } = record;
    return this.#write('strict', async (transaction) => {
      const added = missing.map((change) => addToJournal(transaction, id, change.sequence, change));
      await Promise.all([...added, putSummary(transaction, id, record)]);
    });
  }

  async #read<Result>(work: (transaction: Transaction<'readonly'>) => Promise<Result>): Promise<Result> {
    try {
      const database = await this.#connect();
      return await work(database.transaction(everything, 'readonly'));
    } catch (error) {
      throw inWords(error);
    }
  }

  /** All of `work` is kept, or nothing of it. */
  async #write<Result>(
    durability: 'strict' | 'relaxed',
    work: (transaction: Transaction<'readwrite'>) => Promise<Result>,
  ): Promise<Result> {
    try {
      const database = await this.#connect();
      const transaction = database.transaction(everything, 'readwrite', { durability });
      transaction.done.catch(() => undefined);
      const result = await orAbort(transaction, work(transaction));
      await transaction.done;
      return result;
    } catch (error) {
      throw inWords(error);
    }
  }
}

function knownAs(sequence: number, snapshot: number): Known {
  return { sequence, snapshot, underWay: new Map(), noted: false };
}

/** All journal records of a draft, or those before number `end`. */
function journalOf(id: string, end = Infinity): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, end], false, true);
}

/** The number of a draft's last change; 0 where it has none. */
async function lastSequence(transaction: Transaction<'readwrite'>, id: string): Promise<number> {
  const cursor = await transaction.objectStore('journal').openKeyCursor(journalOf(id), 'prev');
  return cursor ? cursor.key[1] : 0;
}

function addToJournal(
  transaction: Transaction<'readwrite'>,
  draft: string,
  sequence: number,
  entry: JournalEntry,
): Promise<unknown> {
  // `add` and not `put`: where another window has taken the number, the whole transaction fails.
  return transaction.objectStore('journal').add({ ...entry, draft, sequence, format: draftFormat });
}

function putSummary(transaction: Transaction<'readwrite'>, id: string, summary: DraftSummary): Promise<unknown> {
  return transaction.objectStore('summaries').put({ ...summary, id });
}

/** A whole copy in place of all changes up to its number; an empty change keeps the number taken. */
function writeCopy(
  transaction: Transaction<'readwrite'>,
  draft: string,
  sequence: number,
  workspace: Workspace,
): readonly Promise<unknown>[] {
  const head = { draft, sequence, format: draftFormat };
  return [
    transaction.objectStore('snapshots').put({ ...head, workspace }),
    transaction.objectStore('journal').put({ ...head, patches: [], witness: 0 }),
    transaction.objectStore('journal').delete(journalOf(draft, sequence)),
  ];
}

function requireUntouched([key, last]: readonly [string | undefined, number], expected: number): void {
  if (key === undefined) throw draftGone();
  if (last <= expected) return;
  throw draftChanged();
}

/** Leaves nothing of a change whose work failed, and says why it did: a request only tells that it was aborted. */
async function orAbort<Result>(transaction: Transaction<'readwrite'>, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // A failed request has aborted it already.
    }
    throw error instanceof DOMException && error.name === 'AbortError' ? (transaction.error ?? error) : error;
  }
}
