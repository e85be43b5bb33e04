import { describe, expect, it } from 'vitest';
import { findingsOf, reported } from '../rule.fixtures.ts';
import rule from './duplicate.ts';

describe('evidence/duplicate', () => {
  it('finds every later link, and points to the first', () => {
    const link = { claim_id: 'C-001', effect: 'supports', reason: 'It says so.' };
    const findings = findingsOf(rule, { assessment: { '/power_bases/0/evidence': [link, link, link] } });
    expect(findings.map(({ path, related }) => [path, ...related])).toEqual([
      ['/power_bases/0/evidence/1', '/power_bases/0/evidence/0'],
      ['/power_bases/0/evidence/2', '/power_bases/0/evidence/0'],
    ]);
  });

  it('leaves incomplete links to the schema', () => {
    const [noClaim, noEffect] = [{ effect: 'supports' }, { claim_id: 'C-001' }];
    const evidence = [noClaim, noClaim, noEffect, noEffect, null];
    expect(reported(rule, { '/power_bases/0/evidence': evidence })).toEqual([]);
  });
});
