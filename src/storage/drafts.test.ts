import { expect, it, vi, afterEach, beforeEach } from 'vitest';
import { createLibraryStore } from '../desk/library-store.ts';
import { draftCommands } from './drafts.ts';
import 'fake-indexeddb/auto';
import { deleteRelatedData } from './related-data.ts';
import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { systemClock } from '../platform/clock.ts';
import type { FileHandle } from './files/file-system-access.ts';
import { createFileLinks, fileLinksHere, type FileLink } from './files/file-links.ts';
import { createStoredTexts } from './texts/stored-texts.ts';
import { textsHere } from './source-texts.ts';
import { sampleWorkspace } from '../core/files/sample.fixtures.ts';
import { isOriginal } from '../platform/originals/originals.ts';
import { WorkerBeside } from '../platform/worker-call.fixtures.ts';
import { comparingInWorker } from './versions/version-commands.ts';
import { callWorker } from '../platform/worker-call.ts';
import { decryptInWorker, encryptInWorker, exportChangesInWorker, exportInWorker } from './in-worker.ts';
import { openZip, openZippedSources } from './reading/opening-zip.ts';
import { readFiles } from './reading/read-in-worker.ts';
import { readSources } from './reading/reading-sources.ts';

it('shows in the library that lost drafts could not be dismissed', async () => {
  const requests: (readonly string[])[] = [];
  const repository = {
    async dismissLost(ids: readonly string[]) {
      requests.push(ids);
      throw new Error('The browser refuses.');
    },
  };
  const library = createLibraryStore();
  const parts = { repository: { get: async () => repository, now: () => repository } };
  type Given = Parameters<typeof draftCommands>;
  const commands = draftCommands({ library } as unknown as Given[0], parts as unknown as Given[1]);
  await commands.dismissLost(['d']);
  expect(requests).toEqual([['d']]);
  expect(library.getState().trouble).toBe('The browser refuses.');
});

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
  for (const id of ['second', 'third']) await deleteRelatedData(id);
  expect(opening).not.toHaveBeenCalled();
});

it('deletes a file’s data in this tab with its draft, even if the browser stores nothing', async () => {
  await fileLinksHere().set('gone', link);
  await deleteRelatedData('gone');
  expect(await fileLinksHere().get('gone')).toBeUndefined();
});

it('texts that an earlier version stored can still be read', async () => {
  const name = 'texts-of-version-1';
  const upgrade = (database: IDBPDatabase): void =>
    ['held', 'repairs'].forEach((store) => void database.createObjectStore(store));
  const earlier = await openDB(name, 1, { upgrade });
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

const started: WorkerBeside<object>[] = [];

/** A worker that is busy for ever: it gets its request, and sends nothing. */
class BusyWorker extends WorkerBeside<object> {
  constructor() {
    super();
    started.push(this);
  }
}

beforeEach(() => vi.stubGlobal('Worker', BusyWorker));
afterEach(() => {
  vi.unstubAllGlobals();
  started.length = 0;
});

const quiet = (): void => undefined;
const text = new File(['Some words.'], 'a.txt');
const pdf = new File(['%PDF-1.7\n%%EOF\n'], 'a.pdf');
const zip = new File(['PK'], 'a.zip');
const versions = { before: sampleWorkspace, after: sampleWorkspace };
const secret = { content: text, passphrase: 'words' };

it.each<readonly [string, (signal: AbortSignal) => Promise<unknown>]>([
  ['opening a file', (signal) => readFiles(new File(['{}'], 'a.json'), { signal })],
  ['reading a source', (signal) => readSources([text], signal, quiet)],
  ['reading a PDF', (signal) => readSources([pdf], signal, quiet)],
  ['opening a zip', (signal) => openZip(zip, { signal })],
  ['reading the sources in a zip', (signal) => openZippedSources(zip, { signal })],
  ['the checksum of an original', (signal) => isOriginal(text, '', { signal })],
  ['a report', (signal) => exportInWorker({ workspace: sampleWorkspace, format: 'report-html' }, signal)],
  ['a report of changes', (signal) => exportChangesInWorker({ ...versions, format: 'changes-html' } as never, signal)],
  ['comparing', (signal) => callWorker(comparingInWorker, 'shownDifferences', versions, { signal })],
  ['encrypting', (signal) => encryptInWorker(secret, signal)],
  ['decrypting', (signal) => decryptInWorker(secret, signal)],
])('%s ends at once when it is cancelled', async (_, begin) => {
  const controller = new AbortController();
  const work = begin(controller.signal);
  await vi.waitFor(() => expect(started.flatMap(({ requests }) => requests)).toHaveLength(1));
  controller.abort();
  expect(started.filter(({ requests }) => requests.length > 0).map(({ terminated }) => terminated)).toEqual([true]);
  await expect(work).rejects.toMatchObject({ name: 'AbortError' });
  expect(started.every(({ terminated }) => terminated)).toBe(true);
});
