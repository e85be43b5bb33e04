/** Writes full copies as stored records, and reads stored copies and summaries even if they are damaged. */
import { EditError } from '../../core/json/edit-error.ts';
import { emptyHistory, type History, type Step } from '../../core/workspace/history.ts';
import { isUnreadFormat } from '../../core/files/formats.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/json/json.ts';
import { own, ownList, ownText } from '../../core/json/own.ts';
import { asCasefile, asOwnReviews, asWorkspace, asMarks } from '../../core/workspace/workspace-tree.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { asPrivateNotes } from '../../core/workspace/private-notes.ts';
import { asReviewPlan } from '../../core/review-shape/plan.ts';
import { asReviews } from '../../core/review-shape/review-format.ts';
import { currentFormat, formatOf, migrateRecord, sealOf, sealOfText, sealWithin } from './record-formats.ts';
import { DraftError, type DraftRecord } from './drafts.ts';
import { applyPatches, diffWorkspaces, isPatch, type Patch } from '../../core/workspace/patch.ts';

// Converts the undo history to and from its stored form, within size limits.

/** One stored step: its label, and the patches to the workspace that it leads to. */
interface StoredStep {
  readonly label: string;
  readonly group?: string;
  readonly at: number;
  readonly patches: readonly Patch[];
}

/** A history stored with a full copy: as patches from step to step, starting at the copy. */
interface StoredHistory {
  /** Most recently done step first. */
  readonly past: readonly StoredStep[];
  /** Most recently undone step first. */
  readonly future: readonly StoredStep[];
  readonly seal: number;
}

/** The maximum number of steps in each direction, and of their JSON in UTF-16 units. */
const storedStepLimits = { count: 250, length: 2_000_000 };

/** Converts a history for storage with a copy of `workspace`. Drops the oldest steps beyond the limits. */
export function toStoredHistory(workspace: Workspace, history: History): StoredHistory {
  const past = toStoredSteps(workspace, history.past);
  const future = toStoredSteps(workspace, history.future);
  return { past, future, seal: sealOf([past, future]) };
}

/** Reads a stored history; empty and marked as damaged if it was altered. */
export function fromStoredHistory(workspace: Workspace, stored: unknown): { history: History; damaged: boolean } {
  if (stored === undefined) return { history: emptyHistory, damaged: false };
  const { past, future, seal } = isJsonObject(stored) ? stored : {};
  const readable = isStoredSteps(past) && isStoredSteps(future) && seal === sealOf([past, future]);
  if (!readable) return { history: emptyHistory, damaged: true };
  try {
    return { history: { past: steps(workspace, past), future: steps(workspace, future) }, damaged: false };
  } catch {
    return { history: emptyHistory, damaged: true };
  }
}

function toStoredSteps(workspace: Workspace, all: readonly Step[]): readonly StoredStep[] {
  const stored: StoredStep[] = [];
  let from = workspace;
  let length = 0;
  for (const { label, group, at, before } of all.slice(-storedStepLimits.count).reverse()) {
    const step = { label, ...(group === undefined ? {} : { group }), at, patches: diffWorkspaces(from, before) };
    length += JSON.stringify(step).length;
    if (length > storedStepLimits.length) break;
    stored.push(step);
    from = before;
  }
  return stored;
}

function steps(workspace: Workspace, stored: readonly StoredStep[]): readonly Step[] {
  let before = workspace;
  return stored
    .map(({ patches, ...step }): Step => {
      before = applyPatches(before, patches);
      return { ...step, before };
    })
    .reverse();
}

function isStoredSteps(value: JsonValue | undefined): value is readonly JsonValue[] & readonly StoredStep[] {
  return isJsonArray(value) && value.every(isStoredStep);
}

function isStoredStep(value: JsonValue): boolean {
  if (!isJsonObject(value)) return false;
  const { label, at, patches } = value;
  return typeof label === 'string' && typeof at === 'number' && isJsonArray(patches) && patches.every(isPatch);
}

