import { describe, expect, it } from 'vitest';
import { casefileFingerprint } from '../../core/casefile/fingerprint.ts';
import { sampleAssessment, sampleCasefile, sampleWorkspace } from '../../core/files/sample.fixtures.ts';
import { writeAssessment, writeCasefile, writeDesk } from '../../core/files/write.ts';
import { sha256 } from '../../platform/digest.ts';
import { answer, casefileIn, type ReadingMessage } from './protocol.ts';
import type { ReadProgress } from './read-bytes.ts';
import { readFiles } from './read-in-worker.ts';
import type { ReadingWorker } from './reading-worker.ts';

/** The worker's own program, run beside the test, its messages cloned as they are between threads. */
class WorkerBeside extends EventTarget implements ReadingWorker {
  terminated = false;

  postMessage(file: File): void {
    void answer(file, (message) => this.tell(message));
  }

  tell(message: ReadingMessage): void {
    if (!this.terminated) this.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) }));
  }

  terminate(): void {
    this.terminated = true;
  }
}

/** A worker that never answers, or that fails when it is told to. */
class SilentWorker extends WorkerBeside {
  override postMessage(): void {
    // It has heard, and says nothing.
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}

const sound = new File([writeAssessment(sampleAssessment)], 'a.assessment.json');

/** A file that says how large it is, and cannot be read. */
function unreadableFile(size: number): File {
  const file = new File(['x'], 'x.json');
  return Object.defineProperties(file, {
    size: { value: size },
    slice: { value: () => ({ arrayBuffer: () => Promise.reject(new Error('the disk is gone')) }) },
  });
}

describe('reading a file in a worker', () => {
  it('gives what the file is, reports progress, and stops the worker', async () => {
    const worker = new WorkerBeside();
    const progress: ReadProgress[] = [];
    const result = await readFiles(sound, { startWorker: () => worker, onProgress: (step) => progress.push(step) });
    expect(result).toEqual({ kind: 'assessment', assessment: sampleAssessment, problems: [], notices: [] });
    expect(progress).toEqual([{ label: 'Reading the file', fraction: 0 }, { label: 'Checking the file' }]);
    expect(worker.terminated).toBe(true);
  });

  it.each([
    ['a casefile', new File([writeCasefile(sampleCasefile)], 'a.casefile.json')],
    ['a desk file', new File([writeDesk(sampleWorkspace)], 'a.desk.json')],
  ])('hashes the casefile in %s there, and never again here', async (_, file) => {
    const result = await readFiles(file, { startWorker: () => new WorkerBeside() });
    const casefile = casefileIn(result);
    expect(casefile).toEqual(sampleCasefile);
    const fingerprint = casefileFingerprint(structuredClone(sampleCasefile), sha256);
    expect(casefile && casefileFingerprint(casefile, () => expect.unreachable())).toBe(fingerprint);
  });

  it('keeps names such as __proto__ on the way between threads', async () => {
    const file = new File(['{"contract": "x", "__proto__": {"a": 1}}'], 'x.json');
    const result = await readFiles(file, { startWorker: () => new WorkerBeside() });
    expect(result.kind === 'assessment' && Object.keys(result.assessment)).toEqual(['contract', '__proto__']);
  });

  it('reports how far it is in a large file', async () => {
    const fractions: (number | undefined)[] = [];
    const file = new File([new Uint8Array(9 * 1024 * 1024)], 'zeros.json');
    await readFiles(file, {
      startWorker: () => new WorkerBeside(),
      onProgress: (step) => fractions.push(step.fraction),
    });
    expect(fractions).toEqual([0, 4 / 9, 8 / 9, undefined]);
  });

  it('refuses a file of 200 MB at once, without a worker and without reading it', async () => {
    const startWorker = () => expect.unreachable();
    const result = await readFiles(unreadableFile(200 * 1024 * 1024), { startWorker });
    expect(result).toMatchObject({ kind: 'refused', problems: [{ code: 'too-large' }] });
    expect(result.kind === 'refused' && result.problems[0]?.message).toContain('200.0 MiB');
  });

  it('stops the worker at once when it is cancelled', async () => {
    const worker = new SilentWorker();
    const controller = new AbortController();
    const reading = readFiles(sound, { startWorker: () => worker, signal: controller.signal });
    controller.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker.terminated).toBe(true);
  });

  it('starts nothing where it is cancelled before', async () => {
    const startWorker = () => expect.unreachable();
    await expect(readFiles(sound, { startWorker, signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it.each([
    [
      'there are no workers',
      () => {
        throw new Error('no workers here');
      },
    ],
    [
      'the worker does not start',
      () => {
        const worker = new SilentWorker();
        queueMicrotask(() => worker.fail());
        return worker;
      },
    ],
  ])('reads on the main thread where %s', async (_, startWorker) => {
    expect(await readFiles(sound, { startWorker })).toMatchObject({ kind: 'assessment' });
    const controller = new AbortController();
    const reading = readFiles(new File([new Uint8Array(9 * 1024 * 1024)], 'x'), {
      startWorker,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('says so where the worker breaks down over a file', async () => {
    const worker = new SilentWorker();
    const reading = readFiles(sound, { startWorker: () => worker });
    worker.tell({ type: 'started' });
    worker.fail();
    expect(await reading).toMatchObject({ kind: 'refused', problems: [{ code: 'unreadable' }] });
    expect(worker.terminated).toBe(true);
  });

  it('says why where the system does not hand the file over', async () => {
    const result = await readFiles(unreadableFile(10), { startWorker: () => expect.unreachable() });
    expect(result).toMatchObject({ kind: 'refused', problems: [{ code: 'unreadable' }] });
    expect(result.kind === 'refused' && result.problems[0]?.message).toContain('the disk is gone');
  });
});
