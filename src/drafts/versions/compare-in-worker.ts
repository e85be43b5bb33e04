import { inSentences, type DifferenceText, type TwoStates } from './in-sentences.ts';

/** The part of a `Worker` that is used here. */
export interface ComparingWorker extends EventTarget {
  postMessage(states: TwoStates): void;
  terminate(): void;
}

function startModuleWorker(): ComparingWorker {
  return new Worker(new URL('./comparing.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Compares two versions of a draft in a worker, or on the page’s thread if workers fail. Returns the differences in
 * sentences. Rejects with the signal’s reason when cancelled.
 */
export async function compareInWorker(
  states: TwoStates,
  signal?: AbortSignal,
  startWorker: () => ComparingWorker = startModuleWorker,
): Promise<readonly DifferenceText[]> {
  signal?.throwIfAborted();
  let worker: ComparingWorker;
  try {
    worker = startWorker();
  } catch {
    return inSentences(states);
  }
  const differences = await ask(worker, states, signal);
  signal?.throwIfAborted();
  return differences ?? inSentences(states);
}

/** Returns the worker’s result; undefined if it failed. */
function ask(
  worker: ComparingWorker,
  states: TwoStates,
  signal: AbortSignal | undefined,
): Promise<readonly DifferenceText[] | undefined> {
  const settled = new AbortController();
  return new Promise<readonly DifferenceText[] | undefined>((resolve, reject) => {
    worker.addEventListener('message', (event) => {
      resolve((event as MessageEvent<readonly DifferenceText[]>).data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(undefined);
    });
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { signal: settled.signal });
    worker.postMessage(states);
  }).finally(() => {
    settled.abort();
    worker.terminate();
  });
}
