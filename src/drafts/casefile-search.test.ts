import { expect, it, vi } from 'vitest';
import { devicelikeDrafts, testDesk } from '../app/desk.fixtures.ts';
import { workspaceOf } from '../core/rules/example-workspace.ts';
import { fingerprintWithoutCasefile } from '../core/workspace/casefile-edits.ts';
import { createCasefileSearch } from './casefile-search.ts';
import { DraftError, type DraftStore } from './storage/drafts.ts';

const whole = workspaceOf({ title: 'The north channel' });
const answer = { ...whole, title: 'Answer', casefile: null };
const fingerprint = fingerprintWithoutCasefile(answer) ?? '';
const otherCasefile = whole.casefile && { ...whole.casefile, observations: [] };

/** A device whose open draft lacks its casefile. Reading a draft counts. */
function openedAnswer({ unreadable = '' } = {}) {
  const drafts = devicelikeDrafts();
  const peek = vi.fn<DraftStore['peek']>(async (id) => {
    if (id === unreadable) throw new DraftError('unreadable', 'It is damaged.');
    return drafts.peek(id);
  });
  const idle: (() => void)[] = [];
  const made = testDesk({ ...drafts, peek });
  const open = async () => {
    const id = await made.repository.add(answer);
    await made.session.open(id, undefined);
  };
  const whenIdle = (run: () => void) => {
    idle.push(run);
    run();
    return () => undefined;
  };
  return { ...made, peek, idle, open, search: createCasefileSearch({ ...made, schedule: { whenIdle } }) };
}

it('finds the draft that has the casefile with the same fingerprint, and reads exactly that casefile', async () => {
  const { repository, open, search } = openedAnswer();
  await repository.add({ ...whole, title: 'Others', casefile: otherCasefile });
  const id = await repository.add(whole);
  await open();
  expect(await search.findCasefile(fingerprint)).toEqual({ draftId: id, title: 'The north channel' });
  expect(await search.readCasefile(id, fingerprint)).toEqual(whole.casefile);
});

it('finds nothing if no other draft has that casefile', async () => {
  const { repository, open, search } = openedAnswer();
  const other = await repository.add({ ...whole, casefile: otherCasefile });
  await open();
  expect(await search.findCasefile(fingerprint)).toBeUndefined();
  await expect(search.readCasefile(other, fingerprint)).rejects.toThrow('no longer has these sources');
});

it('reads each draft once until it changes, and only while the page is idle', async () => {
  const { repository, open, search, peek, idle } = openedAnswer();
  await repository.add({ ...whole, casefile: otherCasefile });
  const id = await repository.add(whole);
  await open();
  peek.mockClear();
  const both = [search.findCasefile(fingerprint), search.findCasefile(fingerprint)];
  expect((await Promise.all(both)).map((found) => found?.draftId)).toEqual([id, id]);
  const reads = peek.mock.calls.length;
  expect(reads).toBeLessThanOrEqual(2);
  expect(idle).toHaveLength(reads);
  await search.findCasefile(fingerprint);
  expect(peek).toHaveBeenCalledTimes(reads);
});

it('reads nothing once the open draft has a casefile or was closed', async () => {
  const { repository, open, search, session, peek } = openedAnswer();
  await repository.add(whole);
  await open();
  await session.close();
  peek.mockClear();
  expect(await search.findCasefile(fingerprint)).toBeUndefined();
  expect(peek).not.toHaveBeenCalled();
});

it('passes over a draft that cannot be read', async () => {
  const { repository, open, search } = openedAnswer({ unreadable: 'd1' });
  await repository.add(whole);
  const id = await repository.add(whole);
  await open();
  expect(await search.findCasefile(fingerprint)).toMatchObject({ draftId: id });
});

it('looks for no casefile of a blind review packet, nor of an assessment without a fingerprint', () => {
  expect(fingerprintWithoutCasefile(whole)).toBeUndefined();
  expect(fingerprintWithoutCasefile({ ...answer, blind: true })).toBeUndefined();
  expect(fingerprintWithoutCasefile({ ...answer, assessment: {} })).toBeUndefined();
});
