import type { ExportedFile, ExportRequest } from './export-here.ts';

/** The part of a `Worker` that is used here. */
export interface ExportingWorker extends EventTarget {
  postMessage(request: ExportRequest): void;
  terminate(): void;
}

function startModuleWorker(): ExportingWorker {
  return new Worker(new URL('./exporting.worker.ts', import.meta.url), { type: 'module' });
}

async function here(request: ExportRequest): Promise<ExportedFile> {
  return (await import('./export-here.ts')).exportHere(request);
}

/**
 * Exports a draft in a worker, or on the page’s thread if workers fail. Rejects with the signal’s reason when
 * cancelled.
 */
export async function exportInWorker(
  request: ExportRequest,
  signal?: AbortSignal,
  startWorker: () => ExportingWorker = startModuleWorker,
): Promise<ExportedFile> {
  signal?.throwIfAborted();
  let worker: ExportingWorker;
  try {
    worker = startWorker();
  } catch {
    return here(request);
  }
  const file = await ask(worker, request, signal);
  signal?.throwIfAborted();
  return file ?? here(request);
}

/** Returns the worker’s result; undefined if it failed. */
function ask(
  worker: ExportingWorker,
  request: ExportRequest,
  signal: AbortSignal | undefined,
): Promise<ExportedFile | undefined> {
  const settled = new AbortController();
  return new Promise<ExportedFile | undefined>((resolve, reject) => {
    worker.addEventListener('message', (event) => resolve((event as MessageEvent<ExportedFile>).data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(undefined);
    });
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { signal: settled.signal });
    worker.postMessage(request);
  }).finally(() => {
    settled.abort();
    worker.terminate();
  });
}
