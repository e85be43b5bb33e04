import { isJsonObject } from '../../core/json/json.ts';
import { readSource, type SourceAnswer, type SourceQuestion, type SourceReading } from './read-source.ts';

/** Texts of at least this many UTF-16 units are read in a worker. */
export const largeText = 200_000;

/** The members of a `Worker` that are used here. */
export interface SourceWorker extends EventTarget {
  postMessage(question: SourceQuestion): void;
  terminate(): void;
}

/** Reads texts, large ones in a worker. */
export interface SourceReader {
  /** Resolves to the result, or to undefined if another text was requested meanwhile. Never rejects. */
  read(text: string): Promise<SourceReading | undefined>;
  stop(): void;
}

/** Parses a text that the worker found valid. `-0` is read as 0, as everywhere. */
function values(text: string): SourceReading {
  const value: unknown = JSON.parse(text, text.includes('-0') ? plainZero : undefined);
  return isJsonObject(value) ? { ok: true, document: value } : readSource(text);
}

function plainZero(_name: string, value: unknown): unknown {
  return Object.is(value, -0) ? 0 : value;
}

function startModuleWorker(): SourceWorker {
  return new Worker(new URL('./source.worker.ts', import.meta.url), { type: 'module' });
}

/** The outcome of a request: the answer, a failure of the worker, or a cancellation. */
type Outcome = SourceAnswer | 'failed' | 'cancelled';

/** A request without an answer yet. */
interface PendingRequest {
  readonly serial: number;
  readonly settle: (outcome: Outcome) => void;
}

/** Creates a reader. It starts its worker at the first large text. `startWorker` may throw if workers are not available. */
export function createSourceReader(startWorker: () => SourceWorker = startModuleWorker): SourceReader {
  let worker: SourceWorker | undefined;
  let serial = 0;
  let pending: PendingRequest | undefined;

  function settle(outcome: Outcome): void {
    pending?.settle(outcome);
    pending = undefined;
  }

  /** Starts a worker. One that fails is not used again; the next large text gets a new one. */
  function begin(): SourceWorker {
    const started = startWorker();
    started.addEventListener('message', (event) => {
      const { data } = event as MessageEvent<SourceAnswer>;
      if (data.serial === pending?.serial) settle(data);
    });
    const fail = (event: Event): void => {
      event.preventDefault();
      started.terminate();
      if (worker !== started) return;
      worker = undefined;
      settle('failed');
    };
    started.addEventListener('error', fail);
    started.addEventListener('messageerror', fail);
    return started;
  }

  function ask(turn: number, text: string): Promise<Outcome> {
    return new Promise((resolve) => {
      pending = { serial: turn, settle: resolve };
      try {
        worker ??= begin();
        worker.postMessage({ serial: turn, text });
      } catch {
        settle('failed');
      }
    });
  }

  return {
    async read(text) {
      serial += 1;
      const turn = serial;
      // An earlier request gets no result.
      settle('cancelled');
      if (text.length < largeText) return readSource(text);
      const outcome = await ask(turn, text);
      if (turn !== serial || outcome === 'cancelled') return undefined;
      // Without a worker, reading on the page takes longer but gives the same result.
      if (outcome === 'failed') return readSource(text);
      return outcome.problems ? { ok: false, problems: outcome.problems } : values(text);
    },
    stop() {
      serial += 1;
      settle('cancelled');
      worker?.terminate();
      worker = undefined;
    },
  };
}
