/** Tells whether a verdict is current, outdated or without its target, and what has changed since. */
import type { Workspace } from '../workspace/workspace.ts';
import type { Digest } from '../casefile/hash.ts';
import type { FieldDifference } from '../compare/difference.ts';
import { isCurrentAt, reviewedContentAt, type ReviewedContent } from './reviewed-content.ts';
import { type ReviewTarget, listOfEntry, textAt } from './targets.ts';
import { findReviewed } from './verdict-index.ts';
import type { Review, Verdict, Judged } from '../review-shape/types.generated.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { own } from '../json/own.ts';
import { pointer, type Pointer } from '../json/pointer.ts';
import type { SchemaKind } from '../check/fields.ts';
import { differenceInWords } from '../compare/finding.ts';
import { compareProperties } from '../compare/items.ts';
import { compareValues } from '../compare/values.ts';
import { partLists } from './contents.ts';

// Shows why a verdict is outdated: the differences between the reviewed and the current content.

type PartName = Extract<keyof Judged, `${string}_sha256`>;

/** Two versions of one part, and the current position of the part. */
interface Compared {
  readonly kind: SchemaKind;
  /** The name of the part at the beginning of a sentence. */
  readonly subject: string;
  /** Pointer into the current assessment. */
  readonly at: Pointer;
  /** The location of the values in the part's schema. */
  readonly path: Pointer;
  readonly before: JsonObject | undefined;
  readonly after: JsonObject | undefined;
}

/**
 * Returns what changed after a verdict was given, field by field, for a target that exists and differs from the
 * reviewed content. Pointers are into the current assessment.
 */
function changesSince(
  review: Review,
  verdict: Verdict,
  found: ReviewTarget,
  now: ReviewedContent,
): readonly FieldDifference[] {
  const { judged, target } = verdict;
  const part = (name: PartName) => ({
    before: contentOf(review.contents, judged[name]),
    after: contentOf(now.contents, now.judged[name]),
  });
  switch (target.kind) {
    case 'claim':
      return differencesIn({ ...claimPart(target.claim_id, found), ...part('claim_sha256') });
    case 'entry':
      return differencesIn({ ...entryPart(target.entry, target.entry_id, found), ...part('entry_sha256') });
    case 'contradiction':
      return contradictionChanges(review, verdict, found, now);
    case 'unknown':
      return unknownChanges(judged.text ?? '', now.judged.text ?? '', found.path);
    case 'document':
      return documentChanges(part('document_sha256'));
    case 'link':
      return [
        ...linkChanges(target.entry, target.entry_id, found, judged, now.judged),
        ...differencesIn({ ...claimPart(target.claim_id, found), ...part('claim_sha256') }),
        ...differencesIn({ ...entryPart(target.entry, target.entry_id, found), ...part('entry_sha256') }),
      ];
  }
}

function contentOf(contents: Review['contents'], sha256: string | undefined): JsonObject | undefined {
  const content = sha256 === undefined ? undefined : own(contents, sha256);
  return content as JsonObject | undefined;
}

const claimPart = (id: string, { claimIndex }: ReviewTarget) =>
  ({ kind: 'claim', subject: id, at: pointer('claims', claimIndex ?? 0), path: '' }) as const;

const entryPart = (kind: keyof typeof listOfEntry, id: string, { entryIndex }: ReviewTarget) =>
  ({ kind, subject: id, at: pointer(listOfEntry[kind], entryIndex ?? 0), path: '' }) as const;

function linkChanges(
  entry: keyof typeof listOfEntry,
  id: string,
  found: ReviewTarget,
  before: Judged,
  after: Judged,
): readonly FieldDifference[] {
  const path = pointer('evidence', found.linkIndex ?? 0);
  return differencesIn({ ...entryPart(entry, id, found), path, before: textsOf(before), after: textsOf(after) });
}

/** Compares each claim with itself, also if the claims of the contradiction changed sides. */
function contradictionChanges(
  { contents }: Review,
  { judged, target }: Verdict,
  found: ReviewTarget,
  now: ReviewedContent,
): readonly FieldDifference[] {
  const current = found.target;
  if (target.kind !== 'contradiction' || current.kind !== 'contradiction') return [];
  const isSwapped = current.left_claim_id !== target.left_claim_id;
  const claim = (side: 'left' | 'right'): readonly FieldDifference[] => {
    const nowSide = isSwapped ? (side === 'left' ? 'right' : 'left') : side;
    return differencesIn({
      kind: 'claim',
      subject: target[`${side}_claim_id`],
      at: pointer('claims', found[`${nowSide}Index`] ?? 0),
      path: '',
      before: contentOf(contents, judged[`${side}_claim_sha256`]),
      after: contentOf(now.contents, now.judged[`${nowSide}_claim_sha256`]),
    });
  };
  const explanationOf = ({ explanation }: Judged): JsonObject => (explanation === undefined ? {} : { explanation });
  const own = { kind: 'contradiction', subject: 'the contradiction', at: found.path, path: '' } as const;
  return [
    ...(isSwapped ? [swappedSides(found.path)] : []),
    ...differencesIn({ ...own, before: explanationOf(judged), after: explanationOf(now.judged) }),
    ...claim('left'),
    ...claim('right'),
  ];
}

function swappedSides(at: Pointer): FieldDifference {
  const places = { before: at, after: at };
  return { kind: 'reordered', places, name: 'Claims', sentence: 'The claims of the contradiction changed sides.' };
}

function unknownChanges(before: string, after: string, at: Pointer): readonly FieldDifference[] {
  const lead = 'The unknown changed: ';
  const places = { before: at, after: at };
  return [
    {
      kind: 'changed',
      name: 'Unknown',
      lead,
      places,
      before,
      after,
      get sentence() {
        return `${lead}${differenceInWords(before, after, [])}.`;
      },
    },
  ];
}

