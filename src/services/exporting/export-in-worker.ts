import type { Made, Wanted } from './export-here.ts';

/** The part of a `Worker` that exporting uses. */
export interface ExportingWorker extends EventTarget {
  postMessage(wanted: Wanted): void;
  terminate(): void;
}

function startModuleWorker(): ExportingWorker {
  return new Worker(new URL('./exporting.worker.ts', import.meta.url), { type: 'module' });
}

async function here(wanted: Wanted): Promise<Made> {
  return (await import('./export-here.ts')).exportHere(wanted);
}

/**
 * A draft in a format, written in a worker; on the page's own thread where workers fail. Rejects with the signal's
 * reason where it is cancelled.
 */
export async function exportInWorker(
  wanted: Wanted,
  signal?: AbortSignal,
  startWorker: () => ExportingWorker = startModuleWorker,
): Promise<Made> {
  signal?.throwIfAborted();
  let worker: ExportingWorker;
  try {
    worker = startWorker();
  } catch {
    return here(wanted);
  }
  const made = await ask(worker, wanted, signal);
  signal?.throwIfAborted();
  return made ?? here(wanted);
}

/** What the worker made; undefined where it failed. */
function ask(worker: ExportingWorker, wanted: Wanted, signal: AbortSignal | undefined): Promise<Made | undefined> {
  const settled = new AbortController();
  return new Promise<Made | undefined>((resolve, reject) => {
    worker.addEventListener('message', (event) => resolve((event as MessageEvent<Made>).data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(undefined);
    });
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { signal: settled.signal });
    worker.postMessage(wanted);
  }).finally(() => {
    settled.abort();
    worker.terminate();
  });
}
