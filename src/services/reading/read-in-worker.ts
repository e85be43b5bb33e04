import { rememberFingerprint } from '../../core/casefile/fingerprint.ts';
import { sizeProblem } from '../../core/files/limits.ts';
import type { ReadResult } from '../../core/files/read-file.ts';
import { casefileIn, type ReadingMessage } from './protocol.ts';
import { browserSchedule } from '../schedule.ts';
import type { ReadProgress } from './read-bytes.ts';
import { readHere, unreadable } from './read-here.ts';
import { createWorkerPreloader } from './worker-preloader.ts';
import { startModuleWorker, type ReadingWorker } from './reading-worker.ts';

export interface ReadFilesOptions {
  /** Cancels: the worker is stopped at once, and the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
  /** Starts the worker; may throw where the browser has none. */
  readonly startWorker?: () => ReadingWorker;
}

/** The one worker of this page that may wait for a file. */
const preloader = createWorkerPreloader(startModuleWorker, browserSchedule.after);

/** A file is likely to come: the worker is started. */
export const preloadReader = preloader.expect;

/** The result as it came from the worker, with the fingerprint of its casefile remembered: hashing blocks the page. */
function rememberResult({ result, fingerprint }: Extract<ReadingMessage, { type: 'done' }>): ReadResult {
  const casefile = casefileIn(result);
  if (casefile && fingerprint !== undefined) rememberFingerprint(casefile, fingerprint);
  return result;
}

/** What the worker made of the file; undefined where it could not be started at all. */
function ask(worker: ReadingWorker, file: File, options: ReadFilesOptions): Promise<ReadResult | undefined> {
  const { signal, onProgress } = options;
  const settled = new AbortController();
  return new Promise<ReadResult | undefined>((resolve, reject) => {
    let started = false;
    worker.addEventListener('message', (event) => {
      const { data } = event as MessageEvent<ReadingMessage>;
      if (data.type === 'started') started = true;
      else if (data.type === 'progress') onProgress?.(data.progress);
      else resolve(rememberResult(data));
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      const problem = unreadable(file.name, new Error((event as Partial<ErrorEvent>).message ?? ''));
      resolve(started ? { kind: 'refused', problems: [problem] } : undefined);
    });
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { signal: settled.signal });
    worker.postMessage(file);
  }).finally(() => {
    settled.abort();
    worker.terminate();
  });
}

/**
 * Reads a file in a worker, with progress and a way to cancel. A file over the limit is refused at once, by its size.
 * Where workers fail to start (old browsers, strict policies), the file is read on the main thread instead. Resolves
 * with what the file is or why it is refused; rejects only where it is cancelled.
 */
export async function readFiles(file: File, options: ReadFilesOptions = {}): Promise<ReadResult> {
  const { signal, onProgress = () => undefined, startWorker = () => preloader.take() ?? startModuleWorker() } = options;
  signal?.throwIfAborted();
  const tooLarge = sizeProblem(file.size);
  if (tooLarge) return { kind: 'refused', problems: [tooLarge] };
  let worker: ReadingWorker | undefined;
  try {
    worker = startWorker();
  } catch {
    worker = undefined;
  }
  const result = worker && (await ask(worker, file, options));
  return result ?? readHere(file, onProgress, signal);
}
