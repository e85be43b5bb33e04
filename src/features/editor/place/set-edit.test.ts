import { describe, expect, it } from 'vitest';
import { applyEdit } from '../../../core/workspace/apply-edit.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { appendEdit, setEdit } from './set-edit.ts';

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
