import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import type { FileHandle } from './files/file-system-access.ts';
import { createFileLinks, fileLinksHere, type FileLink } from './files/file-links.ts';
import { createStoredTexts } from './texts/stored-texts.ts';
import { deleteRelatedData } from './related-data.ts';
import { textsHere } from './source-texts.ts';

const handle = { kind: 'file', name: 'grain.desk.json' } as FileHandle;
const link: FileLink = { handle, format: 'desk', at: 1, seen: { lastModified: 1, size: 2, digest: '00' } };

it('permanently deleting a draft deletes its file handle and its texts in the JSON view, and no other draft’s', async () => {
  const texts = createStoredTexts({ clock: systemClock, newId: () => 'r' });
  for (const id of ['gone', 'stays']) {
    await createFileLinks().set(id, link);
    await texts.hold(id, { text: '{', base: '{}' });
    await texts.keepOriginal(id, { fileName: `${id}.json`, original: new Blob(['{a: 1}']) });
    await texts.keepOriginal(id, { fileName: '', original: new Blob(['[']) });
  }
  await deleteRelatedData('gone');
  expect(await createFileLinks().get('gone')).toBeUndefined();
  expect(await createFileLinks().get('stays')).toEqual(link);
  expect(await texts.held('gone')).toBeUndefined();
  expect(await texts.held('stays')).toEqual({ text: '{', base: '{}' });
  expect(await texts.originals('gone')).toEqual([]);
  const stays = await texts.originals('stays');
  expect(stays.map(({ fileName }) => fileName)).toEqual(['stays.json', '']);
  expect(await stays[0]?.original.text()).toBe('{a: 1}');
});

it('texts that were stored before originals were kept are still there', async () => {
  const name = 'texts-of-version-1';
  const old = await openDB(name, 1, {
    upgrade(database) {
      for (const store of ['held', 'repairs']) database.createObjectStore(store);
    },
  });
  await old.put('held', { text: '{', base: '{}' }, 'd');
  old.close();
  const texts = createStoredTexts({ clock: systemClock, newId: () => 'r', name });
  expect(await texts.held('d')).toEqual({ text: '{', base: '{}' });
  await texts.keepOriginal('d', { fileName: 'x.json', original: new Blob(['x']) });
  expect(await texts.originals('d')).toHaveLength(1);
});

it('the databases beside the drafts are opened once, however many drafts are deleted', async () => {
  await deleteRelatedData('first');
  const opening = vi.spyOn(indexedDB, 'open');
  try {
    for (const id of ['second', 'third']) await deleteRelatedData(id);
    expect(opening).not.toHaveBeenCalled();
  } finally {
    opening.mockRestore();
  }
});

it('what this page remembers of a file goes with the draft, also where the browser keeps nothing', async () => {
  await fileLinksHere().set('gone', link);
  await deleteRelatedData('gone');
  expect(await fileLinksHere().get('gone')).toBeUndefined();
});

it('the texts give way to who clears their database, and are saved again after that', async () => {
  const texts = await textsHere.get();
  await texts.hold('kept', { text: '{', base: '{}' });
  await deleteDB('assessment-desk-texts', {
    blocked: () => expect.unreachable('The page stands in the way.'),
  });
  expect(await texts.held('kept')).toBeUndefined();
  await texts.hold('kept', { text: '[', base: '{}' });
  expect(await texts.held('kept')).toEqual({ text: '[', base: '{}' });
});
