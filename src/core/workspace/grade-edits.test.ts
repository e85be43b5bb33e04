import { describe, expect, it } from 'vitest';
import { exampleCasefile } from '../rules/example-workspace.ts';
import { applyEdit } from './apply-edit.ts';
import { removeObservation } from './casefile-edits.ts';
import { newWorkspace } from './create.ts';
import { removeGrade, setInGrade, type Graded } from './grade-edits.ts';
import type { Workspace } from './workspace.ts';

const observation: Graded = { kind: 'observation', index: 0 };
const actor: Graded = { kind: 'actor', index: 0 };
const start: Workspace = { ...newWorkspace('The port'), casefile: exampleCasefile };
const formatOf = ({ casefile }: Workspace) => casefile?.format;

const graded = (of: Workspace, part: Graded, field: 'reliability' | 'basis', value: string | null) =>
  applyEdit(of, setInGrade(of, part, field, value));

describe('a source grade', () => {
  it('begins with its first field, and the casefile gets the format that has grades', () => {
    const after = graded(start, observation, 'reliability', 'B');
    const grade = { descriptor: '', reliability: 'B', credibility: null, basis: '' };
    expect(after.casefile?.observations[0]?.grade).toEqual(grade);
    expect(formatOf(after)).toBe('assessment-desk.casefile/v3');
    const ofActor = graded(start, actor, 'basis', 'x').casefile?.actors[0]?.grade;
    expect(ofActor).toEqual({ descriptor: '', reliability: null, basis: 'x' });
  });

  it('is removed with its last content, and the casefile is as before', () => {
    const after = graded(start, observation, 'reliability', 'B');
    expect(graded(after, observation, 'reliability', null)).toEqual(start);
    expect(applyEdit(after, removeGrade(observation))).toEqual(start);
    expect(graded(start, observation, 'basis', '')).toBe(start);
  });

  it('goes with the last graded observation, also from the format', () => {
    const after = graded(start, observation, 'reliability', 'B');
    expect(formatOf(applyEdit(after, removeObservation(after, 0)))).toBe('assessment-desk.casefile/v1');
  });

  it('is not set on a missing observation', () => {
    const missing: Graded = { kind: 'observation', index: 7 };
    expect(() => setInGrade(start, missing, 'basis', 'x')).toThrow(/no longer in the casefile/);
  });
});
