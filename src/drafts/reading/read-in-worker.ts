import { cacheFingerprint } from '../../core/casefile/fingerprint.ts';
import { sizeProblem } from '../../core/files/limits.ts';
import type { ReadResult } from '../../core/files/read-file.ts';
import { casefileIn, type ReadingMessage } from './protocol.ts';
import { browserSchedule } from '../../platform/schedule.ts';
import type { ReadProgress } from './read-bytes.ts';
import { readHere, unreadable } from './read-here.ts';
import { createWorkerPreloader } from './worker-preloader.ts';
import { startModuleWorker, type ReadingWorker } from './reading-worker.ts';

export interface ReadFilesOptions {
  /** Cancels reading: the worker is terminated, and the promise rejects with the signal’s reason. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
  /** Starts the worker; may throw if the browser does not support workers. */
  readonly startWorker?: () => ReadingWorker;
}

/** Preloads at most one worker for this page. */
const preloader = createWorkerPreloader(startModuleWorker, browserSchedule.after);

/** Starts the worker because a file is likely to be opened. */
export const preloadReader = preloader.expect;

/** Returns the worker’s result and remembers its casefile’s fingerprint, because hashing would block the page. */
function rememberResult({ result, fingerprint }: Extract<ReadingMessage, { type: 'done' }>): ReadResult {
  const casefile = casefileIn(result);
  if (casefile && fingerprint !== undefined) cacheFingerprint(casefile, fingerprint);
  return result;
}

/** Returns the worker’s result; undefined if the worker could not be started. */
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
 * Reads a file in a worker, with progress and cancellation. A file over the size limit is refused at once. If workers
 * fail to start (old browsers, strict policies), the file is read on the main thread. Resolves with the content or the
 * reason for refusal; rejects only when cancelled.
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
