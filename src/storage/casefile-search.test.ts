import { expect, it, vi } from 'vitest';
import { devicelikeDrafts, testDesk } from '../app/desk.fixtures.ts';
import { workspaceOf, exampleCasefile } from '../core/rules/example-workspace.ts';
import { fingerprintWithoutCasefile } from '../core/workspace/casefile-edits.ts';
import { createCasefileSearch, createSharedWordsSearch, type SharingMethods } from './casefile-search.ts';
import { DraftError, type DraftStore } from './database/drafts.ts';
import { SharedPassages, type ComparedPassage } from '../core/check/compared-words.ts';
import { WorkerBeside } from '../platform/worker-call.fixtures.ts';
import { createWorkerClient } from '../platform/worker-call.ts';

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
  const other = await repository.add({ ...whole, title: 'Others', casefile: otherCasefile });
  await open();
  expect(await search.findCasefile(fingerprint)).toBeUndefined();
  await expect(search.readCasefile(other, fingerprint)).rejects.toThrow('no longer has these sources');
  const id = await repository.add(whole);
  expect(await search.findCasefile(fingerprint)).toEqual({ draftId: id, title: 'The north channel' });
  expect(await search.readCasefile(id, fingerprint)).toEqual(whole.casefile);
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

const words = Array.from({ length: 14 }, (_, index) => `word${String(index)}`).join(' ');
const [observation] = exampleCasefile.observations;

const casefileOf = (...ids: readonly string[]) => ({
  ...exampleCasefile,
  observations: observation
    ? [{ ...observation, passages: ids.map((id) => ({ passage_id: id, text: `Passage ${id} says: ${words}` })) }]
    : [],
});

function searchBeside() {
  const workers: WorkerBeside<SharingMethods>[] = [];
  const client = createWorkerClient<SharingMethods>({
    start() {
      const index = new SharedPassages();
      const worker = new WorkerBeside<SharingMethods>({
        addPassages: (passages) => passages.flatMap((passage) => index.add(passage)),
      });
      workers.push(worker);
      return worker;
    },
  });
  const sent = () =>
    workers.map(({ requests }) =>
      requests.map((each) => (each as ComparedPassage[]).map(({ passageId }) => passageId)),
    );
  return { search: createSharedWordsSearch(client), workers, sent };
}

it('compares each passage once, and leaves out those that the casefile no longer has', async () => {
  const { search, sent } = searchBeside();
  const first = await search(casefileOf('A', 'B'));
  expect(first?.map(({ one, other }) => [one.passageId, other.passageId])).toEqual([['A', 'B']]);
  expect(await search(casefileOf('A', 'B'))).toBe(first);
  expect(await search(casefileOf('A'))).toEqual([]);
  expect(await search(casefileOf('A', 'B'))).toHaveLength(1);
  expect(await search(casefileOf('A', 'B', 'C'))).toHaveLength(3);
  expect(sent()).toEqual([[['A', 'B'], ['C']]]);
});

it('starts again after another casefile, and after its worker fails', async () => {
  const { search, workers, sent } = searchBeside();
  await search(casefileOf('A', 'B', 'C'));
  await search(casefileOf('D'));
  expect(sent()).toEqual([[['A', 'B', 'C']], [['D']]]);
  const failing = search(casefileOf('D', 'E'));
  await Promise.resolve();
  workers[1]?.fail();
  expect(await failing).toBeUndefined();
  expect(await search(casefileOf('D', 'E'))).toHaveLength(1);
});
