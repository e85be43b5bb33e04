/** Every long work with a button “Cancel” ends its worker at once, and does not wait for its next message. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleWorkspace } from '../core/files/sample.fixtures.ts';
import { isOriginal } from '../platform/originals/originals.ts';
import { WorkerBeside } from '../platform/worker-call.fixtures.ts';
import { comparingInWorker } from './versions/comparing-in-worker.ts';
import { callWorker } from '../platform/worker-call.ts';
import { decryptInWorker, encryptInWorker } from './encryption/age-in-worker.ts';
import { exportChangesInWorker, exportInWorker } from './exporting/export-in-worker.ts';
import { openZip, openZippedSources } from './reading/opening-zip.ts';
import { readFiles } from './reading/read-in-worker.ts';
import { readSources } from './reading/reading-sources.ts';

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
