import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { findingAt } from '../rules/finding.fixtures.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { emptyWorkspace, newWorkspace } from '../workspace/create.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { createChecker } from './checker.ts';
import { countsWithout, findingCounts, findingsToComplete, isMissing } from './missing.ts';

const checkOf = (workspace: Workspace) => createChecker({ digest: sha256 }).check(workspace);

it('a finding is about a missing value if the value is empty and its rule asks for one', () => {
  const cases = [
    ['schema/required', undefined, true],
    ['schema/minLength', '', true],
    ['schema/minItems', [], true],
    ['schema/anyOf', { start: null, end: null }, true],
    ['claim/uncited', 'C-001', true],
    ['schema/maxLength', 'long', false],
    ['schema/type', 5, false],
    ['reference/claim-missing', undefined, false],
  ] as const;
  const wrong = cases.filter(([ruleId, value, missing]) => isMissing(findingAt('', { ruleId }), value) !== missing);
  expect(wrong).toEqual([]);
});

describe('parts to complete', () => {
  it('is everything that a new draft lacks', () => {
    const workspace = newWorkspace('');
    const check = checkOf(workspace);
    const toComplete = findingsToComplete(workspace, check);
    expect([...toComplete]).toEqual(check.findings);
    expect(countsWithout(check, toComplete)).toEqual({ error: 0, violation: 0, notice: 0 });
    expect(findingCounts(workspace, check)).toEqual({ errors: 0, violations: 0, toComplete: toComplete.size });
  });

  it('is nothing in an assessment from a file', () => {
    const workspace = emptyWorkspace('');
    const check = checkOf(workspace);
    expect(findingsToComplete(workspace, check).size).toBe(0);
    expect(countsWithout(check, new Set()).error).toBe(check.findings.length);
    expect(findingCounts(workspace, check)).toEqual({ errors: check.findings.length, violations: 0, toComplete: 0 });
  });

  it('does not contain a wrong value', () => {
    const wrong = applyEdit(newWorkspace(''), { type: 'set', path: '/assessment/producer/kind', value: 'robot' });
    const check = checkOf(wrong);
    const toComplete = findingsToComplete(wrong, check);
    expect([...toComplete].map(({ path }) => path)).not.toContain('/producer/kind');
    expect(countsWithout(check, toComplete).error).toBe(1);
  });
});
