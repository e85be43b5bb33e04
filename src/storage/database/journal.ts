/** The changes of a draft as stored records: creates them with checksums, and replays them on a copy. */
import { emptyHistory, follow, type History, type StepMark } from '../../core/workspace/history.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../core/json/json.ts';
import { applyPatches, diffWorkspaces, isPatch, type Patch } from '../../core/workspace/patch.ts';
import { childAt, parsePointer } from '../../core/json/pointer.ts';
import { EditError } from '../../core/json/edit-error.ts';
import { fnv1a, fnv1aStart } from '../../core/text/fnv1a.ts';
import { asTree } from '../../core/workspace/workspace-tree.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { currentFormat, migrateRecord, sealOf, sealWithin } from './record-formats.ts';

/** One stored change of a draft. */
export interface JournalEntry {
  readonly patches: readonly Patch[];
  /** A 32-bit checksum of the patched places; see `witnessOf`. */
  readonly witness: number;
  /** The step in the history; missing if the change was not made by the user. */
  readonly step?: StepMark;
  /** Set if it is one of several parts of a large change: each is stored in a task of its own. Not stored itself. */
  readonly isPart?: true;
}

/** A journal entry with its number, counted from 1. */
export interface JournalRecord extends JournalEntry {
  readonly sequence: number;
}

/** A change as stored in the database. */
export interface StoredChange extends JournalRecord {
  readonly draft: string;
  readonly format: number;
  /** The ID of the tab that wrote it. */
  readonly writer: string;
  readonly seal: number;
}

/** The result of replaying changes. */
export interface Replay {
  readonly workspace: Workspace;
  readonly history: History;
  /** The changes that could not be read or did not fit, with their records. */
  readonly lost: readonly LostChange[];
  /** The number of the last change, whether applied or not. */
  readonly last: number;
}

/** A change that could not be applied, or several missing ones. */
export interface LostChange {
  readonly sequence: number;
  /** How many changes are missing from this number on; 1 if the record exists. */
  readonly count: number;
  /** Undefined if the record is missing. */
  readonly record: unknown;
}

/** Creates a change with its checksum, ready to be stored. */
export function storedChange(draft: string, sequence: number, entry: JournalEntry, writer: string): StoredChange {
  const { patches, witness, step } = entry;
  const content = { sequence, patches, witness, ...(step ? { step } : {}) };
  return { draft, format: currentFormat, writer, ...content, seal: sealOfChange({ draft, ...content }) };
}

/**
 * Returns the change between two workspaces, with their patches if they were computed already. Undefined if the two are
 * equal and there is no new history step.
 */
export function entryBetween(
  before: Workspace,
  after: Workspace,
  step?: StepMark,
  patches = diffWorkspaces(before, after),
): JournalEntry | undefined {
  const silent = patches.length === 0 && (!step || (step.kind === 'do' && step.joins && !step.cancels));
  return silent ? undefined : { patches, witness: witnessOf(before, patches), ...(step ? { step } : {}) };
}

/**
 * Applies the changes after number `since` to a workspace and its history. A record that is damaged, altered, missing
 * or does not fit is skipped and reported; later ones are applied if their entries are still in place. After a skipped
 * change, an undo becomes a normal step, because the history does not have the state that it restored.
 */
export function replay(
  workspace: Workspace,
  since: number,
  records: readonly unknown[],
  history: History = emptyHistory,
): Replay {
  const lost: LostChange[] = [];
  let current = { workspace, history };
  let expected = since + 1;
  /** How many damaged records there were since the last readable one. */
  let damaged = 0;
  for (const record of records) {
    const sequence = sequenceOf(record) ?? expected;
    if (sequence < expected) continue;
    const change = readChange(record);
    if (!change) {
      // Its number may be damaged too, and does not say how many changes are missing.
      lost.push({ sequence, count: 1, record });
      damaged += 1;
      continue;
    }
    const missing = sequence - expected - damaged;
    if (missing > 0) lost.push({ sequence: expected, count: missing, record: undefined });
    [expected, damaged] = [sequence + 1, 0];
    const next = applyEntry(current.workspace, change);
    if (next) current = { workspace: next, history: historyAfter(current, change, lost.length > 0) };
    else lost.push({ sequence, count: 1, record });
  }
  return { ...current, lost, last: expected - 1 + damaged };
}

