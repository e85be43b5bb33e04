import type { ReadingWorker } from './reading-worker.ts';

/** How long a preloaded worker waits for a file, in ms: as long as people need to choose one. */
const idleLimit = 60_000;

/** Starts the reading worker before a file is chosen, because starting it takes longer than reading most files. */
export interface WorkerPreloader {
  /** Starts a worker because a file is likely to be opened. */
  expect(): void;
  /** Returns the waiting worker, which then belongs to the caller; undefined if there is none. */
  take(): ReadingWorker | undefined;
}

/** Creates a preloader without a worker. A worker that is not used in time is terminated. */
export function createWorkerPreloader(
  startWorker: () => ReadingWorker,
  after: (milliseconds: number, run: () => void) => () => void,
): WorkerPreloader {
  let waiting: ReadingWorker | undefined;
  let stopWaiting = (): void => undefined;

  function take(): ReadingWorker | undefined {
    const worker = waiting;
    stopWaiting();
    waiting = undefined;
    return worker;
  }

  function begin(): void {
    try {
      const worker = startWorker();
      // The caller starts a new worker and reports its errors.
      worker.addEventListener('error', (event) => {
        if (worker !== waiting) return;
        event.preventDefault();
        take()?.terminate();
      });
      waiting = worker;
    } catch {
      waiting = undefined;
    }
  }

  return {
    expect() {
      stopWaiting();
      if (!waiting) begin();
      stopWaiting = after(idleLimit, () => take()?.terminate());
    },
    take,
  };
}
