import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { expect, it, vi } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import type { FileHandle } from './files/file-system-access.ts';
import { createFileLinks, fileLinksHere, type FileLink } from './files/file-links.ts';
import { createStoredTexts } from './texts/stored-texts.ts';
import { deleteRelatedData } from './related-data.ts';
import { textsHere } from './source-texts.ts';

const handle = { kind: 'file', name: 'grain.desk.json' } as FileHandle;
const link: FileLink = { handle, format: 'desk', at: 1, seen: { lastModified: 1, size: 2, digest: '00' } };

it('permanently deleting a draft deletes its file handle and its unapplied text, and no other draft’s', async () => {
  const texts = createStoredTexts({ clock: systemClock, newId: () => 'r' });
  for (const id of ['gone', 'stays']) {
    await createFileLinks().set(id, link);
    await texts.hold(id, { text: '{', base: '{}' });
  }
  await deleteRelatedData('gone');
  expect(await createFileLinks().get('gone')).toBeUndefined();
  expect(await createFileLinks().get('stays')).toEqual(link);
  expect(await texts.held('gone')).toBeUndefined();
  expect(await texts.held('stays')).toEqual({ text: '{', base: '{}' });
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
