/** Reads a draft from the database, or its raw records, and repairs what is damaged. */
import { isJsonObject } from '../../core/json/json.ts';
import { isOfOtherDraft, rawText, refuseNewer, readCopy } from './draft-records.ts';
import { summaryOf, type DamagedRecord, type LoadedDraft } from './drafts.ts';
import { type JournalRecord, storedChange, type StoredChange } from './journal.ts';
import { restoreDraft, unreadableError, type Damage, type Restored } from './restoring.ts';
import {
  olderRecords,
  readStored,
  type Stored,
  addChanges,
  putSummary,
  replaceAll,
  setAside,
} from './stored-drafts.ts';
import { type Transactions, keysOf, type DraftTransaction, allStores, namedKeysOf } from './draft-database.ts';
import { missingRecords, type UnsavedNotes } from './lost-drafts.ts';
import { systemClock } from '../../platform/clock.ts';
import { draftWithoutChanges, type KnownDraft } from './pending-changes.ts';

// Returns copies to their own draft that are stored under another one, such as those of two exchanged drafts.

/** Returns a sentence about the copies that were returned; undefined if there were none. */
async function returnCopies(
  transaction: DraftTransaction<'readwrite'>,
  id: string,
  title: string,
): Promise<string | undefined> {
  const copies = transaction.objectStore('copies');
  let others: readonly string[] = [];
  for (const key of await copies.getAllKeys(keysOf(id))) {
    const value = await copies.get(key);
    if (!isJsonObject(value) || !isOfOtherDraft(value, id)) continue;
    const [owner, sequence] = [String(value['draft']), Number(value['sequence'])];
    const read = readCopy(value, { draft: owner, sequence });
    if (read?.state !== 'whole') continue;
    const there = await copies.get([owner, sequence]);
    // The other draft still has its own copy.
    if (there !== undefined && !(isJsonObject(there) && isOfOtherDraft(there, owner))) continue;
    await copies.delete(key);
    await copies.put(value, [owner, sequence]);
    if (isJsonObject(there) && there['draft'] === id) await copies.put(there, [id, Number(there['sequence'])]);
    others = [...others, `“${read.workspace.title}”`];
  }
  if (others.length === 0) return undefined;
  return `Saved copies of “${title}” and ${others.join(', ')} were exchanged in storage, and each is in its own draft again. Check both drafts.`;
}

// Writes a recovered draft back to the database, and sets its damaged or older records aside.

/**
 * Stores noted changes in the database, as `writer`. If records were damaged or in an older format, sets them aside,
 * rewrites the draft and calls `onSetAside`. If that fails, the draft still opens.
 */
export async function repairStoredDraft(
  transactions: Transactions,
  id: string,
  draft: ReadDraft,
  { writer, onSetAside }: { readonly writer: string; readonly onSetAside: () => void },
): Promise<KnownDraft> {
  const { record, workspace, history, last, base, missing, damage, older, unlisted } = draft;
  const now = systemClock();
  if (missing.length > 0 || unlisted) {
    const changes = missing.map((change) =>
      storedChange(id, change.sequence, change, (change as Partial<StoredChange>).writer ?? writer),
    );
    await transactions.write('strict', (transaction) =>
      Promise.all([...addChanges(transaction, changes), putSummary(transaction, id, record, last)]),
    );
  }
  if (damage.length + older.length === 0) return draftWithoutChanges(last, base);
  try {
    await transactions.write('strict', async (transaction) => {
      await setAside(transaction, id, 'older-format', older, now);
      await setAside(transaction, id, 'damaged', damage, now);
      const replacement = replaceAll(transaction, id, last, workspace, history);
      await Promise.all([...replacement, putSummary(transaction, id, record, last)]);
    });
    onSetAside();
    return draftWithoutChanges(last, last);
  } catch {
    return draftWithoutChanges(last, base);
  }
}

// Exports the stored data of one draft unchanged as JSON text, for repair by hand.

/** Returns all stored data of one draft with its keys, unchanged. */
export async function rawOf(transaction: DraftTransaction<'readonly'>, id: string): Promise<unknown> {
  const stores = await Promise.all(
    allStores.map(async (name) => {
      const range = name === 'summaries' ? id : name === 'journal' || name === 'copies' ? keysOf(id) : namedKeysOf(id);
      const store = transaction.objectStore(name);
      const keys = await store.getAllKeys(range);
      const values = await Promise.all(keys.map((key) => store.get(key as never)));
      return [name, keys.map((key, index) => ({ key, value: values[index] }))] as const;
    }),
  );
  return { draft: id, ...Object.fromEntries(stores) };
}