/** A stored full copy; its key has the draft’s ID and the number of the last included change. */
export interface StoredCopy {
  readonly draft: string;
  readonly sequence: number;
  readonly format: number;
  readonly workspace: Workspace;
  readonly seal: number;
  readonly history: StoredHistory;
}

/** A copy that was read. */
export interface ReadCopy {
  readonly workspace: Workspace;
  readonly history: History;
  /** 'altered': readable, but not what was written. 'part': recovered from a damaged copy. */
  readonly state: 'whole' | 'altered' | 'part';
  readonly historyDamaged: boolean;
}

/** Reads a draft’s summary and repairs it where possible; undefined if it is not a record. */
export function readRecord(value: unknown): DraftRecord | undefined {
  if (!isJsonObject(value) || typeof value['id'] !== 'string') return undefined;
  const { id, title, textLanguage, changedAt, counts, findings, ownReviews, deletedAt } = value;
  const count = (name: string): number => (isJsonObject(counts) ? numberOr(counts[name], 0) : 0);
  return {
    id,
    title: typeof title === 'string' ? title : 'Untitled',
    ...(typeof textLanguage === 'string' && { textLanguage }),
    changedAt: numberOr(changedAt, 0),
    counts: {
      claims: count('claims'),
      powerBases: count('powerBases'),
      intents: count('intents'),
      contradictions: count('contradictions'),
      unknowns: count('unknowns'),
    },
    ...readFindings(findings),
    ...validPart('ownReviews', ownReviews, asOwnReviews),
    ...(typeof deletedAt === 'number' && Number.isFinite(deletedAt) && { deletedAt }),
  };
}

/** Reads the counts of a summary; none if one of them is not a number, as in summaries of earlier versions. */
function readFindings(value: JsonValue | undefined): Pick<DraftRecord, 'findings'> {
  if (value === null) return { findings: null };
  const { errors, violations, toComplete } = isJsonObject(value) ? value : {};
  if (typeof errors !== 'number' || typeof violations !== 'number' || typeof toComplete !== 'number') return {};
  return { findings: { errors, violations, toComplete } };
}

/**
 * Creates a full copy with its checksum. `seal` is that of the workspace, and can be passed in because computing it for
 * a large draft is slow.
 */
export function storedCopy(
  draft: string,
  sequence: number,
  workspace: Workspace,
  history: History,
  seal = sealOf(workspace),
): StoredCopy {
  const storedHistory = toStoredHistory(workspace, history);
  const whole = sealWithin(seal, draft, sequence);
  return { draft, sequence, format: currentFormat, workspace, seal: whole, history: storedHistory };
}

/** Where a copy or an earlier version is stored: in a draft, after a change or at a time. */
export type CopyPosition = { readonly draft: string } & ({ readonly sequence: number } | { readonly at: number });

/** Reads a copy or an earlier version; undefined if nothing can be recovered or if it belongs to another draft. */
export function readCopy(value: unknown, position: CopyPosition): ReadCopy | undefined {
  const kind = 'at' in position ? 'state' : 'copy';
  if (!isJsonObject(value) || isOfOtherDraft(value, position.draft)) return undefined;
  const record = migrateRecord(kind, value);
  const tree = record['workspace'] ?? null;
  try {
    const workspace = asWorkspace(tree);
    const seal = sealWithin(sealOfText(JSON.stringify(tree)), position.draft, positionOf(position));
    const state = record['seal'] === seal ? 'whole' : 'altered';
    const { history, damaged } = fromStoredHistory(workspace, record['history']);
    return { workspace, history, state, historyDamaged: damaged };
  } catch (error) {
    if (error instanceof EditError) return readPartly(tree);
    throw error;
  }
}

/** Whether a copy or a version says that it belongs to another draft. */
export function isOfOtherDraft(value: JsonObject, draft: string): boolean {
  return typeof value['draft'] === 'string' && value['draft'] !== draft;
}

function positionOf(position: CopyPosition): number {
  return 'at' in position ? position.at : position.sequence;
}

