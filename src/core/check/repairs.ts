/** The repairs of a draft: fixes that can be applied together, what they change in words, and the claims to review. */
import { fixKinds, type FixKind } from '../rules/fix-kind.ts';
import type { Finding, Fix } from '../rules/finding.ts';
import { parsePointer, parentOf, valueAt, type Pointer } from '../json/pointer.ts';
import { EditError } from '../json/edit-error.ts';
import { changedTextRange } from '../json/changed-range.ts';
import { isJsonArray, type JsonValue } from '../json/json.ts';
import { shortenMiddle, wordsAround } from '../text/excerpt.ts';
import { showHiddenCharacters } from '../text/hidden.ts';
import { shortenEnd } from '../text/shorten.ts';
import { spanFromUtf16, textAt } from '../text/span.ts';
import type { Edit, Workspace } from '../workspace/workspace.ts';
import { grouped } from '../json/grouped.ts';
import { applyEdit } from '../workspace/apply-edit.ts';

/** One change that a person can choose, with the findings that it resolves. */
export interface Repair {
  /** The keys of its findings. They stay the same as long as nothing before them is added or removed. */
  readonly keys: readonly [string, ...string[]];
  readonly kind: FixKind;
  readonly fix: Fix;
  /** The findings with this fix, in the document's order. Several if they have the same edit. */
  readonly findings: readonly [Finding, ...Finding[]];
}

/** The repairs of one kind, in the document's order. */
export interface RepairGroup {
  readonly kind: FixKind;
  readonly repairs: readonly Repair[];
}

/** The fix of a finding that can be applied with others: its first one, if it has a kind. */
function repairOf(finding: Finding): (Fix & { readonly kind: FixKind }) | undefined {
  const [fix] = finding.fixes;
  return fix?.kind === undefined ? undefined : { ...fix, kind: fix.kind };
}

/** Returns a key for a finding's fix. It does not contain the edit, which can change when other repairs are applied. */
function keyOf({ ruleId, messageId, document, path }: Finding, kind: FixKind): string {
  return `${kind} ${ruleId} ${messageId} ${document} ${path}`;
}

/** Returns the repairs among findings, in their order. Findings whose fixes have the same edit share a repair. */
export function repairsOf(findings: readonly Finding[]): readonly Repair[] {
  const repairs = new Map<string, Repair>();
  for (const finding of findings) {
    const fix = repairOf(finding);
    if (!fix) continue;
    const edit = `${fix.kind} ${JSON.stringify(fix.edit)}`;
    const before = repairs.get(edit);
    repairs.set(
      edit,
      before
        ? {
            ...before,
            keys: [...before.keys, keyOf(finding, fix.kind)],
            findings: [...before.findings, finding],
          }
        : { keys: [keyOf(finding, fix.kind)], kind: fix.kind, fix, findings: [finding] },
    );
  }
  return [...repairs.values()];
}

const order = Object.keys(fixKinds) as readonly FixKind[];

/** Returns the repairs in groups of one kind, mechanical kinds first. */
export function repairGroups(findings: readonly Finding[]): readonly RepairGroup[] {
  const repairs = repairsOf(findings);
  return order
    .map((kind) => ({ kind, repairs: repairs.filter((repair) => repair.kind === kind) }))
    .filter((group) => group.repairs.length > 0);
}

/** The rules that report such claims. They need a casefile. */
const rules: ReadonlySet<string> = new Set([
  'anchor/text-differs',
  'anchor/out-of-passage',
  'anchor/words-in-no-passage',
  'span/length',
  'span/order',
]);

/** The fields without which a claim has no place in a passage. */
const placeField = /^\/claims\/\d+\/(?:passage_id|span|span\/start|span\/end)$/;

function isAboutText({ ruleId, messageId, path }: Finding): boolean {
  if (rules.has(ruleId)) return true;
  if (ruleId === 'anchor/passage-not-loaded') return messageId === 'not-loaded' || messageId === 'not-in-evidence';
  return ruleId.startsWith('schema/') && placeField.test(path);
}

function claimIndex({ document, path }: Finding): number | undefined {
  const [list, index] = parsePointer(path);
  return document === 'assessment' && list === 'claims' && index !== undefined ? Number(index) : undefined;
}

/** Returns the indices of the claims whose text is not exactly at its place, in order. */
export function claimsToReview(findings: readonly Finding[]): readonly number[] {
  const indices = new Set<number>();
  for (const finding of findings) {
    const index = isAboutText(finding) ? claimIndex(finding) : undefined;
    if (index !== undefined) indices.add(index);
  }
  return [...indices].sort((one, other) => one - other);
}

/** Returns those of them that no mechanical fix repairs, so that a person must decide. */
export function claimsToDecide(findings: readonly Finding[]): readonly number[] {
  return claimsToReview(
    findings.filter(({ fixes: [fix] }) => fix?.kind === undefined || !fixKinds[fix.kind].mechanical),
  );
}

/** The texts before and after a change; undefined for a value that is missing then. */
export interface ChangeInWords {
  readonly before?: string;
  readonly after?: string;
}

