/** The draft store on the device, in IndexedDB. */
import { emptyHistory, type History } from '../../core/workspace/history.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { systemClock } from '../../platform/clock.ts';
import { nextTask } from '../../platform/in-slices.ts';
import {
  createConnectionProvider,
  stateStores,
  type ConnectionProvider,
  type DraftTransaction,
  changeStores,
  keysOf,
  createTransactions,
  isInterrupted,
  type Transactions,
} from './draft-database.ts';
import {
  createDraftMarks,
  type DraftMarks,
  createLostDrafts,
  type LostDrafts,
  restoreNotedDraft,
  type PutIf,
  createUnsavedNotes,
  type UnsavedNotes,
} from './lost-drafts.ts';
import {
  draftDeleted,
  isDraftChanged,
  latestFirst,
  type AppendOptions,
  type Appended,
  type DamagedRecord,
  type DraftError,
  type DraftNews,
  type DraftRecord,
  type DraftStore,
  type DraftSummary,
  type LoadedDraft,
  type LostDraft,
  type WholeDraft,
  draftChanged,
} from './drafts.ts';
import type { SavedVersion } from '../../desk/version-commands.ts';
import { addState, listStates, readState, freedSpaceInWords, freeSpace } from './versions.ts';
import type { JournalEntry } from './journal.ts';
import { repairStoredDraft, rawDraftText, rawOf, readDraft, type ReadDraft } from './reading-drafts.ts';
import {
  deleteDraft,
  isThere,
  lastSequence,
  noteDeletion,
  noteInSummary,
  putSummary,
  readRecords,
  readSetAside,
  renameDraft,
  replaceAll,
  ignoreRejection,
} from './stored-drafts.ts';
import { measuredSeal, sealInSlices } from './record-formats.ts';
import {
  appendChanges,
  hurryLarge,
  isLargeUnderWay,
  hasPendingChanges,
  draftWithoutChanges,
  whenSettled,
  pendingChanges,
  unstoredChange,
  type KnownDraft,
} from './pending-changes.ts';
import { storedCopy, type StoredCopy } from './draft-records.ts';

// Writes full copies of drafts without blocking concurrent changes.

type Writing = DraftTransaction<'readwrite'>;

/**
 * Adds a full copy of a draft after change number `sequence`. Rejects with `DraftError` if the draft was deleted or has
 * later changes, or if there is no space even without redundant copies. Versions are never deleted for it. Uses several
 * transactions, because with a single one the changes of a busy page would have to wait.
 */
async function writeCopy(
  transactions: Transactions,
  id: string,
  sequence: number,
  workspace: Workspace,
  history: History,
): Promise<void> {
  // Before any transaction, which would end if it had no request for a whole task.
  const seal = await sealInSlices(workspace, nextTask);
  await transactions.write('relaxed', (transaction) => requireUntouched(transaction, id, sequence), changeStores);
  const adding = (transaction: Writing) => addCopy(transaction, id, storedCopy(id, sequence, workspace, history, seal));
  const before = await transactions.write('strict', adding, ['copies'], 'redundant');
  const deleting = (transaction: Writing) => deleteOlder(transaction, id, before);
  await transactions.write('relaxed', deleting, ['copies', 'journal'], 'nothing');
}

/**
 * Adds a full copy and returns the number of the previous one, which stays with all changes since, so that nothing is
 * lost if the new copy is damaged. Locks only the copies, so that changes can be written at the same time.
 */
async function addCopy(transaction: Writing, id: string, copy: StoredCopy): Promise<number> {
  const { sequence } = copy;
  const copies = transaction.objectStore('copies');
  const before = (await copies.getAllKeys(keysOf(id))).at(-1)?.[1];
  if (before === undefined) throw draftDeleted();
  if (before >= sequence) throw draftChanged();
  await copies.put(copy, [id, sequence]);
  return before;
}

/** Throws `DraftError` if a draft was deleted, or has changes after the expected one. Commits at once. */
async function requireUntouched(transaction: Writing, id: string, expected: number): Promise<void> {
  const found = Promise.all([transaction.objectStore('summaries').getKey(id), lastSequence(transaction, id)]);
  void ignoreRejection(found);
  transaction.commit();
  const [key, last] = await found;
  if (key === undefined) throw draftDeleted();
  if (last > expected) throw draftChanged();
}

