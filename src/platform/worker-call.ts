/** Calls from a page to a worker: typed by the methods that the worker serves. */
import { messageOf } from '../core/json/words.ts';

// Preloads a worker when a call is likely, and terminates it if no call comes within a minute.

/** How long a preloaded worker waits, in ms: as long as people need to choose a file. */
const idleLimit = 60_000;

/** Starts a worker before its first call, because starting it takes longer than most calls. */
interface WorkerPreloader {
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

/** The progress of a call, with a label; `fraction` is from 0 to 1 if known. */
export interface CallProgress {
  readonly label: string;
  readonly fraction?: number;
  /** The beginning of a text that is read. */
  readonly beginning?: string;
  /** A JSON file in UTF-8, for a page that parses it itself. */
  readonly json?: Uint8Array<ArrayBuffer>;
}

/** Parts that are `moved` to the page’s thread are not copied, and the worker can no longer use them. */
type OnProgress = (progress: CallProgress, moved?: Transferable[]) => void;

/**
 * The methods of a worker by name. Requests and responses are cloned. `signal` is only given on the page’s thread: a
 * worker is terminated.
 */
export type WorkerMethods<Methods> = {
  readonly [Name in keyof Methods]: (request: never, onProgress: OnProgress, signal?: AbortSignal) => unknown;
};

/** A response with parts that move to the page’s thread instead of being copied. The worker can no longer use them. */
export class MovedResponse<Response> {
  readonly response: Response;
  readonly parts: readonly Transferable[];
  constructor(response: Response, parts: readonly Transferable[]) {
    this.response = response;
    this.parts = parts;
  }
}

type RequestOf<Method> = Method extends (request: infer Given, ...rest: never[]) => unknown ? Given : never;
type Unwrapped<Result> = Result extends MovedResponse<infer Response> ? Response : Result;
type ResponseOf<Method> = Method extends (...given: never[]) => infer Result ? Unwrapped<Awaited<Result>> : never;
type AnyMethod = (request: unknown, onProgress: OnProgress, signal?: AbortSignal) => unknown;

interface CallMessage {
  readonly serial: number;
  readonly name: string;
  readonly request: unknown;
}

type AnswerMessage = { readonly serial: number } & (
  | { readonly progress: CallProgress }
  | { readonly response: unknown }
  | { readonly error: string }
);

/** The part of a `Worker` that is used here. It emits `message` events, and `error` or `messageerror` if it fails. */
export interface WorkerPort extends EventTarget {
  postMessage(message: CallMessage): void;
  terminate(): void;
}

/** The worker’s side of the connection. */
interface ServingPort {
  addEventListener(type: 'message', listener: (event: MessageEvent<CallMessage>) => void): void;
  postMessage(answer: AnswerMessage, options?: StructuredSerializeOptions): void;
}

/**
 * Serves methods in a worker. An error that a method throws is passed on with its message. If the methods cannot be
 * loaded, the worker fails, as if its script could not be loaded.
 */
export function serveCalls<Methods extends WorkerMethods<Methods>>(
  methods: Methods | Promise<Methods>,
  port: ServingPort = self,
): void {
  // At once, so that a preloaded worker that cannot work is not used.
  if (methods instanceof Promise) methods.catch((error: unknown) => reportError(error));
  port.addEventListener('message', ({ data: { serial, name, request } }) => {
    const tell = (answer: AnswerMessage, transfer: Transferable[] = []): void => port.postMessage(answer, { transfer });
    const answer = (loaded: Methods): unknown =>
      callMethod(loaded, name, request, (progress, moved) => tell({ serial, progress }, moved))
        // A response that cannot be cloned is an error as well.
        .then((response) => {
          if (response instanceof MovedResponse) tell({ serial, response: response.response }, [...response.parts]);
          else tell({ serial, response });
        })
        .catch((error: unknown) => tell({ serial, error: messageOf(error) }));
    if (methods instanceof Promise) methods.then(answer, () => undefined);
    else answer(methods);
  });
}

async function callMethod(methods: object, name: string, ...given: Parameters<AnyMethod>): Promise<unknown> {
  return (methods as Record<string, AnyMethod>)[name]?.(...given);
}

/** The failure of a worker itself, not of a method. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';
  /** Whether the worker sent a message before. */
  readonly hasAnswered: boolean;
  constructor(cause: string, hasAnswered: boolean) {
    super('A part of Assessment Desk stopped or did not load.', { cause });
    this.hasAnswered = hasAnswered;
  }
}