/** The length from which a text is shortened, in code points. */
const longest = 160;

/** The number of code points shown around the part of a longer text that changes. */
const reach = 40;

function valueInWords(value: JsonValue, shorten: (text: string) => string): string {
  if (value === null) return 'open';
  if (value === '') return 'empty text';
  return typeof value === 'string' ? `“${showHiddenCharacters(shorten(value))}”` : shorten(JSON.stringify(value));
}

/** Returns the text around the UTF-16 range that changes, with ellipses for the rest. */
function textAround(text: string, start: number, end: number): string {
  const change = spanFromUtf16(text, start, end);
  const { before, after, cutBefore, cutAfter } = wordsAround(text, change, reach);
  const changed = shortenMiddle(textAt(text, change) ?? '', longest / 2);
  return `${cutBefore ? '…' : ''}${before}${changed}${after}${cutAfter ? '…' : ''}`;
}

/** Describes two values. Longer texts are shortened to what differs, so that the difference is always shown. */
function valueChange(before: JsonValue | undefined, after: JsonValue | undefined): ChangeInWords {
  const shortened = (text: string): string => shortenEnd(text, longest);
  if (before === undefined) return after === undefined ? {} : { after: valueInWords(after, shortened) };
  if (after === undefined) return { before: valueInWords(before, shortened) };
  const [old, fresh] = [before, after].map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  if (old === undefined || fresh === undefined) return {};
  const isShort = Math.max(old.length, fresh.length) <= longest;
  const { start, beforeEnd, afterEnd } = changedTextRange(old, fresh);
  return {
    before: valueInWords(before, (text) => (isShort ? text : textAround(text, start, beforeEnd))),
    after: valueInWords(after, (text) => (isShort ? text : textAround(text, start, afterEnd))),
  };
}

function nameOf(path: Pointer): string {
  return `“${parsePointer(path).at(-1) ?? ''}”`;
}

/** Describes a span that only moves: “12–59”. */
function movedSpan(edits: readonly Edit[], at: (path: Pointer) => JsonValue | undefined): ChangeInWords | undefined {
  const [start, end, ...more] = edits;
  if (start?.type !== 'set' || end?.type !== 'set' || more.length > 0) return undefined;
  if (!start.path.endsWith('/span/start') || !end.path.endsWith('/span/end')) return undefined;
  const inWords = (from: JsonValue | undefined, to: JsonValue | undefined): string => `${String(from)}–${String(to)}`;
  return { before: inWords(at(start.path), at(end.path)), after: inWords(start.value, end.value) };
}

/** Describes a property that is renamed: its names. */
function renamedProperty(edits: readonly Edit[]): ChangeInWords | undefined {
  const [removed, added, ...more] = edits;
  if (removed?.type !== 'unset' || added?.type !== 'set' || more.length > 0) return undefined;
  if (parentOf(removed.path) !== parentOf(added.path)) return undefined;
  return { before: nameOf(removed.path), after: nameOf(added.path) };
}

/** Describes an edit in the workspace before it; undefined if it changes too much for two short texts. */
export function changeInWords(workspace: Workspace, edit: Edit): ChangeInWords | undefined {
  const at = (path: Pointer): JsonValue | undefined => valueAt(workspace as unknown as JsonValue, path);
  switch (edit.type) {
    case 'set':
      return valueChange(at(edit.path), edit.value);
    case 'unset':
      return valueChange(at(edit.path), undefined);
    case 'rename':
      return valueChange(edit.from, edit.to);
    case 'batch':
      return movedSpan(edit.edits, at) ?? renamedProperty(edit.edits);
    default:
      return undefined;
  }
}

/** The result of applying the chosen repairs. */
export interface RepairOutcome {
  /** All applied repairs as one step. */
  readonly edit: Edit;
  readonly applied: readonly Repair[];
  /** Repairs whose findings were resolved by others. */
  readonly unneeded: readonly Repair[];
  /** Repairs that were impossible, with the reason in a sentence. */
  readonly failed: readonly { readonly repair: Repair; readonly why: string }[];
}

/** Returns the findings of a workspace. The same checker for all calls makes repeated checks fast. */
type CheckFindings = (workspace: Workspace) => readonly Finding[];

/**
 * Calls `visit` with the paths that contain a path, the nearest first, until it returns true. Returns whether it did.
 */
function someAncestor(path: Pointer, visit: (ancestor: Pointer) => boolean): boolean {
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
    if (visit(path.slice(0, at))) return true;
  }
  return false;
}

/** The paths that were changed since the last check. */
class ChangedPaths {
  readonly #paths = new Set<Pointer>();
  readonly #ancestors = new Set<Pointer>();

  /** Whether a change was made at a path, in it, or around it. */
  touches(path: Pointer): boolean {
    return this.#paths.has(path) || this.#ancestors.has(path) || someAncestor(path, (at) => this.#paths.has(at));
  }

  add(path: Pointer): void {
    this.#paths.add(path);
    someAncestor(path, (at) => {
      this.#ancestors.add(at);
      return false;
    });
  }
}