/** Returns the stored data of one draft, and its notes from closed pages, as JSON text. */
export function rawDraftText(stored: unknown, id: string, notes: Pick<UnsavedNotes, 'read' | 'readWhole'>): string {
  const [noted, whole] = [notes.read(id), notes.readWhole(id)];
  return rawTextOf([stored, ...(noted.length > 0 || whole ? [{ draft: id, noted, whole }] : [])]);
}

/** Joins records into one JSON text; values that are not JSON become strings. */
function rawTextOf(records: readonly unknown[]): string {
  return `[${records.map(rawText).join(',\n')}]\n`;
}

/** A draft that was read, with everything to repair in storage. */
export interface ReadDraft extends LoadedDraft, Restored {
  /** Noted changes that are not in the database yet. */
  readonly missing: readonly JournalRecord[];
  /** Whether its summary is missing. */
  readonly unlisted: boolean;
  /** Records in an older format. */
  readonly older: readonly Damage[];
}

/**
 * Reads a draft; undefined if it does not exist. Throws `DraftError` if it comes from a newer version or nothing can be
 * recovered; `onDamage` gets the damaged records before that. For editing, copies of other drafts are returned first.
 */
export async function readDraft(
  transactions: Transactions,
  id: string,
  noted: readonly JournalRecord[],
  now: number,
  onDamage: (damage: readonly DamagedRecord[]) => void,
  isForEditing: boolean,
): Promise<ReadDraft | undefined> {
  const read = async (all: boolean) => {
    const stored = await transactions.read((transaction) => readStored(transaction, id, all));
    return stored && built(stored, noted);
  };
  let draft = await read(false);
  const title = draft?.stored.title ?? '';
  const isExchanged = draft?.stored.copies.some(({ value }) => isJsonObject(value) && isOfOtherDraft(value, id));
  const returned =
    isExchanged && isForEditing
      ? await transactions.write('strict', (transaction) => returnCopies(transaction, id, title), ['copies'])
      : undefined;
  if (returned !== undefined) draft = await read(false);
  // Read everything only if something is damaged.
  if (draft && (!draft.restored || draft.restored.damage.length > 0)) draft = await read(true);
  if (!draft) return undefined;
  const { stored, restored, missing } = draft;
  if (!restored) {
    const copies = stored.copies.map(({ sequence, value }) => copyDamage(stored.title, sequence, value));
    onDamage(describeDamage(copies, now));
    throw unreadableError(
      stored.title,
      copies.length === 0 ? 'its saved copy is missing' : 'its saved copy is damaged',
    );
  }
  if (restored.damage.length > 0) onDamage(describeDamage(restored.damage, now));
  const { unlisted } = stored;
  const changed = missing.length > 0 || restored.damage.length > 0 || unlisted;
  const changedAt = unlisted ? now : stored.record.changedAt;
  const record = changed
    ? { id: stored.record.id, ...summaryOf(restored.workspace, changedAt, stored.record.findings) }
    : stored.record;
  const notices = [...(returned === undefined ? [] : [returned]), ...restored.notices];
  return { ...restored, notices, record, sequence: restored.last, missing, unlisted, older: olderRecords(stored) };
}

interface Built {
  readonly stored: Stored;
  readonly restored: Restored | undefined;
  readonly missing: readonly JournalRecord[];
}

function built(stored: Stored, noted: readonly JournalRecord[]): Built {
  const { title, copies, journal } = stored;
  refuseNewer(title, [...copies.map(({ value }) => value), ...journal]);
  const missing = missingRecords(journal, copies[0]?.sequence ?? 0, noted);
  return { stored, missing, restored: restoreDraft({ ...stored, journal: [...journal, ...missing] }) };
}

function copyDamage(title: string, sequence: number, record: unknown): Damage {
  return { name: `copy ${sequence}`, what: `A saved copy of “${title}” could not be read.`, record };
}

function describeDamage(damage: readonly Damage[], at: number): readonly DamagedRecord[] {
  return damage.map(({ name, what, record }) => ({ id: name, what, at, raw: rawText(record ?? null) }));
}
