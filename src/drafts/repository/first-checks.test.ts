import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import { emptyWorkspace } from '../../core/workspace/create.ts';
import { emptyHistory } from '../../core/workspace/history.ts';
import { createChecker } from '../../core/check/checker.ts';
import { createDeskStore } from '../../store/desk-store.ts';
import { changeOf } from '../../store/history.ts';
import { watchFirstChecks } from './first-checks.ts';

const empty = emptyWorkspace('Large');
const unknowns = Array.from({ length: 1000 }, (_, at) => `Unknown ${at}`);
const large = { ...empty, assessment: { ...empty.assessment, unknowns } };

/** A desk whose first checks end when the test says so, and the drafts that were announced. */
function watchedDesk() {
  let step: (enough: () => boolean) => boolean = () => true;
  const desk = createDeskStore({
    applyEdit,
    changeOf,
    createChecker: () => createChecker({ digest: sha256 }),
    clock: () => 0,
    inSlices(given) {
      step = given;
      return () => undefined;
    },
  });
  const told: string[] = [];
  watchFirstChecks(desk, (id) => told.push(id));
  return { desk, told, check: () => step(() => false) };
}

describe('the end of a first check', () => {
  it('is announced once if this tab edits the draft', () => {
    const { desk, told, check } = watchedDesk();
    desk.actions.open('d1', large);
    expect(told).toEqual([]);
    check();
    desk.actions.dispatch({ type: 'set', path: '/title', value: 'Two' }, { label: 'typing' });
    expect(told).toEqual(['d1']);
  });

  it('is announced for a draft of another tab as soon as this tab edits it', () => {
    const { desk, told, check } = watchedDesk();
    desk.actions.open('d1', large, emptyHistory, 'following');
    check();
    expect(told).toEqual([]);
    desk.actions.write(large, emptyHistory);
    desk.actions.follow(large);
    desk.actions.write(large, emptyHistory);
    expect(told).toEqual(['d1']);
  });

  it('is not announced for a draft of another tab that was closed', () => {
    const { desk, told, check } = watchedDesk();
    desk.actions.open('d1', large, emptyHistory, 'following');
    check();
    desk.actions.open('d2', empty);
    desk.actions.close();
    expect(told).toEqual([]);
  });
});
