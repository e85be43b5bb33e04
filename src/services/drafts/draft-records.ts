import { EditError } from '../../core/assessment/edit-error.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../core/assessment/json.ts';
import { asWorkspace } from '../../core/assessment/workspace-tree.ts';
import type { Workspace } from '../../core/assessment/workspace.ts';
import { draftFormat } from './draft-database.ts';
import { DraftError, type DraftRecord } from './drafts.ts';
import { replay } from './journal.ts';

/** A whole copy of a draft as it was after the change with this number. */
export interface Snapshot {
  readonly sequence: number;
  readonly workspace: Workspace;
}

/** A draft's line in the library, with what is torn in it mended as well as can be; undefined where it is no record. */
export function readRecord(value: unknown): DraftRecord | undefined {
  if (!isJsonObject(value) || typeof value['id'] !== 'string') return undefined;
  const { id, title, changedAt, counts, worst } = value;
  const count = (name: string): number => (isJsonObject(counts) ? numberOr(counts[name], 0) : 0);
  return {
    id,
    title: typeof title === 'string' ? title : 'Untitled',
    changedAt: numberOr(changedAt, 0),
    counts: {
      claims: count('claims'),
      powerBases: count('powerBases'),
      intents: count('intents'),
      contradictions: count('contradictions'),
      unknowns: count('unknowns'),
    },
    worst: worst === 'error' || worst === 'violation' || worst === 'notice' ? worst : null,
  };
}

/** Throws `DraftError` where the copy comes from a newer version of the application, or is torn. */
export function readSnapshot(title: string, value: unknown): Snapshot {
  if (!isJsonObject(value)) throw unreadable(title, 'its whole copy is missing');
  refuseNewer(title, value);
  try {
    return { sequence: numberOr(value['sequence'], 0), workspace: asWorkspace(value['workspace'] ?? null) };
  } catch (error) {
    if (error instanceof EditError) throw unreadable(title, error.message, error);
    throw error;
  }
}

export interface Restored {
  readonly workspace: Workspace;
  /** A sentence about what was lost on the way; none where all is there. */
  readonly notices: readonly string[];
  /** The number of the last change. */
  readonly last: number;
}

/** The draft after its journal. Throws `DraftError` where a change comes from a newer version of the application. */
export function restore(title: string, snapshot: Snapshot, journal: readonly unknown[]): Restored {
  for (const record of journal) if (isJsonObject(record)) refuseNewer(title, record);
  const { workspace, lost, last } = replay(snapshot.workspace, snapshot.sequence, journal);
  if (lost.length === 0) return { workspace, notices: [], last };
  const changes = lost.length === 1 ? 'One change' : `${lost.length} changes`;
  const notice = `${changes} of “${title}” could not be read back and left out. Everything else is here: look it over.`;
  return { workspace, notices: [notice], last };
}

function refuseNewer(title: string, record: JsonObject): void {
  if (numberOr(record['format'], draftFormat) <= draftFormat) return;
  throw new DraftError(
    'newer-format',
    `“${title}” was written by a newer version of this application. Reload the page to get that version.`,
  );
}

function unreadable(title: string, why: string, cause?: unknown): DraftError {
  return new DraftError('unreadable', `“${title}” cannot be read: ${why}. It is left as it is.`, cause);
}

function numberOr(value: JsonValue | undefined, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}
