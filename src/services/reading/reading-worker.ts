/** The part of a `Worker` that reading uses: it answers with `message` events, and with `error` where it fails. */
export interface ReadingWorker extends EventTarget {
  postMessage(file: File): void;
  terminate(): void;
}

/** Starts the worker that reads one file; may throw where the browser has none. */
export function startModuleWorker(): ReadingWorker {
  return new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });
}
