import { describe, expect, it } from 'vitest';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import { deleteEntries } from '../../core/workspace/edits.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { claim, workspace } from '../../core/workspace/workspaces.fixtures.ts';
import { createVersionRecorder, longPause, recordInterval, reasonFor } from './draft-saving.ts';

const start = workspace({ claims: [claim('C-001'), claim('C-002'), claim('C-003')] });
const typed = applyEdit(start, { type: 'set', path: '/assessment/claims/0/proposition', value: 'New' });
const deleted = applyEdit(start, deleteEntries('claims', [0]));
const doing = (label: string) => ({ kind: 'do', label, at: 0 }) as const;

describe('the reason for a version', () => {
  it('names deleting, fixes, attaching and what is marked so; not typing, and not undo, which redo reverses', () => {
    const attached = { ...start, casefile: { observations: [] } as never };
    const marked = { ...doing('return to an earlier state'), keepBefore: true };
    const reasons: readonly [Workspace, Parameters<typeof reasonFor>[2], string | undefined][] = [
      [deleted, doing('delete C-001'), 'before deleting C-001'],
      [deleted, doing('Drop the link'), 'before “Drop the link”'],
      [attached, doing('attach casefile'), 'before attaching casefile'],
      [typed, marked, 'before returning to an earlier state'],
      [typed, doing('typing in Proposition'), undefined],
      [deleted, { kind: 'undo' }, undefined],
    ];
    const found = reasons.map(([after, step]) => reasonFor(start, after, step));
    expect(found).toEqual(reasons.map(([, , reason]) => reason));
  });
});

/** Runs at once what waits for an idle page. */
const schedule = {
  after: () => () => undefined,
  whenIdle: (run: () => void) => {
    run();
    return () => undefined;
  },
};

describe('the recorder of versions', () => {
  it('reports skipped versions until the person was told of one, and again after one was saved', async () => {
    const problems = ['other', 'storage', 'storage', '', 'storage'];
    const reported: string[] = [];
    const keeper = createVersionRecorder({
      keep: async () => {
        const problem = problems.shift();
        if (problem) throw new Error(problem);
      },
      onSkipped: (error) => {
        const { message } = error as Error;
        reported.push(message);
        return message === 'storage';
      },
      clock: () => 0,
      schedule,
    });
    for (const label of ['one', 'two', 'three', 'four', 'five']) {
      keeper.noteChange({ draftId: label, before: start, after: deleted, step: doing(`delete ${label}`) });
      await keeper.flush();
    }
    expect(reported).toEqual(['other', 'storage', 'storage']);
  });

  it('saves one before deleting, after a long pause and every ten minutes of work', () => {
    const kept: [string, number][] = [];
    let now = 10 * longPause;
    const keeper = createVersionRecorder({
      keep: async (_id, _workspace, reason, at) => void kept.push([reason, at]),
      onSkipped: () => true,
      clock: () => now,
      schedule,
    });
    const change = (after: Workspace, label: string) =>
      keeper.noteChange({ draftId: 'd', before: start, after, step: doing(label) });
    keeper.noteOpened('d', 1);
    change(typed, 'typing');
    change(typed, 'typing');
    now += recordInterval + 1;
    change(typed, 'typing');
    change(deleted, 'delete C-001');
    expect(kept).toEqual([
      ['before you continued', 1],
      ['while working', now],
      ['before deleting C-001', now],
    ]);
  });
});
