/** Reads the JSON editor's text without blocking typing: small texts on the page, large ones in a worker. */
import { isJsonObject } from '../../core/json/json.ts';
import { startBackgroundWork } from '../../platform/background-work.ts';
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

/** Creates a reader. It starts its worker at the first large text. `start` may throw if workers are not available. */
export function createSourceReader(start: () => WorkerPort = () => startBackgroundWork('source')): SourceReader {
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

/** The work that waits for a pause in typing: reading the text, storing it, and looking up the path at the cursor. */
type DeferredWork = 'read' | 'save' | 'cursor';

/** How long after the last keystroke, in ms, the work is done, for a small and for a large text. */
const pauses: Readonly<Record<DeferredWork, { readonly small: number; readonly large: number }>> = {
  read: { small: 300, large: 900 },
  save: { small: 150, large: 600 },
  cursor: { small: 120, large: 500 },
};

/** The pause in ms for a text of `length` UTF-16 units. */
export function pauseFor(name: DeferredWork, length: number): number {
  return pauses[name][length >= largeText ? 'large' : 'small'];
}

/** Runs work when the person has stopped typing. */
export class SourcePauses {
  readonly #timers = new Map<DeferredWork, ReturnType<typeof setTimeout>>();

  /** Runs the work after a pause, instead of any work of that name that is still waiting. */
  later(name: DeferredWork, length: number, work: () => void): void {
    this.cancel(name);
    this.#timers.set(name, setTimeout(work, pauseFor(name, length)));
  }

  cancel(name: DeferredWork): void {
    clearTimeout(this.#timers.get(name));
  }

  cancelAll(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
