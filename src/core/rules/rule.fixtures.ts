/** Helpers of the rules' tests: run a rule on an example and apply its fixes. */
import { sha256 } from '@noble/hashes/sha2.js';
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