/** Recovers a damaged workspace, if it has an assessment. */
function readPartly(tree: JsonValue): ReadCopy | undefined {
  if (!isJsonObject(tree) || !isJsonObject(tree['assessment'])) return undefined;
  const {
    title,
    textLanguage,
    brief,
    assessment,
    casefile,
    reviews,
    ownReviews,
    reviewPlan,
    blind,
    startedHere,
    notes,
    marks,
  } = tree;
  const workspace = {
    title: typeof title === 'string' ? title : 'Untitled',
    ...(typeof textLanguage === 'string' && { textLanguage }),
    ...(typeof brief === 'string' && { brief }),
    assessment,
    casefile: casefileOrNone(casefile),
    ...validReviews(reviews),
    ...validPart('ownReviews', ownReviews, asOwnReviews),
    ...validPart('reviewPlan', reviewPlan, asReviewPlan),
    ...(blind === true && { blind }),
    ...(startedHere === true && { startedHere }),
    ...validPart('notes', notes, asPrivateNotes),
    ...validPart('marks', marks, asMarks),
  };
  return { workspace, history: emptyHistory, state: 'part', historyDamaged: false };
}

/** Returns the valid reviews, each checked separately. */
function validReviews(value: JsonValue | undefined): Pick<Workspace, 'reviews'> {
  const reviews = (isJsonArray(value) ? value : []).flatMap((review) => {
    try {
      return asReviews([review]);
    } catch {
      return [];
    }
  });
  return reviews.length === 0 ? {} : { reviews };
}

/** Returns a part of a workspace if it is valid. */
function validPart<Name extends 'ownReviews' | 'reviewPlan' | 'notes' | 'marks'>(
  name: Name,
  value: JsonValue | undefined,
  read: (value: JsonValue) => NonNullable<Workspace[Name]>,
): Pick<Workspace, Name> | undefined {
  try {
    return value === undefined ? undefined : ({ [name]: read(value) } as Pick<Workspace, Name>);
  } catch {
    return undefined;
  }
}

function casefileOrNone(value: JsonValue | undefined): Workspace['casefile'] {
  try {
    return asCasefile(value ?? null);
  } catch {
    return null;
  }
}

/** Throws `DraftError` if a record, or a casefile or review in it, comes from a newer version of the application. */
export function refuseNewer(title: string, values: readonly unknown[]): void {
  if (!values.some((value) => isJsonObject(value) && (formatOf(value) > currentFormat || hasUnreadPart(value)))) return;
  throw new DraftError(
    'newer-format',
    `“${title}” was saved by a newer version of Assessment Desk. Reload the page to update.`,
  );
}

/** Whether a copy contains, or a change writes, a casefile or a review in a version that cannot be read. */
function hasUnreadPart({ workspace, patches }: JsonObject): boolean {
  if ([own(workspace, 'casefile'), ...ownList(workspace, 'reviews')].some(isUnread)) return true;
  return (isJsonArray(patches) ? patches : []).some((patch) => {
    if (!/^\/(?:casefile|reviews(?:\/\d+)?)(?:\/format)?$/.test(ownText(patch, 'path') ?? '')) return false;
    return [own(patch, 'value'), ...ownList(patch, 'value'), ...ownList(patch, 'insert')].some(isUnread);
  });
}

/** Whether a part has, or a value is, a format that cannot be read. */
function isUnread(value: JsonValue | undefined): boolean {
  return isUnreadFormat(typeof value === 'string' ? value : ownText(value, 'format'));
}

/** Whether a record is in an older format than the current one. */
export function isOlder(value: unknown): value is JsonObject {
  return isJsonObject(value) && formatOf(value) < currentFormat;
}

/** Returns any stored value as JSON text. */
export function rawText(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2) ?? 'null';
  } catch {
    // Storage can contain values that JSON cannot, such as cycles and big integers.
    return JSON.stringify(String(value));
  }
}

/** Returns a finite number, or the fallback for any other value. */
export function numberOr(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}
