/** Reads one file in a worker that can be started ahead of time, and falls back to the page. */
import { cacheFingerprint } from '../../core/casefile/fingerprint.ts';
import { sizeProblem } from '../../core/files/limits.ts';
import type { JsonValue } from '../../core/json/json.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import type { ReadResult } from '../../core/files/read-file.ts';
import { startBackgroundWork } from '../../platform/background-work.ts';
import { browserSchedule } from '../../platform/clock.ts';
import {
  callWorker,
  type CallOptions,
  type CallProgress,
  type WorkerFailure,
  type WorkerPort,
  createWorkerPreloader,
} from '../../platform/worker-call.ts';
import { restoreShared } from './shared-parts.ts';
import { casefileIn, fingerprint, readHere, unreadableProblem, type ReadingMethods } from './read-here.ts';

export interface ReadFilesOptions extends CallOptions {
  /** Starts the worker; may throw if the browser does not support workers. */
  readonly startWorker?: () => WorkerPort;
  /** Called with the value of a large JSON file while the worker still checks it. */
  readonly onParsed?: ((value: JsonValue) => void) | undefined;
}

const startNew = (): WorkerPort => startBackgroundWork('reading');

/** Preloads at most one worker for this page. */
const preloader = createWorkerPreloader(startNew, browserSchedule.after);

/** Starts a worker, or takes the preloaded one. May throw if the browser does not support workers. */
export const startReader = (): WorkerPort => preloader.take() ?? startNew();

/** Starts the worker because a file is likely to be opened. */
export const preloadReader = preloader.expect;

/** Reads files on the page if the worker did not start. A file that made the worker fail would block the page too. */
function fallback(failure: WorkerFailure): ReadingMethods {
  if (failure.hasAnswered) throw failure;
  return {
    fingerprint,
    readAndHash: async (...given) => ({ result: await readHere(...given), fingerprint: undefined }),
  };
}

/**
 * Reads a file in a worker, with progress and cancellation. A file over the size limit is refused at once. If workers
 * fail to start (old browsers, strict policies), the file is read on the main thread. Resolves with the content or the
 * reason for refusal; rejects only when cancelled, with the signal’s reason.
 */
export async function readFiles(file: File, options: ReadFilesOptions = {}): Promise<ReadResult> {
  const { startWorker: start = startReader } = options;
  options.signal?.throwIfAborted();
  const tooLarge = sizeProblem(file.size);
  if (tooLarge) return { kind: 'refused', problems: [tooLarge] };
  try {
    const { signal } = options;
    let parsed: JsonValue | undefined;
    const onProgress = ({ json, ...progress }: CallProgress): void => {
      if (json === undefined) return options.onProgress?.(progress);
      parsed = JSON.parse(new TextDecoder().decode(json)) as JsonValue;
      options.onParsed?.(parsed);
    };
    const read = await callWorker({ start, fallback }, 'readAndHash', file, { signal, onProgress });
    const { shared = [], fingerprint } = read;
    const result = restoreShared({ ...read, shared }, parsed);
    const casefile = casefileIn(result);
    // Hashing would block the page.
    if (casefile && fingerprint !== undefined) cacheFingerprint(casefile, fingerprint);
    return result;
  } catch (error) {
    options.signal?.throwIfAborted();
    return { kind: 'refused', problems: [unreadableProblem(file.name, error)] };
  }
}

/** Casefiles with at least this many UTF-16 units of text are hashed in a worker. */
const largeCasefile = 1_000_000;

/** Caches the fingerprint of a large casefile, so that the page need not compute it. If that fails, the page does. */
export async function prepareFingerprint(
  casefile: Casefile,
  { startWorker: start = startReader }: Pick<ReadFilesOptions, 'startWorker'> = {},
): Promise<void> {
  const length = casefile.observations
    .flatMap(({ passages }) => passages)
    .reduce((sum, { text }) => sum + text.length, 0);
  if (length < largeCasefile) return;
  try {
    cacheFingerprint(casefile, await callWorker<ReadingMethods, 'fingerprint'>({ start }, 'fingerprint', casefile));
  } catch {
    // Nothing is cached.
  }
}