function textsOf({ effect, reason }: Judged): JsonObject {
  return { ...(effect !== undefined && { effect }), ...(reason !== undefined && { reason }) };
}

function differencesIn({ kind, subject, at, path, before, after }: Compared): readonly FieldDifference[] {
  if (!before || !after) return cameOrWent(subject, at, before, after);
  const place = { path, before: at + path, after: at + path };
  return compareProperties({ kind, subject, names: [] }, place, before, after, compareValues).map(({ field }) => field);
}

function cameOrWent(
  subject: string,
  at: Pointer,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): readonly FieldDifference[] {
  if (before === after) return [];
  if (after === undefined) {
    return [{ kind: 'removed', places: { before: at }, name: subject, sentence: `${subject} was deleted.` }];
  }
  return [{ kind: 'added', places: { after: at }, name: subject, sentence: `${subject} was added.` }];
}

function documentChanges({ before, after }: Pick<Compared, 'before' | 'after'>): readonly FieldDifference[] {
  if (!before || !after) return [];
  const subject = 'the assessment';
  const head = (document: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(document).filter(([name]) => !partLists.some((list) => list === name)));
  return [
    ...differencesIn({ kind: 'document', subject, at: '', path: '', before: head(before), after: head(after) }),
    ...partLists.flatMap((list) => digestChanges(list, before[list], after[list])),
  ];
}

/** Compares entries by their IDs and digests, and says which were added, deleted and changed. */
function digestChanges(
  list: string,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): readonly FieldDifference[] {
  const [old, fresh] = [digestsById(before), digestsById(after)];
  const current = [...fresh].flatMap(([key, { id, sha256, index }]): readonly FieldDifference[] => {
    const at = pointer(list, index);
    const was = old.get(key);
    if (!was) return cameOrWent(id, at, undefined, sha256);
    if (was.sha256 === sha256) return [];
    const places = { before: pointer(list, was.index), after: at };
    return [{ kind: 'changed', places, name: id, sentence: `${id} has changed.` }];
  });
  const removed = [...old].filter(([key]) => !fresh.has(key));
  const removals = removed.flatMap(([, { id, sha256, index }]) =>
    cameOrWent(id, pointer(list, index), sha256, undefined),
  );
  if (current.length + removals.length > 0 || sameOrder(old, fresh)) return [...current, ...removals];
  const places = { before: pointer(list), after: pointer(list) };
  const name = list === 'claims' ? 'Claims' : 'Entries';
  return [{ kind: 'reordered', places, name, sentence: `${name} are in a different order.` }];
}

interface Digested {
  readonly id: string;
  readonly sha256: string;
  readonly index: number;
}

function digestsById(value: JsonValue | undefined): ReadonlyMap<string, Digested> {
  const found = new Map<string, Digested>();
  (isJsonArray(value) ? value : []).forEach((item, index) => {
    if (!isJsonObject(item)) return;
    const id = textAt(item, 'id');
    let key = id;
    for (let number = 2; found.has(key); number += 1) key = `${id} ${String(number)}`;
    found.set(key, { id: id === '' ? 'An entry without an ID' : id, sha256: textAt(item, 'sha256'), index });
  });
  return found;
}

function sameOrder(one: ReadonlyMap<string, Digested>, other: ReadonlyMap<string, Digested>): boolean {
  const keys = [...other.keys()];
  return [...one.keys()].every((key, index) => key === keys[index]);
}

/** Whether a verdict is about the current content. */
export type VerdictState =
  | { readonly state: 'current' }
  /** The reviewed content has changed, with the differences. */
  | { readonly state: 'stale'; readonly differences: readonly FieldDifference[] }
  /** The reviewed item no longer exists. */
  | { readonly state: 'gone' };

const current: VerdictState = { state: 'current' };
const missingState: VerdictState = { state: 'gone' };

/** The last result for each verdict, with the content that it was computed for. */
const verdictStates = new WeakMap<Verdict, { readonly now: ReviewedContent; readonly standing: VerdictState }>();

/**
 * Returns the state of a verdict in the current draft: 'current' if the digest of the target's content is the
 * verdict's, 'stale' if it is another one, and 'gone' if the target does not exist. Differences are computed when they
 * are read, and cached.
 */
export function verdictState(workspace: Workspace, review: Review, verdict: Verdict, digest: Digest): VerdictState {
  const found = findReviewed(workspace.assessment, review, verdict);
  return verdictStateAt(workspace, review, verdict, found, digest);
}

/** The same for a verdict whose target's position is known. */
export function verdictStateAt(
  workspace: Pick<Workspace, 'assessment'>,
  review: Review,
  verdict: Verdict,
  found: ReviewTarget | undefined,
  digest: Digest,
): VerdictState {
  const { assessment } = workspace;
  if (!found) return missingState;
  if (isCurrentAt(assessment, found, review, verdict, digest)) return current;
  const now = reviewedContentAt(assessment, found, review.kind, digest);
  if (!now) return missingState;
  const last = verdictStates.get(verdict);
  if (last?.now === now) return last.standing;
  const standing = stale(() => changesSince(review, verdict, found, now));
  verdictStates.set(verdict, { now, standing });
  return standing;
}

/** Computed on demand, because comparing long texts takes time and a list shows few outdated verdicts at once. */
function stale(find: () => readonly FieldDifference[]): VerdictState {
  let found: readonly FieldDifference[] | undefined;
  return {
    state: 'stale',
    get differences() {
      found ??= find();
      return found;
    },
  };
}
