/** Decides which findings only say that something is not filled in yet, and counts the others. */
import { isJsonArray, type JsonValue } from '../json/json.ts';
import { valueAt, type Pointer } from '../json/pointer.ts';
import type { Finding } from '../rules/finding.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { CheckResult } from './result.ts';

/** Returns true if a finding about `value` only says that something is not filled in, or not cited, yet. */
export function isMissing(finding: Finding, value: JsonValue | undefined): boolean {
  if (finding.ruleId === 'schema/anyOf' || finding.ruleId === 'claim/uncited') return true;
  const unfilled = value === undefined || value === '' || (isJsonArray(value) && value.length === 0);
  return unfilled && finding.ruleId.startsWith('schema/');
}

const none: ReadonlySet<Finding> = new Set();

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
  if (findings.length === 0) return none;
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
  return workspace.startedHere ? findingsOfMissing(workspace, check, '') : none;
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
