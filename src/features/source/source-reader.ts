import { isJsonObject } from '../../core/assessment/json.ts';
import { readSource, type SourceAnswer, type SourceQuestion, type SourceReading } from './read-source.ts';

/** Texts of this many UTF-16 units and more are looked through in a worker. */
export const largeText = 200_000;

/** The part of a `Worker` that is used here. */
export interface SourceWorker extends EventTarget {
  postMessage(question: SourceQuestion): void;
  terminate(): void;
}

/** Reads texts, the large ones away from the page. */
export interface SourceReader {
  /** Resolves to what the text gives, or to undefined where another text was asked about meanwhile. Never rejects. */
  read(text: string): Promise<SourceReading | undefined>;
  stop(): void;
}

/** `-0` is read as 0, as everywhere. */
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

/** What came of a question: the answer, that the worker failed, or that the question was given up. */
type Outcome = SourceAnswer | 'failed' | 'given-up';

/** A question that is not answered yet. */
interface Asked {
  readonly serial: number;
  readonly settle: (outcome: Outcome) => void;
}

/** Makes a reader. It starts its worker at the first large text; `startWorker` may throw where there are none. */
export function createSourceReader(startWorker: () => SourceWorker = startModuleWorker): SourceReader {
  let worker: SourceWorker | undefined;
  let serial = 0;
  let asked: Asked | undefined;

  function settle(outcome: Outcome): void {
    asked?.settle(outcome);
    asked = undefined;
  }

  /** A worker that failed is not used again: the next large text gets another. */
  function begin(): SourceWorker {
    const started = startWorker();
    started.addEventListener('message', (event) => {
      const { data } = event as MessageEvent<SourceAnswer>;
      if (data.serial === asked?.serial) settle(data);
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
      asked = { serial: turn, settle: resolve };
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
      // Whoever asked before is told nothing more.
      settle('given-up');
      if (text.length < largeText) return readSource(text);
      const outcome = await ask(turn, text);
      if (turn !== serial || outcome === 'given-up') return undefined;
      // Where there is no worker, it takes longer and does the same.
      if (outcome === 'failed') return readSource(text);
      return outcome.problems ? { ok: false, problems: outcome.problems } : values(text);
    },
    stop() {
      serial += 1;
      settle('given-up');
      worker?.terminate();
      worker = undefined;
    },
  };
}
