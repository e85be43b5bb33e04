import { strToU8, zipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pathInContainer, pathOf } from '../../platform/file-path.ts';
import { WorkerBeside } from '../../platform/worker-call.fixtures.ts';
import type { CallProgress } from '../../platform/worker-call.ts';
import { openZip, openZippedSources } from './opening-zip.ts';
import { unpackingMethods } from './unpack-here.ts';

const zipOf = (texts: Readonly<Record<string, string>>, name = 'papers.zip'): File =>
  new File([zipSync(Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, strToU8(text)])))], name);

/** Marks entries of a zip as encrypted: bit 0 of the flags in the directory (APPNOTE 4.4.4). */
async function encrypted(zip: File, wanted: (path: string) => boolean): Promise<File> {
  const bytes = new Uint8Array(await zip.arrayBuffer());
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 46; at += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
    if (wanted(name)) view.setUint16(at + 8, view.getUint16(at + 8, true) | 1, true);
  }
  return new File([bytes], zip.name);
}

/** Options that unpack beside the test, and what they saw. */
function beside() {
  const workers: WorkerBeside<typeof unpackingMethods>[] = [];
  const progress: CallProgress[] = [];
  const startWorker = (): WorkerBeside<typeof unpackingMethods> => {
    const worker = new WorkerBeside(unpackingMethods);
    workers.push(worker);
    return worker;
  };
  return { workers, progress, startWorker, onProgress: (step: CallProgress) => void progress.push(step) };
}

const problemsIn = async (opened: ReturnType<typeof openZip>): Promise<readonly string[]> =>
  (await opened).refused.flatMap(({ result }) =>
    result.kind === 'refused' ? result.problems.map(({ message }) => message) : [],
  );

describe('sources in a zip', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are unpacked in a worker, with their paths and the progress, and the worker ends', async () => {
    const made = beside();
    const zip = zipOf({ 'a/one.txt': 'one', 'two.txt': 'two', '__MACOSX/x': '' });
    const { files, isForOpening } = await openZippedSources(zip, made);
    expect(await Promise.all(files.map(async (file) => [pathOf(file), await file.text()]))).toEqual([
      ['a/one.txt', 'one'],
      ['two.txt', 'two'],
    ]);
    expect(files.map(pathInContainer)).toEqual(['papers.zip/a/one.txt', 'papers.zip/two.txt']);
    expect(isForOpening).toBe(false);
    expect(made.workers.map(({ terminated }) => terminated)).toEqual([true]);
    expect(made.progress.map(({ label }) => label)).toContain('Unzipping file 2 of 2: papers.zip');
  });

  it('are unpacked on the page if there is no worker', async () => {
    const noWorker = (): never => {
      throw new Error('No workers here.');
    };
    const { files } = await openZippedSources(zipOf({ 'one.txt': 'one' }), { startWorker: noWorker });
    expect(files.map(({ name }) => name)).toEqual(['one.txt']);
  });

  it('can be cancelled, which ends the worker', async () => {
    const controller = new AbortController();
    const silent = new WorkerBeside<typeof unpackingMethods>();
    const opening = openZippedSources(zipOf({ 'one.txt': 'one' }), {
      startWorker: () => silent,
      signal: controller.signal,
    });
    controller.abort();
    await expect(opening).rejects.toThrow(/abort/i);
    expect(silent.terminated).toBe(true);
  });

  it('that are encrypted are named, and do not affect the others', async () => {
    const zip = await encrypted(zipOf({ 'one.txt': 'one', 'b.txt': 'b' }), (name) => name === 'b.txt');
    const { files, unreadable } = await openZippedSources(zip, beside());
    expect(files.map(({ name }) => name)).toEqual(['one.txt']);
    expect(unreadable).toEqual([
      { path: 'papers.zip/b.txt', problem: expect.stringContaining('password-protected') as string },
    ]);
  });

  it('report once that the whole zip is encrypted', async () => {
    const problem = 'This zip file is protected with a password. Unzip it with its password, and add the files in it.';
    const zip = await encrypted(zipOf({ 'one.txt': 'one', 'two.txt': 'two' }), () => true);
    expect(await openZippedSources(zip, beside())).toMatchObject({
      files: [],
      unreadable: [{ path: 'papers.zip', problem }],
      isForOpening: false,
    });
    const desks = await encrypted(zipOf({ 'a.desk.json': '{}', 'b.desk.json': '{}' }), () => true);
    expect(await problemsIn(openZip(desks, beside()))).toEqual([problem]);
  });

  it('give a sentence if unpacking fails', async () => {
    const failing = () => {
      const worker = new WorkerBeside<typeof unpackingMethods>();
      queueMicrotask(() => {
        worker.tell({ serial: 1, progress: { label: 'Reading the file' } });
        worker.fail();
      });
      return worker;
    };
    expect(await problemsIn(openZip(zipOf({ 'a.desk.json': '{}' }), { startWorker: failing }))).toEqual([
      'Unzipping this file took more memory than the browser allows. Unzip it and open the files in it.',
    ]);
    expect(await problemsIn(openZip(zipOf({}), beside()))).toEqual(['This zip file contains no files.']);
  });
});
