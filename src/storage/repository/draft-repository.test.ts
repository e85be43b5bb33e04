import { describe, expect, it } from 'vitest';
import { emptyWorkspace } from '../../core/workspace/create.ts';
import { DraftError, type DraftStore } from '../database/drafts.ts';
import { createMemoryDrafts } from '../database/open-drafts.ts';
import { devicelikeDrafts, testDesk } from '../../app/desk.fixtures.ts';
import { unsavedInWords, restoredInWords, watchFirstChecks, createNewDraftCache } from './draft-repository.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import { emptyHistory } from '../../core/workspace/history.ts';
import { createChecker } from '../../core/check/checker.ts';
import { createDeskStore } from '../../desk/desk-store.ts';
import { changeOf } from '../../desk/history.ts';
import { ManualSchedule } from '../../platform/schedule.fixtures.ts';
import { deleteEntries } from '../../core/workspace/edits.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { claim, workspace } from '../../core/workspace/workspaces.fixtures.ts';
import { createVersionRecorder, longPause, recordInterval, reasonFor } from './draft-saving.ts';

const oneError = { errors: 1, violations: 0, toComplete: 0 };

const typed = (value: string) => ({ type: 'set', path: '/title', value }) as const;

/** A draft that was closed with a change that a full device refused. */
async function heldBack() {
  const drafts = devicelikeDrafts();
  const device = { full: false };
  const append: DraftStore['append'] = async (...given) => {
    if (device.full) throw new DraftError('storage', 'There is no room left.');
    return drafts.append(...given);
  };
  const opened = testDesk({ ...drafts, append });
  const id = await opened.repository.add(emptyWorkspace('One'));
  const reopen = () => opened.session.open(id, undefined);
  await reopen();
  device.full = true;
  opened.desk.actions.dispatch(typed('Not kept'), { label: 'typing' });
  await opened.session.close();
  return { ...opened, device, reopen };
}

