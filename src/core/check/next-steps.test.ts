import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import type { Pointer } from '../json/pointer.ts';
import { exampleCasefile, workspaceOf } from '../rules/example-workspace.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { newWorkspace } from '../workspace/create.ts';
import { addEntry } from '../workspace/edits.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { createChecker } from './checker.ts';
import { firstOpenStep, nextSteps, stepNames, type StepName } from './next-steps.ts';

const check = (workspace: Workspace) => createChecker({ digest: sha256 }).check(workspace);
const stepsOf = (workspace: Workspace) => nextSteps(workspace, check(workspace));

function step(workspace: Workspace, name: StepName) {
  const found = stepsOf(workspace).find((one) => one.name === name);
  if (!found) throw new Error(`There is no step ${name}.`);
  return found;
}

/** The example draft with some values set or, for undefined, removed. */
const changed = (assessment: Readonly<Record<string, unknown>>, casefile: Readonly<Record<string, unknown>> = {}) =>
  workspaceOf({ title: '', assessment, casefile });

describe('the next steps', () => {
  it('of a new draft begin with the sources', () => {
    const steps = stepsOf(newWorkspace(''));
    expect(steps.map(({ name }) => name)).toEqual(stepNames);
    expect(steps.map(({ todo }) => todo)).toEqual([
      ['No sources yet'],
      ['No claims yet'],
      ['No power bases or hypotheses yet'],
      ['No evidence links yet'],
      ['5 fields of the document to complete'],
    ]);
    expect(firstOpenStep(steps)?.target).toEqual({ kind: 'sources' });
  });

  it('of a complete draft are none', () => {
    const steps = stepsOf(workspaceOf({ title: '' }));
    expect(steps.map(({ facts }) => facts)).toEqual([
      '1 observation',
      '2 claims',
      '1 power basis, 1 intent hypothesis',
      '4 evidence links',
      '',
    ]);
    expect(firstOpenStep(steps)).toBeUndefined();
    expect(steps.at(-1)?.target).toEqual({ kind: 'export' });
  });
});

describe('a new entry', () => {
  it.each(['claims', 'power_bases', 'intent_hypotheses'] as const)('in %s is to complete, and no error', (list) => {
    const workspace = workspaceOf({ title: '' });
    const added = applyEdit(workspace, addEntry(workspace, list));
    const index = (added.assessment[list] as readonly unknown[]).length - 1;
    const todo = (newEntry: string | null) =>
      nextSteps(added, check(added), newEntry as Pointer | null).flatMap((one) => one.todo.join());
    expect(todo(null).join()).toMatch(/errors or violations.*errors? before export/);
    expect(todo(`/${list}/${String(index)}`).join()).toMatch(/1 [a-z ]+ to complete/);
    expect(todo(`/${list}/${String(index)}`).join()).not.toMatch(/error/);
  });
});

describe('the sources', () => {
  it('lack passages', () => {
    const { todo } = step(changed({}, { '/observations/0/passages': [] }), 'sources');
    expect(todo).toEqual(['1 observation has no passage']);
  });
});

describe('the claims', () => {
  it('begin at the first passage', () => {
    const { todo, target } = step(changed({ claims: [], power_bases: [], intent_hypotheses: [] }), 'claims');
    expect(todo).toEqual(['No claims yet']);
    expect(target).toMatchObject({ kind: 'passage', observationId: 1 });
  });

  it('continue at the first claim with an error', () => {
    const { todo, target } = step(changed({ '/claims/1/claim_kind': undefined }), 'claims');
    expect(todo).toEqual(['1 claim has errors or violations']);
    expect(target).toEqual({ kind: 'field', path: '/claims/1/claim_kind' });
  });

  it('are matched to their passages together if several are not', () => {
    const id = `sha256:${'0'.repeat(64)}`;
    const made = (
      count: number,
      others: Readonly<Record<string, unknown>> = { casefile_fingerprint_sha256: '0'.repeat(64) },
    ) =>
      changed({
        ...others,
        ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`/claims/${String(index)}/passage_id`, id])),
      });
    expect(step(made(2), 'claims')).toMatchObject({
      todo: ['2 claims to match to their passages'],
      target: { kind: 'repair' },
    });
    expect(step(made(1), 'claims').todo).toEqual([]);
    // With its own casefile, each is a violation, which is not counted a second time.
    expect(step(made(1, {}), 'claims').todo).toEqual(['1 claim has errors or violations']);
    expect(step(made(2, {}), 'claims').todo).toEqual(['2 claims to match to their passages']);
    expect(step(made(2, { '/claims/1/claim_kind': undefined }), 'claims').todo).toEqual([
      '2 claims to match to their passages',
      '1 claim has errors or violations',
    ]);
  });

  it('leave out an observation, which is only noted', () => {
    const second = { ...exampleCasefile.observations[0], observation_id: 2 };
    const { todo, notes, target } = step(changed({}, { '/observations/1': second }), 'claims');
    expect([todo, notes]).toEqual([[], ['1 observation has no claim']]);
    expect(target).toMatchObject({ kind: 'passage', observationId: 2 });
  });
});

describe('the entries', () => {
  it('lack alternatives and falsifiers', () => {
    const without = changed({
      '/intent_hypotheses/0/alternatives': [],
      '/intent_hypotheses/0/falsifiers': [],
      '/power_bases/0/falsifiers': undefined,
    });
    expect(step(without, 'entries')).toMatchObject({
      todo: [
        '1 intent hypothesis has no alternatives',
        '1 power basis has no falsifiers',
        '1 intent hypothesis has no falsifiers',
      ],
      target: { kind: 'field', path: '/intent_hypotheses/0/alternatives' },
    });
  });

  it('count a new entry once, whatever it lacks', () => {
    const workspace = applyEdit(workspaceOf({ title: '' }), addEntry(workspaceOf({ title: '' }), 'power_bases'));
    expect(step(workspace, 'entries').todo).toContain('1 power basis has errors or violations');
  });
});

describe('the links', () => {
  it.each([
    ['none', []],
    ['only a contradicting one', [{ claim_id: 'C-002', effect: 'contradicts', reason: 'Another body denies it.' }]],
  ])('lack support: %s', (_, evidence) => {
    const { todo, target } = step(changed({ '/power_bases/0/evidence': evidence }), 'links');
    expect(todo).toEqual(['1 power basis has no supporting link']);
    expect(target).toEqual({ kind: 'field', path: '/power_bases/0/evidence' });
  });

  it('lack a reason', () => {
    const { todo } = step(changed({ '/power_bases/0/evidence/0/reason': '' }), 'links');
    expect(todo).toEqual(['1 link has errors or violations']);
  });
});

describe('the export', () => {
  it('counts errors, and fields that a new draft lacks apart from them', () => {
    const { todo, target } = step(changed({ '/producer/version': '' }), 'export');
    expect(todo).toEqual(['1 error before export']);
    expect(target).toEqual({ kind: 'field', path: '/producer/version' });
  });
});
