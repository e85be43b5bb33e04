/** What findings mean: their highest level, what is only not filled in yet, and what prevents an export. */
import { valueAt, type Pointer } from '../json/pointer.ts';
import type { Finding, Level } from '../rules/finding.ts';
import { byIdentity } from '../json/by-identity.ts';
import type { Choice } from '../assessment/choices.ts';
import { isJsonArray, type JsonValue } from '../json/json.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { counted } from '../json/words.ts';
import type { CheckResult } from './result.ts';

/** The levels, the highest first. */
const order: readonly Level[] = ['error', 'violation', 'notice'];

/** Returns the sort position of a level: 0 is the highest, 3 means no findings. */
export function levelRank(level: Level | null): number {
  return level === null ? order.length : order.indexOf(level);
}

/** Returns the higher of two levels. */
export function higherLevelOf(one: Level | null, other: Level): Level {
  return one !== null && levelRank(one) <= levelRank(other) ? one : other;
}

/** Returns the highest level that has findings; null for none. */
export function highestLevel(counts: Readonly<Record<Level, number>>): Level | null {
  return order.find((level) => counts[level] > 0) ?? null;
}

/** Returns the highest level of some findings, or null for none. Cached by the array, which the checker reuses. */
export const highestLevelOf = byIdentity((findings: readonly Finding[]): Level | null =>
  findings.reduce<Level | null>((most, { level }) => higherLevelOf(most, level), null),
);

/** A filter by the highest level of the findings; 'any' for at least one finding, 'none' for no findings. */
export type LevelFilter = Level | 'any' | 'none';

/** The filters by findings, with their titles. */
export const levelFilters: readonly (Choice & { readonly value: LevelFilter })[] = [
  { value: 'any', title: 'With findings' },
  { value: 'error', title: 'With errors' },
  { value: 'violation', title: 'Violations (no errors)' },
  { value: 'notice', title: 'Notices only' },
  { value: 'none', title: 'Without findings' },
];

/** Whether a filter, if there is one, accepts something with this highest level. */
export function matchesLevelFilter(wanted: LevelFilter | undefined, level: Level | null): boolean {
  if (wanted === undefined) return true;
  if (wanted === 'none') return level === null;
  return wanted === 'any' ? level !== null : level === wanted;
}

/** Returns true if a finding about `value` only says that something is not filled in, or not cited, yet. */
export function isMissing(finding: Finding, value: JsonValue | undefined): boolean {
  if (finding.ruleId === 'schema/anyOf' || finding.ruleId === 'claim/uncited') return true;
  const unfilled = value === undefined || value === '' || (isJsonArray(value) && value.length === 0);
  return unfilled && finding.ruleId.startsWith('schema/');
}

const noFindings: ReadonlySet<Finding> = new Set();

const missingOf = new WeakMap<readonly Finding[], ReadonlySet<Finding>>();

/**
 * Returns the findings about one part of an assessment that only say what is not filled in yet: an entry ('/claims/3')
 * or the head (''). Cached by the findings of the part, which the checker reuses.
 */
export function findingsOfMissing(
  { assessment }: Pick<Workspace, 'assessment'>,
  check: Pick<CheckResult, 'at'>,
  path: Pointer,
): ReadonlySet<Finding> {
  const findings = check.at(path);
  if (findings.length === 0) return noFindings;
  const cached = missingOf.get(findings);
  if (cached) return cached;
  const missing = new Set(findings.filter((finding) => isMissing(finding, valueAt(assessment, finding.path))));
  missingOf.set(findings, missing);
  return missing;
}

/**
 * Returns the findings about the head of an assessment that only say what is to complete, if it was started here: a new
 * draft has nothing wrong yet. Empty for an assessment from a file.
 */
export function findingsToComplete(workspace: Workspace, check: Pick<CheckResult, 'at'>): ReadonlySet<Finding> {
  return workspace.startedHere ? findingsOfMissing(workspace, check, '') : noFindings;
}

/** Returns the number of findings of each level, without some of them. */
export function countsWithout(
  { counts }: Pick<CheckResult, 'counts'>,
  left: ReadonlySet<Finding>,
): CheckResult['counts'] {
  if (left.size === 0) return counts;
  const others = { ...counts };
  for (const { level } of left) others[level] -= 1;
  return others;
}

/** The findings that matter for an export of a document. */
export interface Exportability {
  /** Errors. The file would not be valid, or nobody could use it, so the export is not possible. */
  readonly refused: readonly Finding[];
  /** Violations. The export asks for confirmation, because the rules that a recipient checks are not known. */
  readonly toConfirm: readonly Finding[];
  /** Notices. They do not affect the export. */
  readonly notices: readonly Finding[];
}

/** Whether an error says that the document is not valid. Only the schema says so; other errors are our conventions. */
export function isInvalidity({ ruleId }: Pick<Finding, 'ruleId'>): boolean {
  return ruleId.startsWith('schema/');
}

/** Says which errors break the contract's schema, and which are our conventions. */
export function errorsInWords(errors: readonly Pick<Finding, 'ruleId'>[]): string {
  const invalid = errors.filter(isInvalidity).length;
  const isWhole = invalid === errors.length;
  const first = `With ${isWhole ? 'these errors' : counted(invalid, 'error')}, this is not a valid document.`;
  if (isWhole) return first;
  const others = `The contract’s schema allows ${invalid === 0 ? 'these' : 'the others'}, but nobody could use the file.`;
  return invalid === 0 ? others : `${first} ${others}`;
}

/**
 * Groups the findings by what they mean for an export of the assessment, in their order. A draft can always be saved
 * and shared.
 */
export function exportability(result: Pick<CheckResult, 'findings'>): Exportability {
  const ofLevel = (level: Level) => result.findings.filter((finding) => finding.level === level);
  return { refused: ofLevel('error'), toConfirm: ofLevel('violation'), notices: ofLevel('notice') };
}

/** The findings of a draft that matter for its export, as the list of drafts stores them: without the notices. */
export interface FindingCounts {
  readonly errors: number;
  readonly violations: number;
  /** The errors and violations that only say what a draft started here still lacks. The others are without them. */
  readonly toComplete: number;
}

/** Counts the findings of a draft. */
export function findingCounts(workspace: Workspace, check: Pick<CheckResult, 'at' | 'counts'>): FindingCounts {
  const { error, violation } = countsWithout(check, findingsToComplete(workspace, check));
  const toComplete = check.counts.error - error + check.counts.violation - violation;
  return { errors: error, violations: violation, toComplete };
}

/** Whether two counts are the same. */
export function isSameCounts(one: FindingCounts | null | undefined, other: FindingCounts | null | undefined): boolean {
  if (!one || !other) return one === other;
  return one.errors === other.errors && one.violations === other.violations && one.toComplete === other.toComplete;
}
