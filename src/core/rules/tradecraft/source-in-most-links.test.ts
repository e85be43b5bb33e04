import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { createChecker } from '../../check/checker.ts';
import { applyEdit } from '../../workspace/apply-edit.ts';
import { exampleAssessment, workspaceOf } from '../example-workspace.ts';
import { findingsOf } from '../rule.fixtures.ts';
import rule from './source-in-most-links.ts';

const [first, second] = exampleAssessment['claims'] as readonly Readonly<Record<string, unknown>>[];
const links = (claimId: string, count: number, effect = 'supports') =>
  Array.from({ length: count }, () => ({ claim_id: claimId, effect, reason: 'It says so.' }));
const draft = (evidence: unknown) => ({
  '/claims': [first, { ...second, observation_id: 2 }],
  '/power_bases/0/evidence': evidence,
  '/intent_hypotheses': [],
});

describe('tradecraft/source-in-most-links', () => {
  it('reports more than two thirds, and not exactly two thirds', () => {
    const found = (one: number, other: number) =>
      findingsOf(rule, { assessment: draft([...links('C-001', one), ...links('C-002', other)]) }).map(({ data }) => [
        data['links'],
        data['all'],
        data['observation'],
      ]);
    expect(found(4, 2)).toEqual([]);
    expect(found(2, 4)).toEqual([]);
    expect(found(5, 2)).toEqual([[5, 7, 1]]);
    expect(found(1, 5)).toEqual([[5, 6, 2]]);
  });

  it('does not count contradicting links and missing claims', () => {
    const evidence = [...links('C-001', 5), ...links('C-001', 9, 'contradicts'), ...links('C-404', 9)];
    expect(findingsOf(rule, { assessment: draft(evidence) })).toEqual([]);
  });

  it('follows every change of a link, a claim and the casefile', () => {
    const checker = createChecker({ digest: sha256, rules: [rule] });
    let workspace = workspaceOf({ title: '', assessment: draft([...links('C-001', 4), ...links('C-002', 2)]) });
    const found = () => checker.check(workspace).findings.filter(({ ruleId }) => ruleId === rule.id).length;
    const write = (path: string, value: string | number) => {
      workspace = applyEdit(workspace, { type: 'set', path, value });
    };
    expect(found()).toBe(0);
    write('/assessment/claims/1/observation_id', 1);
    expect(found()).toBe(1);
    write('/assessment/power_bases/0/evidence/0/effect', 'contradicts');
    expect(found()).toBe(0);
    write('/assessment/power_bases/0/evidence/0/effect', 'supports');
    expect(found()).toBe(1);
    write('/casefile/observations/0/publisher_actor_id', 'harbour-council');
    expect(checker.check(workspace).findings.find(({ ruleId }) => ruleId === rule.id)?.message).toContain(
      '6 of 6 supporting links cite one publisher (Harbour Council)',
    );
  });
});
