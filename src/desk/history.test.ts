import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyWorkspaceFor } from './workspace.fixtures.ts';
import { emptyHistory, follow, historyLimit, stepBack, stepForward, type History } from '../core/workspace/history.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { changeOf, groupPause, type StepLabel } from './history.ts';

const record = (history: History, before: Workspace, after: Workspace, step: StepLabel, at: number): History =>
  follow(history, before, changeOf(history, before, after, step, at).mark);

const at = (n: number) => emptyWorkspaceFor(`state ${n}`);

/** The states that undo leads to after a text was typed, key by key, in one go. */
function undone(texts: readonly string[]): string[] {
  const states = texts.map(emptyWorkspaceFor);
  let history: History = emptyHistory;
  for (let index = 1; index < states.length; index += 1) {
    const [before, after] = [states[index - 1]!, states[index]!];
    history = record(history, before, after, { label: 'typing', group: '/title' }, index);
  }
  const back: string[] = [];
  let now: Workspace = states.at(-1)!;
  for (let step = stepBack(history, now); step; step = stepBack(history, now)) {
    ({ workspace: now, history } = step);
    back.push(now.title);
  }
  return back;
}

const keys = (text: string, start = ''): string[] =>
  [...text].reduce((all, key) => [...all, all.at(-1)! + key], [start]);

describe('the history', () => {
  it('starts a new step after a pause, and for another group', () => {
    const first = record(emptyHistory, at(0), at(1), { label: 'typing', group: '/title' }, 0);
    expect(record(first, at(1), at(2), { label: 'typing', group: '/title' }, groupPause).past).toHaveLength(2);
    expect(record(first, at(1), at(2), { label: 'typing', group: '/other' }, 1).past).toHaveLength(2);
  });

  it('undoes typing a word at a time, and what else was done in one go', () => {
    const inFront = (...typed: readonly string[]): string[] => typed.map((text) => `${text}asking`);
    const steps: Readonly<Record<string, readonly [texts: readonly string[], undone: readonly string[]]>> = {
      'a word at a time': [keys('Two ships left.'), ['Two ships ', 'Two ', '']],
      'a number with its point as one word': [keys('About 3.5 tons'), ['About 3.5 ', 'About ', '']],
      'a word with its apostrophe as one': [keys('Don’t go'), ['Don’t ', '']],
      'a word with the space in front of it': [keys(' and more', 'old'), ['old and ', 'old']],
      'a letter corrected within its word': [[...keys('teh'), 'te', 't', ...keys('he', 't').slice(1)], ['']],
      'a run of deletions': [['Two ships', 'Two ship', 'Two shi', 'Two sh', 'Two s'], ['Two ships']],
      'typing after deleting': [
        ['Two', 'Tw', 'Twi', 'Twin'],
        ['Tw', 'Two'],
      ],
      'deleting what was there before': [[...keys('ab', 'old '), 'old a', 'old ', 'old', 'ol'], ['old ']],
      'a paste by itself': [
        ['', 'Lorem ipsum', 'Lorem ipsums'],
        ['Lorem ipsum', ''],
      ],
      'letters typed in front of their like': [inFront('', 'a', 'ah', 'aha', 'ahaa'), ['asking']],
      'a letter corrected in front of its like': [inFront('', 'ha', 'haa', 'ha', 'hat'), ['asking']],
      'another place': [
        ['one two', 'one twox', 'xone twox'],
        ['one twox', 'one two'],
      ],
    };
    for (const [name, [texts, expected]] of Object.entries(steps)) expect(undone(texts), name).toEqual(expected);
  });

  it('never combines steps without a group', () => {
    const first = record(emptyHistory, at(0), at(1), { label: 'delete' }, 0);
    expect(record(first, at(1), at(2), { label: 'delete' }, 1).past).toHaveLength(2);
  });

  it('has at most as many steps as the limit, and drops the oldest', () => {
    let history: History = emptyHistory;
    for (let n = 0; n < historyLimit + 5; n += 1) history = record(history, at(n), at(n + 1), { label: 'step' }, n);
    expect(history.past).toHaveLength(historyLimit);
    expect(history.past[0]?.before.title).toBe('state 5');
  });

  it('has nothing to undo or redo when it is empty', () => {
    expect(stepBack(emptyHistory, at(0))).toBeUndefined();
    expect(stepForward(emptyHistory, at(0))).toBeUndefined();
  });

  it('returns to every state by undoing, and forward again by redoing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 30 }), (steps, back) => {
        let history: History = emptyHistory;
        for (let n = 0; n < steps; n += 1) history = record(history, at(n), at(n + 1), { label: 'step' }, n);
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
