import { describe, expect, it } from 'vitest';
import { findingAt } from '../../../core/rules/finding.fixtures.ts';
import { fieldShowing, findingsByField, keepEqual, appendEdit, setEdit } from './hooks.ts';
import { applyEdit } from '../../../core/workspace/apply-edit.ts';
import type { JsonObject } from '../../../core/json/json.ts';

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

it('keeps the list while its items are the same, and returns a new one otherwise', () => {
  const one = { id: 1 };
  const select = keepEqual((items: readonly object[]) => items.filter((item) => 'id' in item));
  const first = select([one]);
  expect(select([one])).toBe(first);
  expect(select([one, {}])).toBe(first);
  expect(select([{ id: 1 }])).not.toBe(first);
  expect(select([])).toEqual([]);
});

const after = (assessment: JsonObject, edit: ReturnType<typeof setEdit>) =>
  applyEdit({ title: '', assessment, casefile: null }, edit).assessment;

describe('setting a field', () => {
  it('sets only the field if its parent exists', () => {
    const assessment = { claims: [{ attribution: { mode: 'publisher' } }] };
    const edit = setEdit(assessment, '/claims/0/attribution/actor_id', null);
    expect(edit).toEqual({ type: 'set', path: '/assessment/claims/0/attribution/actor_id', value: null });
    expect(after(assessment, edit)).toEqual({ claims: [{ attribution: { mode: 'publisher', actor_id: null } }] });
  });

  it('creates missing parent objects', () => {
    const assessment = { power_bases: [{}] };
    const edit = setEdit(assessment, '/power_bases/0/scope/relationship', 'other');
    expect(after(assessment, edit)).toEqual({ power_bases: [{ scope: { relationship: 'other' } }] });
  });

  it('accepts unusual property names', () => {
    const assessment = {};
    expect(after(assessment, setEdit(assessment, '/producer/a~1b', 1))).toEqual({ producer: { 'a/b': 1 } });
  });
});

describe('adding to a list', () => {
  it('appends values', () => {
    const assessment = { unknowns: ['one'] };
    expect(after(assessment, appendEdit(assessment, '/unknowns', ['two']))).toEqual({ unknowns: ['one', 'two'] });
  });

  it('creates a missing list and its parents', () => {
    const assessment = { power_bases: [{}] };
    expect(after(assessment, appendEdit(assessment, '/power_bases/0/scope/geographies', ['sea']))).toEqual({
      power_bases: [{ scope: { geographies: ['sea'] } }],
    });
  });
});
