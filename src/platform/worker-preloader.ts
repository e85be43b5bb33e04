/** Preloads a worker when a call is likely, and terminates it if no call comes within a minute. */
import type { WorkerPort } from './worker-call.ts';

/** How long a preloaded worker waits, in ms: as long as people need to choose a file. */
const idleLimit = 60_000;

/** Starts a worker before its first call, because starting it takes longer than most calls. */
export interface WorkerPreloader {
  /** Starts the worker because a call is likely. */
  expect(): void;
  /** Returns the waiting worker, which then belongs to the caller; undefined if there is none. */
  take(): WorkerPort | undefined;
}

/** Creates a preloader without a worker. A worker that is not used in time is terminated. */
export function createWorkerPreloader(
  startWorker: () => WorkerPort,
  after: (milliseconds: number, run: () => void) => () => void,
): WorkerPreloader {
  let waiting: WorkerPort | undefined;
  let stopWaiting = (): void => undefined;

  function take(): WorkerPort | undefined {
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