describe('the draft repository', () => {
  it('lists added, renamed, duplicated and removed drafts', async () => {
    const { library, repository } = testDesk();
    const titles = () => library.getState().drafts.map(({ title }) => title);
    const id = await repository.add(emptyWorkspace('One'));
    await repository.rename(id, 'Renamed');
    await repository.duplicate(id);
    expect(titles()).toEqual(['Renamed', 'Renamed (copy)']);
    await repository.remove(id);
    expect(titles()).toEqual(['Renamed (copy)']);
    expect(library.getState()).toMatchObject({ status: 'ready', trouble: null });
  });

  it('shows in the library the state of a draft when it was last open, without a new time of change', async () => {
    const { library, repository, session } = testDesk();
    for (const [given, shown] of [
      [{}, { findings: { errors: 5 }, changedAt: 1000 }],
      [{ blind: true as const }, { findings: null }],
    ] as const) {
      const id = await repository.add({ ...emptyWorkspace('One'), ...given });
      await repository.refresh();
      const listed = () => library.getState().drafts.find((draft) => draft.id === id);
      expect(listed()?.findings).toBeUndefined();
      await session.open(id, undefined);
      await session.close();
      expect(listed()).toMatchObject(shown);
    }
  });

  it('shows the findings of a large draft until a change is saved before it is checked again', async () => {
    const steps: ((enough: () => boolean) => boolean)[] = [];
    const inSlices = (step: (typeof steps)[number]) => {
      steps.push(step);
      return () => undefined;
    };
    const { desk, library, repository, session, drafts } = testDesk(undefined, { inSlices });
    const id = await repository.add({ ...large, title: 'One' });
    await drafts.noteFindings(id, oneError);
    await repository.refresh();
    const listedAfter = async (work: () => void) => {
      await session.open(id, undefined);
      work();
      await session.close();
      return library.getState().drafts[0];
    };
    expect(await listedAfter(() => expect(desk.getState().draft?.unchecked).toBe(true))).toMatchObject({
      title: 'One',
      findings: oneError,
    });
    const changed = await listedAfter(() => desk.actions.dispatch(typed('Two'), { label: 'typing' }));
    expect([changed?.title, changed?.findings]).toEqual(['Two', undefined]);
    expect(await listedAfter(() => expect(steps.at(-1)?.(() => false)).toBe(true))).toMatchObject({
      findings: { errors: 6 },
    });
  });

  it('says that drafts in memory are lost with the page, and reports none as missing if the device cannot answer', async () => {
    const why = 'The browser refuses storage.';
    const { library, repository, session } = testDesk(createMemoryDrafts(why));
    await repository.refresh();
    expect(library.getState().trouble).toBe(why);
    expect(await session.open('kept-earlier', undefined)).toEqual({ kind: 'failed', why });
    const id = await repository.add(emptyWorkspace('Made here'));
    expect(await session.open(id, undefined)).toEqual({ kind: 'open', notices: [] });
  });

  it('keeps in memory what the device could not store, and releases it as soon as the device stores it', async () => {
    const { desk, device, library, repository, session, reopen } = await heldBack();
    expect(library.getState().trouble).toContain('“Not kept” could not be saved');
    expect(repository.wouldLose()).toBe(true);
    device.full = false;
    await reopen();
    expect(desk.getState().draft?.workspace.title).toBe('Not kept');
    desk.actions.dispatch(typed('Kept'), { label: 'typing' });
    await session.close();
    expect(repository.wouldLose()).toBe(false);
    expect(library.getState()).toMatchObject({ trouble: null, drafts: [{ title: 'Kept' }] });
  });

  it('lists the version before a merge at once, although versions are written when the page is idle', async () => {
    const { desk, repository, session } = testDesk();
    const id = await repository.add(emptyWorkspace('One'));
    await session.open(id, undefined);
    desk.actions.dispatch(typed('Two'), { label: 'merge with a.desk.json', keepBefore: true });
    const listed = async () => (await (await repository.store()).states(id)).map(({ reason }) => reason);
    for (let times = 0; times < 2; times += 1) expect(await listed()).toEqual(['before merging with a.desk.json']);
  });

  it('says once that versions are not saved for lack of space, until one is', async () => {
    const space = { isFull: true };
    const device = devicelikeDrafts();
    const keepState: DraftStore['keepState'] = (...version) =>
      space.isFull ? Promise.reject(new DraftError('storage', 'No space.')) : device.keepState(...version);
    const { desk, library, repository, session } = testDesk({ ...device, keepState });
    await session.open(await repository.add(emptyWorkspace('One')), undefined);
    const news = 'A version of the draft was not saved. No space.';
    for (const [title, isFull, told] of [
      ['Two', true, news],
      ['Three', true, null],
      ['Four', false, null],
      ['Five', true, news],
    ] as const) {
      library.setState({ news: null });
      space.isFull = isFull;
      desk.actions.dispatch(typed(title), { label: 'typing', keepBefore: true });
      await repository.store();
      expect(library.getState().news, title).toBe(told);
    }
  });

  it('says in the library why the list cannot be read, and no longer names dismissed lost drafts', async () => {
    const lost = new Map([
      ['seen', 'Seen'],
      ['since', 'Lost since'],
    ]);
    const drafts = devicelikeDrafts();
    const { library, repository } = testDesk({
      ...drafts,
      list: () => (lost.size > 1 ? Promise.reject(new DraftError('storage', 'The browser refuses.')) : drafts.list()),
      listLost: async () => [...lost].map(([id, title]) => ({ id, title })),
      dismissLost: async (ids) => ids.forEach((id) => lost.delete(id)),
    });
    await repository.refresh();
    expect(library.getState()).toMatchObject({ status: 'failed', trouble: 'The browser refuses.' });
    await repository.dismissLost(['seen']);
    expect(library.getState().lost).toEqual([{ id: 'since', title: 'Lost since' }]);
  });
});

describe('the words about drafts that are not saved', () => {
  it('name each draft that is not saved, also one without a title, and are empty if all are saved', () => {
    expect(unsavedInWords(new Map())).toBeNull();
    const held = new Map(['One', ''].map((title) => [title, { workspace: emptyWorkspace(title) }]));
    expect(unsavedInWords(held)).toMatch(/^The last changes to “One”, “Untitled assessment” could not be saved/);
  });

  it('report what was saved again and what was lost', () => {
    const none = { what: 'whole', states: undefined, others: 0 } as const;
    const reports = [
      [{ title: 'One' }, 'All of “One” was saved again, including its undo history. Export it to be safe.'],
      [{ title: '' }, 'All of this draft was saved again, including its undo history. Export it to be safe.'],
      [{ title: 'One', states: 0 }, 'undo history. Its version history, if any, was lost. Export'],
      [{ title: 'One', states: 1 }, 'undo history. 1 earlier version is still available. Export'],
      [{ title: 'One', states: 7 }, 'undo history. 7 earlier versions are still available. Export'],
      [{ title: 'One', others: 2 }, 'undo history. Other drafts were lost. See the library for a list. Export'],
      [
        { title: 'One', what: 'shown', states: 0 },
        '“One” was saved again as this tab showed it, without its undo history. Check it. Its version history,',
      ],
    ] as const;
    for (const [given, words] of reports) expect(restoredInWords({ ...none, ...given })).toContain(words);
  });
});

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

  it('is announced for a draft of another tab as soon as this tab edits it, and not if it was closed', () => {
    const { desk, told, check } = watchedDesk();
    desk.actions.open('d1', large, emptyHistory, 'following');
    check();
    expect(told).toEqual([]);
    desk.actions.write(large, emptyHistory);
    desk.actions.follow(large);
    desk.actions.write(large, emptyHistory);
    expect(told).toEqual(['d1']);
    desk.actions.open('d2', large, emptyHistory, 'following');
    check();
    desk.actions.open('d3', empty);
    desk.actions.close();
    expect(told).toEqual(['d1']);
  });
});