const endOfMark = '\u001f';

/**
 * Returns a checksum that stays the same only while the patches’ paths lead through the same entries, by ID, and lists
 * of plain values keep their lengths. It prevents a change after a skipped one from being applied to another entry.
 */
export function witnessOf(workspace: Workspace, patches: readonly Patch[]): number {
  const tree = asTree(workspace);
  let hash = fnv1aStart;
  for (const patch of patches) {
    for (const mark of marksOf(tree, patch)) hash = fnv1a(endOfMark, fnv1a(mark, hash));
  }
  return hash >>> 0;
}

/** Returns the workspace after a change; undefined if it is not a valid entry or does not fit. */
export function applyEntry(workspace: Workspace, entry: unknown): Workspace | undefined {
  if (!isEntry(entry)) return undefined;
  const { patches, witness } = entry;
  try {
    return witnessOf(workspace, patches) === witness ? applyPatches(workspace, patches) : undefined;
  } catch (error) {
    if (error instanceof EditError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function historyAfter(
  { workspace, history }: Pick<Replay, 'workspace' | 'history'>,
  { step }: JournalEntry,
  isIncomplete: boolean,
) {
  if (!step) return history;
  const mark: StepMark = isIncomplete && step.kind !== 'do' ? { kind: 'do', label: step.kind, at: 0 } : step;
  return follow(history, workspace, mark);
}

/** Reads a stored change of any format; undefined if it is invalid or was altered. */
export function readChange(value: unknown): JournalEntry | undefined {
  if (!isJsonObject(value)) return undefined;
  const record: unknown = migrateRecord('change', value);
  return isEntry(record) && record['seal'] === sealOfChange(record) ? record : undefined;
}

function isEntry(value: unknown): value is JournalEntry & { readonly [name: string]: unknown } {
  if (!isJsonObject(value)) return false;
  const { patches, witness, step } = value;
  if (typeof witness !== 'number' || !isJsonArray(patches) || !patches.every(isPatch)) return false;
  return step === undefined || isStepMark(step);
}

function sealOfChange(content: { readonly [name: string]: unknown }): number {
  const seal = sealOf([content['sequence'] ?? null, content['patches'], content['witness'], content['step'] ?? null]);
  return sealWithin(seal, String(content['draft']), '');
}

function isStepMark(value: JsonValue): boolean {
  if (!isJsonObject(value)) return false;
  const { kind, label, at } = value;
  return kind === 'undo' || kind === 'redo' || (kind === 'do' && typeof label === 'string' && typeof at === 'number');
}

function sequenceOf(record: unknown): number | undefined {
  const sequence = isJsonObject(record) ? record['sequence'] : undefined;
  return typeof sequence === 'number' && Number.isSafeInteger(sequence) ? sequence : undefined;
}

function marksOf(tree: JsonValue, patch: Patch): string[] {
  const marks: string[] = [];
  let value: JsonValue | undefined = tree;
  for (const token of parsePointer(patch.path)) {
    const child = childAt(value, token);
    if (isJsonArray(value)) marks.push(nameOf(child, value));
    value = child;
  }
  if (patch.op !== 'splice' || !isJsonArray(value)) return marks;
  const list = value;
  const touched = list.slice(Math.max(0, patch.index - 1), patch.index + patch.remove);
  return [...marks, ...touched.map((item) => nameOf(item, list))];
}

const idFields = [
  'claim_id',
  'power_basis_id',
  'hypothesis_id',
  'left_claim_id',
  'actor_id',
  'observation_id',
  'passage_id',
];

function nameOf(item: JsonValue | undefined, list: readonly JsonValue[]): string {
  if (!isJsonObject(item)) return `${typeof item} of ${list.length}`;
  const field = idFields.find((name) => Object.hasOwn(item, name));
  if (field === undefined) return `object of ${list.length}`;
  const id = item[field];
  return `${field} ${typeof id === 'string' || typeof id === 'number' ? id : typeof id}`;
}
