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

it('permanently deleting a draft deletes its file handle, its unapplied text and its original, and no other draft’s', async () => {
  const texts = createStoredTexts({ clock: systemClock, newId: () => 'r' });
  for (const id of ['gone', 'stays']) {
    await createFileLinks().set(id, link);
    await texts.hold(id, { text: '{', base: '{}' });
    await texts.keepOriginal(id, { fileName: 'answer.md', original: new Blob(['```json']) });
  }
  await deleteRelatedData('gone');
  expect(await createFileLinks().get('gone')).toBeUndefined();
  expect(await createFileLinks().get('stays')).toEqual(link);
  expect(await texts.heldText('gone')).toBeUndefined();
  expect(await texts.originalOf('gone')).toBeUndefined();
  expect(await (await texts.originalOf('stays'))?.original.text()).toBe('```json');
  expect(await texts.heldText('stays')).toEqual({ text: '{', base: '{}' });
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

it('deletes a file’s data in this tab with its draft, even if the browser stores nothing', async () => {
  await fileLinksHere().set('gone', link);
  await deleteRelatedData('gone');
  expect(await fileLinksHere().get('gone')).toBeUndefined();
});

it('texts that an earlier version stored can still be read', async () => {
  const name = 'texts-of-version-1';
  const earlier = await openDB(name, 1, {
    upgrade(database) {
      for (const store of ['held', 'repairs']) database.createObjectStore(store);
    },
  });
  await earlier.put('held', { text: '{', base: '{}' }, 'draft');
  earlier.close();
  const texts = createStoredTexts({ clock: systemClock, newId: () => 'r', name });
  expect(await texts.heldText('draft')).toEqual({ text: '{', base: '{}' });
  expect(await texts.originalOf('draft')).toBeUndefined();
});

it('the texts do not block other code that deletes their database, and are saved again after that', async () => {
  const texts = await textsHere.get();
  await texts.hold('kept', { text: '{', base: '{}' });
  await deleteDB('assessment-desk-texts', {
    blocked: () => expect.unreachable('The page stands in the way.'),
  });
  expect(await texts.heldText('kept')).toBeUndefined();
  await texts.hold('kept', { text: '[', base: '{}' });
  expect(await texts.heldText('kept')).toEqual({ text: '[', base: '{}' });
});
