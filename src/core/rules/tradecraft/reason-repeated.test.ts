import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../../workspace/apply-edit.ts';
import { createChecker } from '../../check/checker.ts';
import { workspaceOf } from '../example-workspace.ts';
import { findingsOf } from '../rule.fixtures.ts';
import rule from './reason-repeated.ts';

const reasons = (first: unknown, second: unknown) => ({
  '/power_bases/0/evidence/0/reason': first,
  '/intent_hypotheses/0/evidence/0/reason': second,
});

describe('tradecraft/reason-repeated', () => {
  it('finds a reason that two entries share', () => {
    const findings = findingsOf(rule, { assessment: reasons('It names a day.', 'It names a day.') });
    expect(findings.map(({ path }) => path)).toEqual([
      '/power_bases/0/evidence/0/reason',
      '/intent_hypotheses/0/evidence/0/reason',
    ]);
  });

  it('reports no empty reasons', () => {
    expect(findingsOf(rule, { assessment: reasons('', '') })).toEqual([]);
    expect(findingsOf(rule, { assessment: reasons(undefined, undefined) })).toEqual([]);
  });

  it('removes its finding from both links as soon as one of them changes, letter by letter', () => {
    const checker = createChecker({ digest: sha256, rules: [rule] });
    let workspace = workspaceOf({ title: '', assessment: reasons('It names a day.', 'It names a day') });
    const found = () => checker.check(workspace).findings.length;
    const write = (value: string) => {
      workspace = applyEdit(workspace, {
        type: 'set',
        path: '/assessment/intent_hypotheses/0/evidence/0/reason',
        value,
      });
    };
    expect(found()).toBe(0);
    write('It names a day.');
    expect(found()).toBe(2);
    write('It names a day. And');
    expect(found()).toBe(0);
    write('It names a day.');
    expect(found()).toBe(2);
  });
});
