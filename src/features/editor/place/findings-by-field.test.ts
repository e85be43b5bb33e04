import { describe, expect, it } from 'vitest';
import { findingAt } from '../../../core/rules/finding.fixtures.ts';
import { fieldShowing, findingsByField } from './findings-by-field.ts';

describe('the field that shows a finding', () => {
  it.each([
    ['claims', '/proposition', '/proposition'],
    ['claims', '/attribution/actor_id', '/attribution/actor_id'],
    ['claims', '/span/end', '/span'],
    ['claims', '/actual', '/span'],
    ['claims', '/passage_id', '/span'],
    ['claims', '/subject_actor_ids/3', '/subject_actor_ids'],
    ['claims', '/nobody_knows', ''],
    ['claims', '', ''],
    ['power_bases', '/evidence/7/reason', '/evidence'],
    ['power_bases', '/scope/nobody_knows', '/scope'],
    ['power_bases', '/scope/geographies/0', '/scope/geographies'],
    ['power_bases', '/time_scope', '/time_scope'],
    ['document', '/producer/name', '/producer/name'],
    ['document', '/observation_ids/0', '/observation_ids'],
    ['document', '/claims', ''],
    ['unknowns', '', ''],
  ] as const)('of %s at %j is %j', (kind, path, field) => {
    expect(fieldShowing(kind, path)).toBe(field);
  });

  it('shows each finding once, and the same lists for the same findings', () => {
    const findings = [findingAt('/claims/3/proposition'), findingAt('/claims/3/actual'), findingAt('/claims/3')];
    const byField = findingsByField(findings, 'claims', '/claims/3');
    expect([...byField.values()].flat()).toHaveLength(3);
    expect(byField.get('/span')).toEqual([findings[1]]);
    expect(findingsByField(findings, 'claims', '/claims/3')).toBe(byField);
    expect(findingsByField(findings, 'claims', '/claims/4')).not.toBe(byField);
  });
});
