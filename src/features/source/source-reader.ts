/** Reads the JSON editor's text without blocking typing: small texts on the page, large ones in a worker. */
import { isJsonObject } from '../../core/json/json.ts';
import { createWorkerClient, type WorkerPort } from '../../platform/worker-call.ts';
import { readSource, type problemsIn, type SourceReading } from './read-source.ts';

interface SourceMethods {
  readonly problemsIn: typeof problemsIn;
}

/** Texts of at least this many UTF-16 units are read in a worker. */
export const largeText = 200_000;

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

function startModuleWorker(): WorkerPort {
  return new Worker(new URL('./source.worker.ts', import.meta.url), { type: 'module' });
}

/** Creates a reader. It starts its worker at the first large text. `start` may throw if workers are not available. */
export function createSourceReader(start: () => WorkerPort = startModuleWorker): SourceReader {
  const worker = createWorkerClient<SourceMethods>({ start });
  let latest = 0;
  return {
    async read(text) {
      latest += 1;
      const turn = latest;
      if (text.length < largeText) return readSource(text);
      // Without a worker, reading on the page takes longer but gives the same result.
      const problems = await worker.call('problemsIn', text).catch(() => 'unknown' as const);
      if (turn !== latest) return undefined;
      if (problems === 'unknown') return readSource(text);
      return problems ? { ok: false, problems } : values(text);
    },
    stop() {
      latest += 1;
      worker.close();
    },
  };
}