/** The paths that an edit sets or removes. */
function pathsOf(edit: Edit): readonly Pointer[] {
  if (edit.type === 'batch') return edit.edits.flatMap(pathsOf);
  return 'path' in edit ? [edit.path] : [];
}

/** Whether an edit only sets values and removes properties, so that the positions of all others stay the same. */
function isSetOnly(workspace: Workspace, edit: Edit): boolean {
  if (edit.type === 'batch') return edit.edits.every((each) => isSetOnly(workspace, each));
  return edit.type === 'set' || (edit.type === 'unset' && !isItem(workspace, edit.path));
}

function isItem(workspace: Workspace, path: Pointer): boolean {
  return isJsonArray(valueAt(workspace as unknown as JsonValue, parentOf(path)));
}

/** How a repair can be applied together with others: it sets values, removes an item, or can affect any other. */
type Manner = 'sets' | 'interacts' | 'removes';

const manners: readonly Manner[] = ['sets', 'interacts', 'removes'];

function mannerOf(workspace: Workspace, { kind, fix: { edit } }: Repair): Manner {
  if (fixKinds[kind].interacts) return 'interacts';
  if (edit.type === 'unset' && isItem(workspace, edit.path)) return 'removes';
  return isSetOnly(workspace, edit) ? 'sets' : 'interacts';
}

/**
 * Returns repairs in the order in which they are applied: first those that set values, then those that can affect one
 * another, in the order of their kinds. Those that remove items come last, from the end of the document to its
 * beginning, so that the positions of all others stay the same.
 */
export function inApplyingOrder(workspace: Workspace, repairs: readonly Repair[]): readonly Repair[] {
  const byManner = grouped(repairs, (repair) => mannerOf(workspace, repair));
  return manners.flatMap((manner) => {
    const group = byManner.get(manner) ?? [];
    if (manner === 'interacts')
      return group.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
    return manner === 'removes' ? group.toReversed() : group;
  });
}

/** Applies repairs and keeps account of them. */
class Repairing {
  now: Workspace;
  readonly edits: Edit[] = [];
  readonly unneeded: Repair[] = [];
  readonly failed: { readonly repair: Repair; readonly why: string }[] = [];
  /** How often each repair was applied: at most once for each of its findings. */
  readonly #times = new Map<Repair, number>();

  constructor(workspace: Workspace) {
    this.now = workspace;
  }

  get applied(): readonly Repair[] {
    return [...this.#times.keys()];
  }

  /** Applies the current fix of a chosen repair. Returns whether other findings of it can be left. */
  #apply(repair: Repair, edit: Edit): boolean {
    try {
      this.now = applyEdit(this.now, edit);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      this.failed.push({ repair, why: error.message });
      return false;
    }
    this.edits.push(edit);
    const times = (this.#times.get(repair) ?? 0) + 1;
    this.#times.set(repair, times);
    return times < repair.keys.length;
  }

  /**
   * Applies the first pending repairs that do not affect one another, without checking in between. Returns those that
   * are left for the next round. `findings` are those of the current workspace.
   */
  round(pending: readonly Repair[], findings: readonly Finding[]): readonly Repair[] {
    const current = new Map(repairsOf(findings).flatMap((repair) => repair.keys.map((key) => [key, repair] as const)));
    const changed = new ChangedPaths();
    const left: Repair[] = [];
    let [isFirst, isLast] = [true, false];
    for (const repair of pending) {
      const found = repair.keys.map((key) => current.get(key)).find((each) => each !== undefined);
      if (!found) {
        if (!this.#times.has(repair)) this.unneeded.push(repair);
        continue;
      }
      const { edit } = found.fix;
      const manner = mannerOf(this.now, found);
      const paths = manner === 'interacts' ? [] : pathsOf(edit);
      const isNext = manner === 'interacts' ? isFirst : !paths.some((path) => changed.touches(path));
      // Before an item is removed, nothing else may be left, because the positions of later items change.
      if (isLast || !isNext || (manner === 'removes' && left.length > 0)) {
        left.push(repair);
        continue;
      }
      if (this.#apply(repair, edit)) left.push(repair);
      for (const path of paths) changed.add(path);
      isFirst = false;
      isLast = manner === 'interacts';
    }
    return left;
  }
}

/**
 * Applies chosen repairs of a draft. The result is the same as if each were applied by itself, in `inApplyingOrder`,
 * and everything were checked after each: repairs that others made unnecessary are left out, and repairs that depend on
 * others use the new values. `findings` are those of the workspace.
 */
export function applyRepairs(
  workspace: Workspace,
  findings: readonly Finding[],
  chosen: readonly Repair[],
  check: CheckFindings,
): RepairOutcome {
  const repairing = new Repairing(workspace);
  let pending = repairing.round(inApplyingOrder(workspace, chosen), findings);
  while (pending.length > 0) pending = repairing.round(pending, check(repairing.now));
  const { edits, applied, unneeded, failed } = repairing;
  return { edit: { type: 'batch', edits }, applied, unneeded, failed };
}
