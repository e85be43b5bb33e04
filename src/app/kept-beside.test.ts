import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { systemClock } from '../services/clock.ts';
import type { FileHandle } from '../services/files-in-place/file-system-access.ts';
import { createFileLinks, type FileLink } from '../services/files-in-place/file-links.ts';
import { keptTexts } from '../services/texts/kept-texts.ts';
import { forgetBeside } from './kept-beside.ts';

const handle = { kind: 'file', name: 'grain.desk.json' } as FileHandle;
const link: FileLink = { handle, format: 'desk', at: 1, seen: { lastModified: 1, size: 2, digest: '00' } };

it('a draft that goes for good takes its file’s handle and its unfinished text along, and no other draft’s', async () => {
  const texts = keptTexts({ clock: systemClock, newId: () => 'r' });
  for (const id of ['gone', 'stays']) {
    await createFileLinks().set(id, link);
    await texts.hold(id, { text: '{', base: '{}' });
  }
  await forgetBeside('gone');
  expect(await createFileLinks().get('gone')).toBeUndefined();
  expect(await createFileLinks().get('stays')).toEqual(link);
  expect(await texts.held('gone')).toBeUndefined();
  expect(await texts.held('stays')).toEqual({ text: '{', base: '{}' });
});