/** A draft that was just added, and a clock that the test moves. */
function added() {
  const time = new ManualSchedule();
  let now = 0;
  const just = createNewDraftCache(() => now, time);
  just.add('d1', emptyWorkspace('One'));
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    time.pass(milliseconds);
  };
  return { just, pass, time };
}

describe('a draft that was just added', () => {
  it('is returned once if it is opened immediately, and expires by its own time, not by that of an earlier one', () => {
    const { just, pass } = added();
    pass(1999);
    expect(just.take('d1')?.workspace).toEqual(emptyWorkspace('One'));
    expect(just.take('d1')).toBeUndefined();
    just.add('d2', emptyWorkspace('Two'));
    pass(1500);
    expect(just.take('d2')?.workspace.title).toBe('Two');
  });

  it('is not returned after a moment, after another new draft, or after a change of the stored drafts', () => {
    const late = added();
    late.pass(2000);
    const other = added();
    other.just.add('d2', emptyWorkspace('Two'));
    const changed = added();
    changed.just.forget();
    expect([late, other, changed].map(({ just }) => just.take('d1'))).toEqual([undefined, undefined, undefined]);
  });

  it('is released after that moment even if it is never requested', () => {
    const { just, time } = added();
    // The clock does not move, so only a released draft is missing from the cache.
    time.pass(2000);
    expect(just.take('d1')).toBeUndefined();
  });
});

const start = workspace({ claims: [claim('C-001'), claim('C-002'), claim('C-003')] });
const typedDraft = applyEdit(start, { type: 'set', path: '/assessment/claims/0/proposition', value: 'New' });
const deleted = applyEdit(start, deleteEntries('claims', [0]));
const doing = (label: string) => ({ kind: 'do', label, at: 0 }) as const;

it('the reason for a version names deleting, fixes, attaching and what is marked so; not typing, and not undo, which redo reverses', () => {
  const attached = { ...start, casefile: { observations: [] } as never };
  const marked = { ...doing('return to an earlier state'), keepBefore: true };
  for (const [after, step, reason] of [
    [deleted, doing('delete C-001'), 'before deleting C-001'],
    [deleted, doing('Drop the link'), 'before “Drop the link”'],
    [attached, doing('attach casefile'), 'before attaching casefile'],
    [typedDraft, marked, 'before returning to an earlier state'],
    [typedDraft, doing('typing in Proposition'), undefined],
    [deleted, { kind: 'undo' }, undefined],
  ] as const)
    expect(reasonFor(start, after, step)).toBe(reason);
});

/** Runs at once what waits for an idle page. */
const schedule = { after: () => () => undefined, whenIdle: (run: () => void) => (run(), () => undefined) };

describe('the recorder of versions', () => {
  it('reports skipped versions until the person was told of one, and again after one was saved', async () => {
    const reported: string[] = [];
    let problem = '';
    const keeper = createVersionRecorder({
      keep: () => (problem ? Promise.reject(new Error(problem)) : Promise.resolve()),
      onSkipped: (error) => reported.push((error as Error).message) > 0 && problem === 'storage',
      clock: () => 0,
      schedule,
    });
    for (problem of ['other', 'storage', 'storage', '', 'storage']) {
      keeper.noteChange({ draftId: 'd', before: start, after: deleted, step: doing('delete C-001') });
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
    change(typedDraft, 'typing');
    change(typedDraft, 'typing');
    now += recordInterval + 1;
    change(typedDraft, 'typing');
    change(deleted, 'delete C-001');
    expect(kept).toEqual([
      ['before you continued', 1],
      ['while working', now],
      ['before deleting C-001', now],
    ]);
  });
});