/** Deletes everything older than a copy. Awaits nothing before the commit, so that changes do not have to wait. */
async function deleteOlder(transaction: Writing, id: string, copy: number): Promise<void> {
  const deletions = [
    transaction.objectStore('copies').delete(keysOf(id, -Infinity, copy)),
    transaction.objectStore('journal').delete(keysOf(id, -Infinity, copy)),
  ];
  // oxlint-disable-next-line typescript/no-misused-promises -- each is awaited below
  deletions.forEach(ignoreRejection);
  transaction.commit();
  await Promise.all(deletions);
}

/** How often to reread a draft if a late change interferes. */
const attempts = 5;

/**
 * Opens the drafts in IndexedDB. Rejects with `DraftError` if it is missing or refused. `name` is the database’s;
 * `notes` stores changes that are still pending when the page closes; `onBlocked` is called if a tab with an older
 * version blocks the database; `marks` record which drafts should exist.
 */
export async function openIndexedDbDrafts(
  name = 'assessment-desk',
  notes = createUnsavedNotes(name),
  onBlocked?: () => void,
  marks = createDraftMarks(name),
): Promise<DraftStore> {
  let onCut = (): void => undefined;
  const connecting = createConnectionProvider(name, { onBlocked, onCut: () => onCut() });
  await connecting.connect();
  const drafts = new IndexedDbDrafts(connecting, notes, marks);
  onCut = () => drafts.tell({ kind: 'cut-off' });
  return drafts;
}

class IndexedDbDrafts implements DraftStore {
  readonly place = { kind: 'device' } as const;
  readonly #transactions: Transactions;
  readonly #notes: UnsavedNotes;
  readonly #marks: DraftMarks;
  readonly #lost: LostDrafts;
  readonly #knownDrafts = new Map<string, KnownDraft>();
  readonly #listeners = new Set<(news: DraftNews) => void>();
  /** Damaged records that could not be set aside. */
  readonly #foundDamage = new Map<string, readonly DamagedRecord[]>();
  readonly #notedWhole = new Set<string>();
  /** Abort the transactions that note a level and wait for a result. */
  readonly #noting = new Set<() => void>();
  /** Identifies this tab's changes. */
  readonly #writer = crypto.randomUUID();

