/** Helpers of the rules' tests: run a rule on an example and apply its fixes. */
import { sha256 } from '@noble/hashes/sha2.js';
import type { JsonValue } from '../json/json.ts';
import { valueAt, type Pointer } from '../json/pointer.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { createChecker } from '../check/checker.ts';
import { workspaceOf } from './example-workspace.ts';
import type { Finding } from './finding.ts';
import type { Example, Rule } from './rule.ts';

/** Returns the findings of one rule in a workspace. */
export function findingsIn(rule: Rule, workspace: Workspace, scopeStatement?: string): readonly Finding[] {
  const options = scopeStatement === undefined ? {} : { scopeStatement };
  return createChecker({ digest: sha256, rules: [rule], ...options })
    .check(workspace)
    .findings.filter(({ ruleId }) => ruleId === rule.id || ruleId === 'rule-crashed');
}

/** Returns the findings of one rule in an example, which may be partial. */
export function findingsOf(rule: Rule, example: Partial<Example>): readonly Finding[] {
  return findingsIn(rule, workspaceOf({ title: '', ...example }), example.scopeStatement);
}

/** Returns the only finding of a rule in an example. */
export function onlyFinding(rule: Rule, example: Partial<Example>): Finding {
  const findings = findingsOf(rule, example);
  const [only] = findings;
  if (!only || findings.length > 1) throw new Error(`expected one finding of ${rule.id}, found ${findings.length}`);
  return only;
}

/** Returns the workspace after the fix with this title, or after the first one. */
export function applyFix(example: Partial<Example>, finding: Finding, title?: string): Workspace {
  const fix = title === undefined ? finding.fixes[0] : finding.fixes.find((candidate) => candidate.title === title);
  if (!fix) throw new Error(`“${finding.message}” has no fix “${title ?? ''}”`);
  return applyEdit(workspaceOf({ title: '', ...example }), fix.edit);
}

/** Returns the value at a path of the assessment after the first fix of the only finding in an example. */
export function fixedAt(rule: Rule, example: Partial<Example>, path: Pointer = ''): JsonValue | undefined {
  return valueAt(applyFix(example, onlyFinding(rule, example)).assessment, path);
}

/** Changes of the valid assessment; not a whole example. */
type AssessmentChanges = NonNullable<Example['assessment']> & {
  readonly assessment?: never;
  readonly casefile?: never;
};

/** Returns the assessments, as changes of the valid one, in which a rule finds anything. */
export function reported(rule: Rule, ...assessments: readonly AssessmentChanges[]) {
  return assessments.filter((assessment) => findingsOf(rule, { assessment }).length > 0);
}

/** Returns a draft that one checker follows through changes, with the findings of the rule. */
export function draftOf(rule: Rule, example: Partial<Example>) {
  const checker = createChecker({ digest: sha256, rules: [rule] });
  let workspace = workspaceOf({ title: '', ...example });
  const find = () => checker.check(workspace).findings.filter(({ ruleId }) => ruleId === rule.id);
  find();
  return {
    find,
    /** Sets the value at a path, and returns the number of findings. */
    set(path: Pointer, value: JsonValue): number {
      workspace = applyEdit(workspace, { type: 'set', path, value });
      return find().length;
    },
  };
}