export interface WorkerClientParts<Methods> {
  /** Starts the worker; may throw if the browser does not support workers. */
  readonly start: () => WorkerPort;
  /**
   * Returns the methods for the page’s thread: unanswered and later calls go there when the worker fails. If it is
   * missing or throws, unanswered calls reject, and the next call starts another worker.
   */
  readonly fallback?: (failure: WorkerFailure) => Methods | Promise<Methods>;
  /**
   * Called with the response of a call that was cancelled. If it is given, a cancelled call only rejects, and the
   * worker goes on: it has a state, such as open files, that must not be lost.
   */
  readonly discard?: (response: unknown) => void;
}

export interface CallOptions {
  /** Terminates the worker; every unanswered call rejects with the signal’s reason. See `discard` for an exception. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: OnProgress | undefined;
}

/** A worker that starts with its first call. */
export interface WorkerClient<Methods> {
  /** Rejects with the method’s error, with the reason of a cancellation, or with a `WorkerFailure`. */
  call<Name extends keyof Methods & string>(
    name: Name,
    request: RequestOf<Methods[Name]>,
    options?: CallOptions,
  ): Promise<ResponseOf<Methods[Name]>>;
  /** Terminates the worker. Unanswered calls reject with the reason. */
  close(reason?: unknown): void;
}

interface PendingCall {
  readonly resolve: (response: unknown) => void;
  readonly reject: (reason: unknown) => void;
  readonly onProgress: OnProgress;
}

/** Creates a client whose calls are answered by a worker, in any order. */
export function createWorkerClient<Methods extends WorkerMethods<Methods>>({
  start,
  fallback,
  discard,
}: WorkerClientParts<Methods>): WorkerClient<Methods> {
  const pending = new Map<number, PendingCall>();
  let worker: WorkerPort | undefined;
  let hasAnswered = false;
  let serial = 0;
  let fallbackMethods: Methods | Promise<Methods> | undefined;

  function close(reason: unknown = new DOMException('The work was ended.', 'AbortError')): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(reason);
    pending.clear();
  }

  function settle(answer: AnswerMessage): void {
    hasAnswered = true;
    const call = pending.get(answer.serial);
    if (!call) {
      if ('response' in answer) discard?.(answer.response);
      return;
    }
    if ('progress' in answer) {
      call.onProgress(answer.progress);
      return;
    }
    pending.delete(answer.serial);
    if ('error' in answer) call.reject(new Error(answer.error));
    else call.resolve(answer.response);
  }

  function begin(): WorkerPort {
    const started = start();
    hasAnswered = false;
    started.addEventListener('message', (event) => {
      if (worker === started) settle((event as MessageEvent<AnswerMessage>).data);
    });
    const fail = (event: Event): void => {
      event.preventDefault();
      if (worker === started) close(new WorkerFailure((event as Partial<ErrorEvent>).message ?? '', hasAnswered));
    };
    started.addEventListener('error', fail);
    started.addEventListener('messageerror', fail);
    return started;
  }

  function send(own: number, name: string, request: unknown, onProgress: OnProgress): Promise<unknown> {
    return new Promise((resolve, reject) => {
      pending.set(own, { resolve, reject, onProgress });
      try {
        worker ??= begin();
        worker.postMessage({ serial: own, name, request });
      } catch (error) {
        close(new WorkerFailure(messageOf(error), hasAnswered));
      }
    });
  }

  function cancel(own: number, reason: unknown): void {
    if (!discard) close(reason);
    pending.get(own)?.reject(reason);
    pending.delete(own);
  }

  /** If the methods cannot be loaded, the next call starts another worker. */
  async function methodsOnPage(): Promise<object> {
    try {
      return (await fallbackMethods) as object;
    } catch (error) {
      fallbackMethods = undefined;
      throw error;
    }
  }

  async function call(name: string, request: unknown, options: CallOptions = {}): Promise<unknown> {
    const { signal, onProgress = () => undefined } = options;
    signal?.throwIfAborted();
    if (fallbackMethods) return callMethod(await methodsOnPage(), name, request, onProgress, signal);
    const own = (serial += 1);
    const abort = (): void => cancel(own, signal?.reason);
    signal?.addEventListener('abort', abort);
    try {
      return await send(own, name, request, onProgress);
    } catch (error) {
      signal?.throwIfAborted();
      if (!fallback || !(error instanceof WorkerFailure)) throw error;
      fallbackMethods ??= fallback(error);
      return await callMethod(await methodsOnPage(), name, request, onProgress, signal);
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  return { call: call as WorkerClient<Methods>['call'], close };
}

/** Starts a worker for one call and terminates it afterwards. */
export async function callWorker<Methods extends WorkerMethods<Methods>, Name extends keyof Methods & string>(
  parts: WorkerClientParts<Methods>,
  name: Name,
  request: RequestOf<Methods[Name]>,
  options?: CallOptions,
): Promise<ResponseOf<Methods[Name]>> {
  const worker = createWorkerClient(parts);
  try {
    return await worker.call(name, request, options);
  } finally {
    worker.close();
  }
}
