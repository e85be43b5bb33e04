import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import { exampleCasefile } from '../rules/example-workspace.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { newWorkspace } from '../workspace/create.ts';
import { setInGrade } from '../workspace/grade-edits.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { compareCasefiles } from './compare.ts';
import { possible } from './merge/merge.fixtures.ts';
import { mergeWorkspaces } from './merge/workspaces.ts';

const start: Workspace = { ...newWorkspace('The port'), casefile: exampleCasefile };

function graded(workspace: Workspace, kind: 'actor' | 'observation', basis: string): Workspace {
  return applyEdit(workspace, setInGrade(workspace, { kind, index: 0 }, 'basis', basis));
}

function sentences(before: Workspace, now: Workspace): readonly string[] {
  const [old, fresh] = [before, now].map(({ casefile }) => casefile as unknown as JsonObject) as [
    JsonObject,
    JsonObject,
  ];
  return compareCasefiles(old, fresh).map(({ sentence }) => sentence);
}

describe('source grades in two versions', () => {
  it('are compared field by field, without the format that follows from them', () => {
    const after = graded(start, 'observation', 'Port logs.');
    expect(sentences(start, after)).toEqual([
      'Observation 1’s source grade was added: basis of the grade “Port logs.”.',
    ]);
    expect(sentences(after, graded(after, 'observation', 'Port logs of 2026.'))).toEqual([
      'Observation 1’s basis of the grade changed: two words added, including a number.',
    ]);
  });

  it('are merged from both sides, with the format', () => {
    const mine = graded(start, 'observation', 'Port logs.');
    const theirs = graded(start, 'actor', 'Old notices.');
    const result = mergeWorkspaces({ base: start, mine, theirs }, sha256);
    const merged = result.ok ? result.merged.casefile : null;
    expect(merged?.format).toBe('assessment-desk.casefile/v3');
    expect(merged?.observations[0]?.grade?.basis).toBe('Port logs.');
    expect(merged?.actors[0]?.grade?.basis).toBe('Old notices.');
  });

  it.each(['actor', 'observation'] as const)('of an %s come from one side as a whole', (kind) => {
    const change = (workspace: Workspace, field: 'reliability' | 'basis', value: string) =>
      applyEdit(workspace, setInGrade(workspace, { kind, index: 0 }, field, value));
    const base = change(graded(start, kind, 'Port logs.'), 'reliability', 'B');
    const mine = change(base, 'reliability', 'E');
    const theirs = change(base, 'basis', 'Its notices agree with the port’s log.');
    const versions = { base, mine, theirs };
    const of = (workspace: Workspace | undefined) => workspace?.casefile?.[`${kind}s`][0]?.grade;
    const result = possible(mergeWorkspaces(versions, sha256));
    const [conflict, ...others] = result.conflicts;
    expect(others).toEqual([]);
    expect(conflict?.sentence).toContain('source grade was changed differently in both versions');
    expect(of(result.merged)).toEqual(of(mine));
    const chosen = mergeWorkspaces(versions, sha256, { [conflict!.id]: 'theirs' });
    expect(of(chosen.ok ? chosen.merged : undefined)).toEqual(of(theirs));
  });

  it.each([
    ['no base', null],
    ['a base without a casefile', { ...start, casefile: null }],
  ])('have no conflict about the format with %s', (_, base) => {
    const theirs = graded(start, 'observation', 'Port logs.');
    const retitled = { ...start, casefile: { ...exampleCasefile, title: 'Another title' } };
    for (const [one, other] of [
      [retitled, theirs],
      [theirs, retitled],
    ] as const) {
      const result = possible(mergeWorkspaces({ base, mine: one, theirs: other }, sha256));
      expect(result.conflicts.map(({ id }) => id)).not.toContain('/format');
      const { casefile } = result.merged;
      const isGraded = casefile?.observations[0]?.grade !== undefined;
      expect(casefile?.format).toBe(`assessment-desk.casefile/v${isGraded ? '3' : '1'}`);
    }
  });
});
