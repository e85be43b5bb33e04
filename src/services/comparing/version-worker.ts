import { answer, type Held, type Request } from './requests.ts';

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

/** A worker that compares and merges, with its requests answered in order. */
export interface VersionWorker {
  ask(request: Request, onProgress?: (fraction: number) => void): Promise<unknown>;
  /** Ends it; what is under way rejects with the reason. */
  close(reason?: unknown): void;
}

function startModuleWorker(): VersionWorkerPort {
  return new Worker(new URL('./merging.worker.ts', import.meta.url), { type: 'module' });
}

/** Starts a worker for versions; where workers fail, everything is done on the page's own thread. */
export function startVersionWorker(start: () => VersionWorkerPort = startModuleWorker): VersionWorker {
  const waiting = new Map<number, Waiting>();
  const held: Held = {};
  let serial = 0;
  let worker: VersionWorkerPort | undefined;
  /** The versions that the worker was given, for where it fails afterwards. */
  let holding: Request | undefined;

  function onPage(request: Request, onProgress: (fraction: number) => void = () => undefined): unknown {
    if (holding && !held.merger && request.kind !== 'hold') answer(held, holding, onProgress);
    return answer(held, request, onProgress);
  }

  function settle({ data }: MessageEvent<Answer>): void {
    const asked = waiting.get(data.serial);
    if (!asked) return;
    if ('fraction' in data) {
      asked.onProgress?.(data.fraction);
      return;
    }
    waiting.delete(data.serial);
    if ('failed' in data) asked.reject(new Error(data.failed));
    else asked.resolve(data.result);
  }

  function goOnWithout(): void {
    worker?.terminate();
    worker = undefined;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { request, resolve, reject, onProgress } of left) {
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
      goOnWithout();
    });
  } catch {
    worker = undefined;
  }

  return {
    async ask(request, onProgress) {
      if (request.kind === 'hold') holding = request;
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
