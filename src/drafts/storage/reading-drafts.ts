/** Reads a draft from the database and collects what must be repaired; the repair itself is elsewhere. */
import { isJsonObject } from '../../core/json/json.ts';
import { isOfOtherDraft, rawText, refuseNewer } from './draft-records.ts';
import { summaryOf, type DamagedRecord, type LoadedDraft } from './drafts.ts';
import type { JournalRecord } from './journal.ts';
import { restoreDraft, unreadableError, type Damage, type Restored } from './restoring.ts';
import { olderRecords, readStored, type Stored } from './stored-drafts.ts';
import { returnCopies } from './returning-copies.ts';
import type { Transactions } from './transactions.ts';
import { missingRecords } from './unsaved-notes.ts';

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
    ? { id: stored.record.id, ...summaryOf(restored.workspace, changedAt, stored.record.worst) }
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
