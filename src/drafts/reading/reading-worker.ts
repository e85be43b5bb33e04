/** The part of a `Worker` that is used here. It emits `message` events, and `error` if it fails. */
export interface ReadingWorker extends EventTarget {
  postMessage(file: File): void;
  terminate(): void;
}

/** Starts the worker that reads one file; may throw if the browser does not support workers. */
export function startModuleWorker(): ReadingWorker {
  return new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });
}
