import { describe, expect, it, vi } from 'vitest';
import { emptyWorkspace } from '../../core/workspace/create.ts';
import { DraftError } from '../database/drafts.ts';
import { devicelikeDrafts, testDesk } from '../../app/desk.fixtures.ts';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { marksInMemory, notesInMemory } from '../database/drafts.fixtures.ts';
import { openIndexedDbDrafts } from '../database/indexed-db-drafts.ts';
import { grace } from './draft-participant.ts';
import { openWindow, settle, testBrowser } from './tabs.fixtures.ts';
import { createQueue } from './tabs.ts';

it('a tab whose draft another tab changed says if it cannot read the draft again, still opens other drafts, and writes again on request', async () => {
  const store = devicelikeDrafts();
  const device = { broken: false };
  const why = 'The device did not answer.';
  const load = (id: string) => (device.broken ? Promise.reject(new DraftError('storage', why)) : store.load(id));
  const { desk, repository, session, tabs } = testDesk({ ...store, load });
  const [one, two] = [await repository.add(emptyWorkspace('One')), await repository.add(emptyWorkspace('Two'))];
  const state = () => [desk.getState().access, desk.getState().elsewhere.note];
  await session.open(one, undefined);
  device.broken = true;
  tabs.onConflict(one);
  await tabs.whenSettled();
  expect(state()).toEqual(['following', why]);
  await tabs.takeOver();
  expect(desk.getState().elsewhere).toMatchObject({ asking: false, note: why });
  device.broken = false;
  await tabs.takeOver();
  expect(state()).toEqual(['writing', null]);
  expect((await session.open(two, undefined)).kind).toBe('open');
  await session.close();
  expect(desk.getState().draft).toBeNull();
});

let databases = 0;

/** A tab that writes a draft and a read-only one, on one device. */
async function writerAndReader() {
  const name = `reader-${(databases += 1)}`;
  const [marks, notes] = [marksInMemory(), notesInMemory()];
  const openDrafts = () => openIndexedDbDrafts(name, notes, undefined, marks);
  const browser = testBrowser(openDrafts);
  const writer = await openWindow(browser, 1);
  const id = await writer.repository.add(emptyWorkspace('One'));
  const reader = await openWindow(browser, 2);
  for (const window of [writer, reader]) await window.session.open(id, undefined);
  await settle();
  /** The writing tab is closed in the moment in which the device loses everything. */
  const loseAll = async (): Promise<void> => {
    // When a page closes, the browser drops its requests: nothing arrives.
    for (const work of ['put', 'append', 'missing'] as const) {
      vi.spyOn(writer.inner, work).mockReturnValue(new Promise<never>(() => undefined));
    }
    await deleteDB(name);
    browser.channels.drop(1);
    browser.locks.drop(1);
    await settle();
    reader.time.pass(grace);
    await settle();
  };
  return { reader, id, loseAll, openDrafts };
}

describe('a read-only tab, if the device loses the draft as its writer closes', () => {
  it('saves what it shows, becomes the writer, and says so', async () => {
    const { reader, id, loseAll, openDrafts } = await writerAndReader();
    await loseAll();
    await expect.poll(() => reader.desk.getState().access).toBe('writing');
    expect(reader.desk.getState().elsewhere.note).toBe('The other tab was closed. You are now editing here.');
    await expect.poll(() => reader.library.getState().news).toContain('“One” was saved again as this tab showed it');
    reader.desk.actions.dispatch({ type: 'set', path: '/title', value: 'One more' }, { label: 'typing' });
    await reader.session.close();
    expect((await (await openDrafts()).load(id))?.workspace.title).toBe('One more');
  });

  it('is told that a person deleted the draft, and restores nothing', async () => {
    const { reader, id, loseAll, openDrafts } = await writerAndReader();
    await (await openDrafts()).remove(id);
    await loseAll();
    await expect.poll(() => reader.desk.getState().elsewhere.note).toMatch(/was deleted in another tab\. Export it/);
    expect(await (await openDrafts()).list()).toEqual([]);
  });
});

it('turns begin one after the other, also after one that failed, which tells only its own caller', async () => {
  const enqueue = createQueue();
  const told: string[] = [];
  let finish = (): void => undefined;
  const first = enqueue(async () => {
    told.push('first begins');
    await new Promise<void>((resolve) => (finish = resolve));
    told.push('first ends');
    throw new Error('No.');
  });
  const second = enqueue(async () => told.push('second begins'));
  await Promise.resolve();
  expect(told).toEqual(['first begins']);
  finish();
  await expect(first).rejects.toThrow('No.');
  await second;
  expect(told).toEqual(['first begins', 'first ends', 'second begins']);
});
