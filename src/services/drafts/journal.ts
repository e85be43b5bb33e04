import { EditError } from '../../core/assessment/edit-error.ts';
import type { StepMark } from '../../core/assessment/history.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../core/assessment/json.ts';
import { applyPatches, diffWorkspaces, isPatch, type Patch } from '../../core/assessment/patch.ts';
import { childAt, parsePointer } from '../../core/assessment/pointer.ts';
import { asTree } from '../../core/assessment/workspace-tree.ts';
import type { Workspace } from '../../core/assessment/workspace.ts';

/** One change of a draft, as it is kept. */
export interface JournalEntry {
  readonly patches: readonly Patch[];
  /** A 32-bit number made from what the patches were made for; see `witnessOf`. */
  readonly witness: number;
  /** What the change was in the history; without it, it is none of the person's steps. */
  readonly step?: StepMark;
}

/** A journal entry with its place among the draft's changes, counted from 1. */
export interface JournalRecord extends JournalEntry {
  readonly sequence: number;
}

export interface Replay {
  readonly workspace: Workspace;
  /** The numbers of the changes that could not be read or did not fit. */
  readonly lost: readonly number[];
  /** The number of the last change, lost or not. */
  readonly last: number;
}

/** The change from one workspace to another; undefined where they are equal. */
export function entryBetween(before: Workspace, after: Workspace): JournalEntry | undefined {
  const patches = diffWorkspaces(before, after);
  return patches.length === 0 ? undefined : { patches, witness: witnessOf(before, patches) };
}

/**
 * The workspace after the changes behind number `since`. A record that is torn, missing or does not fit is left out and
 * named; the ones behind it count as far as they are about entries that are still in their places.
 */
export function replay(workspace: Workspace, since: number, records: readonly unknown[]): Replay {
  const lost: number[] = [];
  let current = workspace;
  let expected = since + 1;
  for (const record of records) {
    const sequence = sequenceOf(record) ?? expected;
    if (sequence < expected) continue;
    for (; expected < sequence; expected += 1) lost.push(expected);
    expected = sequence + 1;
    const next = isJournalRecord(record) ? applied(current, record) : undefined;
    if (next) current = next;
    else lost.push(sequence);
  }
  return { workspace: current, lost, last: expected - 1 };
}

/**
 * A number that stays the same only while the patches' paths lead through the same entries, by their ids, and lists of
 * plain values are as long as they were. Without it, a change behind a lost one could end up in another entry.
 */
export function witnessOf(workspace: Workspace, patches: readonly Patch[]): number {
  const tree = asTree(workspace);
  let hash = 0x811c9dc5;
  for (const patch of patches) {
    for (const mark of marksOf(tree, patch)) hash = fnv1a(hash, mark);
  }
  return hash >>> 0;
}

function applied(workspace: Workspace, { patches, witness }: JournalRecord): Workspace | undefined {
  try {
    return witnessOf(workspace, patches) === witness ? applyPatches(workspace, patches) : undefined;
  } catch (error) {
    if (error instanceof EditError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isJournalRecord(value: unknown): value is JournalRecord {
  if (!isJsonObject(value)) return false;
  const { patches, witness } = value;
  return typeof witness === 'number' && isJsonArray(patches) && patches.every(isPatch);
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

/** FNV-1a over UTF-16 units, 32 bits. */
function fnv1a(start: number, text: string): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return Math.imul(hash ^ 0x1f, 0x01000193);
}
