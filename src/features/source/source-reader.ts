import { isJsonObject } from '../../core/assessment/json.ts';
import { readSource, type SourceAnswer, type SourceReading } from './read-source.ts';

/** Texts of this many UTF-16 units and more are looked through in a worker. */
export const largeText = 200_000;

/** Reads texts, the large ones away from the page. */
export interface SourceReader {
  /** Resolves to what the text gives, or to undefined where another text was asked about meanwhile. */
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

export function createSourceReader(): SourceReader {
  let worker: Worker | undefined;
  let serial = 0;
  let answer: ((answer: SourceAnswer | undefined) => void) | undefined;

  function ask(text: string): Promise<SourceAnswer | undefined> {
    worker ??= new Worker(new URL('./source.worker.ts', import.meta.url), { type: 'module' });
    const asked = worker;
    // Whoever asked before is told nothing more.
    answer?.(undefined);
    return new Promise((resolve) => {
      answer = resolve;
      asked.onmessage = ({ data }: MessageEvent<SourceAnswer>) => answer?.(data);
      asked.onerror = (event) => {
        event.preventDefault();
        resolve(undefined);
      };
      asked.postMessage({ serial, text });
    });
  }

  return {
    async read(text) {
      serial += 1;
      const turn = serial;
      if (text.length < largeText) return readSource(text);
      const answered = await ask(text).catch(() => undefined);
      if (turn !== serial || (answered && answered.serial !== turn)) return undefined;
      // Where there is no worker, it takes longer and does the same.
      if (!answered) return readSource(text);
      return answered.problems ? { ok: false, problems: answered.problems } : values(text);
    },
    stop() {
      serial += 1;
      worker?.terminate();
      worker = undefined;
    },
  };
}
