import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { valueAt } from '../../json/pointer.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { createChecker } from '../../check/checker.ts';
import { workspaceOf } from '../example-workspace.ts';
import { findingsOf, applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './passage-not-loaded.ts';

describe('anchor/passage-not-loaded', () => {
  it('says that it cannot check, and not that something is wrong', () => {
    const [finding] = findingsOf(rule, { casefile: null });
    expect([finding?.level, finding?.certainty]).toEqual(['notice', 'unchecked']);
  });

  it('is a violation if the casefile has the assessment’s fingerprint, and follows the fingerprint', () => {
    const assessment = { '/claims/0/passage_id': `sha256:${'0'.repeat(64)}`, '/observation_ids': [1, 7] };
    const known = workspaceOf({ title: '', assessment });
    const checker = createChecker({ digest: sha256, rules: [rule] });
    const levels = (workspace: Workspace) =>
      checker
        .check(workspace)
        .findings.filter(({ ruleId }) => ruleId === rule.id)
        .map(({ level, certainty }) => `${level} ${certainty}`);
    const other = { ...known, assessment: { ...known.assessment, casefile_fingerprint_sha256: '0'.repeat(64) } };
    expect(levels(known)).toEqual(['violation checked', 'violation checked']);
    expect(levels(other)).toEqual(['notice unchecked', 'notice unchecked']);
    expect(levels(known)).toEqual(['violation checked', 'violation checked']);
    expect(levels({ ...known, casefile: null })).toEqual(['notice unchecked', 'notice unchecked']);
  });

  it('offers a loaded passage that has exactly the text, with its context', () => {
    const example = { assessment: { '/claims/0/passage_id': `sha256:${'0'.repeat(64)}`, '/claims/0/span/start': 90 } };
    const finding = onlyFinding(rule, example);
    expect(finding.fixes.map(({ title }) => title)).toEqual([
      'Move the claim to observation 1, “On the north channel” (exact match)',
    ]);
    expect(finding.fixes[0]?.preview?.around?.after).toMatch(/^ The River Authority says/);
    expect(valueAt(applyFix(example, finding).assessment, '/claims/0/span')).toMatchObject({ start: 0, end: 59 });
  });

  it('leaves an invalid passage ID to the schema', () => {
    for (const id of ['sha256:', 'x', '', undefined, 5]) {
      expect(findingsOf(rule, { assessment: { '/claims/0/passage_id': id } })).toEqual([]);
    }
  });
});
