import type { ReadingWorker } from './reading-worker.ts';

/** For how long a worker waits for a file, in ms: as long as people look for one. */
const idleLimit = 60_000;

/** Starts the worker that reads files before there is one to read: that takes longer than reading most of them. */
export interface WorkerPreloader {
  /** A file is likely to come. */
  expect(): void;
  /** The worker that waits, which is the caller's from then on; undefined where none does. */
  take(): ReadingWorker | undefined;
}

/** Makes it, with no worker started. One that no file came for is ended. */
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
      // It is started anew where it is needed, and said there what is wrong.
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
