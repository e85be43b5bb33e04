import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyWorkspaceFor } from './workspace.fixtures.ts';
import { emptyHistory, groupPause, historyLimit, record, stepBack, stepForward, type History } from './history.ts';

const at = (n: number) => emptyWorkspaceFor(`state ${n}`);

describe('the history', () => {
  it('makes one step of changes of one group that follow each other closely', () => {
    const first = record(emptyHistory, at(0), { label: 'typing', group: '/title' }, 0);
    const second = record(first, at(1), { label: 'typing', group: '/title' }, 100);
    expect(second.past).toHaveLength(1);
    expect(stepBack(second, at(2))?.workspace.title).toBe('state 0');
  });

  it('starts a new step after a pause, and for another group', () => {
    const first = record(emptyHistory, at(0), { label: 'typing', group: '/title' }, 0);
    expect(record(first, at(1), { label: 'typing', group: '/title' }, groupPause).past).toHaveLength(2);
    expect(record(first, at(1), { label: 'typing', group: '/other' }, 1).past).toHaveLength(2);
  });

  it('never joins steps that have no group', () => {
    const first = record(emptyHistory, at(0), { label: 'delete' }, 0);
    expect(record(first, at(1), { label: 'delete' }, 1).past).toHaveLength(2);
  });

  it('keeps the limit and drops the oldest', () => {
    let history: History = emptyHistory;
    for (let n = 0; n < historyLimit + 5; n += 1) history = record(history, at(n), { label: 'step' }, n);
    expect(history.past).toHaveLength(historyLimit);
    expect(history.past[0]?.before.title).toBe('state 5');
  });

  it('has nothing to undo or redo when it is empty', () => {
    expect(stepBack(emptyHistory, at(0))).toBeUndefined();
    expect(stepForward(emptyHistory, at(0))).toBeUndefined();
  });

  it('comes back to every state by undoing, and forward again by redoing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 30 }), (steps, back) => {
        let history: History = emptyHistory;
        for (let n = 0; n < steps; n += 1) history = record(history, at(n), { label: 'step' }, n);
        let now = at(steps);
        const undone = Math.min(back, steps);
        for (let n = 0; n < undone; n += 1) ({ workspace: now, history } = stepBack(history, now)!);
        expect(now.title).toBe(`state ${steps - undone}`);
        for (let n = 0; n < undone; n += 1) ({ workspace: now, history } = stepForward(history, now)!);
        expect(now.title).toBe(`state ${steps}`);
      }),
    );
  });
});
