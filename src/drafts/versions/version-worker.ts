import { answer, type WorkerState, type Request } from './requests.ts';

/** The part of a `Worker` that is used here. */
export interface VersionWorkerPort extends EventTarget {
  postMessage(message: { readonly serial: number; readonly request: Request }): void;
  terminate(): void;
}

type Answer = { readonly serial: number } & (
  { readonly fraction: number } | { readonly result: unknown } | { readonly failed: string }
);

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly onProgress: ((fraction: number) => void) | undefined;
  readonly request: Request;
}

/** A worker that compares and merges. It answers requests in order. */
export interface VersionWorker {
  ask(request: Request, onProgress?: (fraction: number) => void): Promise<unknown>;
  /** Terminates the worker. Pending requests reject with the reason. */
  close(reason?: unknown): void;
}

function startModuleWorker(): VersionWorkerPort {
  return new Worker(new URL('./merging.worker.ts', import.meta.url), { type: 'module' });
}

/** Starts a worker for versions. If workers fail, requests run on the page’s thread. */
export function startVersionWorker(start: () => VersionWorkerPort = startModuleWorker): VersionWorker {
  const waiting = new Map<number, Waiting>();
  const state: WorkerState = {};
  let serial = 0;
  let worker: VersionWorkerPort | undefined;
  /** The request with the versions, kept in case the worker fails later. */
  let versionsRequest: Request | undefined;

  function onPage(request: Request, onProgress: (fraction: number) => void = () => undefined): unknown {
    if (versionsRequest && !state.merger && request.kind !== 'hold') answer(state, versionsRequest, onProgress);
    return answer(state, request, onProgress);
  }

  function settle({ data }: MessageEvent<Answer>): void {
    const pending = waiting.get(data.serial);
    if (!pending) return;
    if ('fraction' in data) {
      pending.onProgress?.(data.fraction);
      return;
    }
    waiting.delete(data.serial);
    if ('failed' in data) pending.reject(new Error(data.failed));
    else pending.resolve(data.result);
  }

  function continueOnPage(): void {
    worker?.terminate();
    worker = undefined;
    const unanswered = [...waiting.values()];
    waiting.clear();
    for (const { request, resolve, reject, onProgress } of unanswered) {
      try {
        resolve(onPage(request, onProgress));
      } catch (error) {
        reject(error);
      }
    }
  }

  try {
    worker = start();
    worker.addEventListener('message', (event) => settle(event as MessageEvent<Answer>));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      continueOnPage();
    });
  } catch {
    worker = undefined;
  }

  return {
    async ask(request, onProgress) {
      if (request.kind === 'hold') versionsRequest = request;
      if (!worker) return onPage(request, onProgress);
      return new Promise((resolve, reject) => {
        serial += 1;
        waiting.set(serial, { resolve, reject, onProgress, request });
        worker?.postMessage({ serial, request });
      });
    },
    close(reason = new DOMException('The comparison was ended.', 'AbortError')) {
      worker?.terminate();
      for (const { reject } of waiting.values()) reject(reason);
      waiting.clear();
    },
  };
}