  constructor(connecting: ConnectionProvider, notes: UnsavedNotes, marks: DraftMarks) {
    this.#notes = notes;
    this.#marks = marks;
    this.#transactions = createTransactions(connecting, async (transaction, attempt, frees) => {
      const made = await freeSpace(transaction, attempt, frees);
      if (made && frees === 'anything') this.tell({ kind: 'made-room', words: freedSpaceInWords });
      return made;
    });
    this.#lost = createLostDrafts(this.#transactions, marks);
  }

  listen(listener: (news: DraftNews) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async list(): Promise<readonly DraftRecord[]> {
    const records = await this.#list();
    const back = await Promise.all(this.#lost.listUnlisted().map((id) => this.#takeBack(id, false)));
    return back.includes(true) ? this.#list() : records;
  }

  #list(): Promise<readonly DraftRecord[]> {
    return this.#transactions.read(async (transaction) => {
      const records = latestFirst(await readRecords(transaction));
      // Mark inside the transaction: a later deletion then removes the mark again.
      this.#lost.recordListed(records);
      return records;
    });
  }

  async missing(id: string): Promise<DraftError | undefined> {
    const isHere = await this.#transactions.read((transaction) => isThere(transaction, id));
    const why = isHere ? undefined : this.#lost.why(id);
    if (why?.code === 'gone') this.#notes.clear(id);
    return why;
  }

  listLost(): Promise<readonly LostDraft[]> {
    return this.#lost.find();
  }

  async dismissLost(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#marks.passOver(id);
  }

  async load(id: string): Promise<LoadedDraft | undefined> {
    await whenSettled(this.#knownDrafts.get(id));
    const back = await this.#takeBack(id, true);
    for (let attempt = 1; ; attempt += 1) {
      const draft = await this.#readDraft(id, true);
      if (!draft && back instanceof Error) throw back;
      if (!draft) return undefined;
      try {
        const onSetAside = (): void => void this.#foundDamage.delete(id);
        const repaired = await repairStoredDraft(this.#transactions, id, draft, { writer: this.#writer, onSetAside });
        if (!(back instanceof Error)) this.#notes.clear(id);
        if (draft.record.deletedAt === undefined) this.#marks.mark(id, draft.record.title);
        this.#knownDrafts.set(id, repaired);
        return draft;
      } catch (error) {
        // A closing page may store its last change between reading and repairing, so read again.
        if (!isDraftChanged(error) || attempt === attempts) throw error;
      }
    }
  }

  peek(id: string): Promise<LoadedDraft | undefined> {
    return this.#readDraft(id, false);
  }

  async put(record: DraftRecord, workspace: Workspace, history = emptyHistory): Promise<void> {
    await this.#putIf({ record, workspace, history }, () => Promise.resolve(true));
  }

  readonly #putIf: PutIf = async ({ record, workspace, history }, isWanted) => {
    const { id, title } = record;
    this.#notedWhole.delete(id);
    // Before the transaction, which would end if it had no request for a whole task.
    const seal = await sealInSlices(workspace, nextTask);
    const sequence = await this.#transactions.write('strict', async (transaction) => {
      if (!(await isWanted(transaction))) return undefined;
      const next = (await lastSequence(transaction, id)) + 1;
      const line = putSummary(transaction, id, record, next);
      await Promise.all([...replaceAll(transaction, id, next, workspace, history, seal), line]);
      return next;
    });
    if (sequence === undefined) return false;
    // Older notes belong to the replaced draft; later ones must stay.
    const noted = this.#notedWhole.has(id);
    this.#knownDrafts.set(id, { ...draftWithoutChanges(sequence, sequence), noted });
    if (!noted) this.#notes.clear(id);
    this.#marks.mark(id, title);
    return true;
  };

  async append(
    id: string,
    entries: readonly JournalEntry[],
    summary: DraftSummary,
    options: AppendOptions = {},
  ): Promise<Appended> {
    const draft = this.#knownDrafts.get(id);
    if (!draft) throw draftDeleted();
    // After a failure, the numbers are certain only when all requests have settled.
    if (draft.unsure && !options.urgent) await whenSettled(draft);
    const first = draft.sequence + 1;
    const changes = entries.map((entry, index) => unstoredChange(id, first + index, entry, this.#writer));
    const urgent = options.urgent ?? false;
    for (const end of this.#noting) end();
    await appendChanges(this.#transactions, draft, { id, changes, summary, urgent, missing: () => this.#lost.why(id) });
    if (draft.noted && !hasPendingChanges(draft)) {
      this.#notes.clear(id);
      draft.noted = false;
    }
    return { sequence: first + entries.length - 1, sinceCopy: first + entries.length - 1 - draft.copy };
  }

  noteUnsaved(lost: readonly WholeDraft[]): void {
    for (const draft of lost) {
      this.#notes.writeWhole(draft);
      this.#notedWhole.add(draft.record.id);
    }
    for (const [id, draft] of this.#knownDrafts) {
      const isLarge = isLargeUnderWay(draft);
      if (isLarge) void hurryLarge(this.#transactions, draft, id);
      else if (hasPendingChanges(draft)) this.#notes.write(id, pendingChanges(draft));
      draft.noted ||= (hasPendingChanges(draft) && !isLarge) || this.#notedWhole.has(id);
    }
  }

  async compact(id: string, sequence: number, workspace: Workspace, history: History): Promise<void> {
    const draft = this.#knownDrafts.get(id);
    if (!draft || draft.sequence !== sequence || draft.copy === sequence || hasPendingChanges(draft)) return;
    await writeCopy(this.#transactions, id, sequence, workspace, history);
    draft.copy = sequence;
  }

  async noteFindings(id: string, findings: DraftSummary['findings']): Promise<void> {
    const sequence = this.#knownDrafts.get(id)?.sequence;
    const isWanted = (): boolean => this.#knownDrafts.get(id)?.sequence === sequence;
    // A change of the draft notes them itself.
    while (isWanted()) {
      const noting = (transaction: Writing) =>
        noteInSummary(transaction, id, { findings, isWanted, pending: this.#noting });
      try {
        await this.#transactions.write('relaxed', noting, ['summaries']);
        return;
      } catch (error) {
        if (!isInterrupted(error)) throw error;
      }
    }
  }

  async rename(id: string, title: string, changedAt: number): Promise<void> {
    // Noted changes already have numbers, so they must be stored first.
    if (this.#notes.read(id).length > 0 || this.#notes.readWhole(id)) await this.load(id);
    const last = await this.#transactions.write('strict', (transaction) =>
      renameDraft(transaction, id, { title, changedAt, writer: this.#writer }),
    );
    const draft = this.#knownDrafts.get(id);
    if (draft?.sequence === last) draft.sequence = last + 1;
  }

  async duplicate(id: string, copy: Pick<DraftRecord, 'id' | 'title' | 'changedAt'>): Promise<DraftRecord> {
    const draft = await this.peek(id);
    if (!draft) throw draftDeleted();
    const record = { ...draft.record, ...copy };
    await this.put(record, { ...draft.workspace, title: copy.title });
    return record;
  }

  async noteDeleted(id: string, at: number | undefined): Promise<void> {
    await this.#transactions.write('strict', (transaction) => noteDeletion(transaction, id, at));
    // If the browser loses a deleted draft, nothing is lost.
    if (at !== undefined) this.#marks.unmark(id);
  }

  async remove(id: string): Promise<void> {
    // Unmark first, so that the draft never looks lost. If it stays, it is marked again.
    this.#marks.unmark(id);
    await this.#transactions.write('strict', (transaction) => Promise.all(deleteDraft(transaction, id)));
    this.#knownDrafts.delete(id);
    this.#foundDamage.delete(id);
    this.#notes.clear(id);
    // Another tab may have listed and marked it during the deletion.
    this.#marks.unmark(id);
  }

  async keepState(id: string, workspace: Workspace, reason: string, at: number, exportedAs?: string): Promise<void> {
    const why = { reason, at, exportedAs, sequence: this.#knownDrafts.get(id)?.sequence ?? 0 };
    // Before the transaction, which would end if it had no request for a whole task.
    const seal = await measuredSeal(workspace, nextTask);
    const adding = (transaction: Writing) => addState(transaction, id, workspace, seal, why);
    await this.#transactions.write('relaxed', adding, stateStores);
  }

  states(id: string): Promise<readonly SavedVersion[]> {
    return this.#transactions.read((transaction) => listStates(transaction, id), stateStores);
  }

  readState(id: string, stateId: string): Promise<Workspace> {
    return this.#transactions.read((transaction) => readState(transaction, id, stateId), stateStores);
  }

  async listDamaged(id: string): Promise<readonly DamagedRecord[]> {
    const aside = await this.#transactions.read((transaction) => readSetAside(transaction, id));
    return [...(this.#foundDamage.get(id) ?? []), ...aside];
  }

  async rawDraft(id: string): Promise<string> {
    return rawDraftText(await this.#transactions.read((transaction) => rawOf(transaction, id)), id, this.#notes);
  }

  #takeBack(id: string, alone: boolean): Promise<boolean | Error> {
    return restoreNotedDraft({ notes: this.#notes, lost: this.#lost, putIf: this.#putIf, alone }, id);
  }

  #readDraft(id: string, isForEditing: boolean): Promise<ReadDraft | undefined> {
    const onDamage = (damage: readonly DamagedRecord[]): void => void this.#foundDamage.set(id, damage);
    return readDraft(this.#transactions, id, this.#notes.read(id), systemClock(), onDamage, isForEditing);
  }

  /** Notifies the listeners. */
  tell(news: DraftNews): void {
    for (const listener of this.#listeners) listener(news);
  }
}
