import { largeText } from './source-reader.ts';

/** What waits for a pause: looking at a text, keeping it, and saying where the cursor is. */
export type Pausing = 'read' | 'keep' | 'cursor';

/** How long after the last key, in ms, it is done: in a text of ordinary size, and in a large one. */
const pauses: Readonly<Record<Pausing, { readonly small: number; readonly large: number }>> = {
  read: { small: 300, large: 900 },
  keep: { small: 150, large: 600 },
  cursor: { small: 120, large: 500 },
};

/** How long a text of so many UTF-16 units is waited for. */
export function pauseFor(name: Pausing, length: number): number {
  return pauses[name][length >= largeText ? 'large' : 'small'];
}

/** Does things when nothing was typed for a while. */
export class SourcePauses {
  readonly #timers = new Map<Pausing, ReturnType<typeof setTimeout>>();

  /** Does it after a pause, in place of what was to be done then. */
  later(name: Pausing, length: number, work: () => void): void {
    this.cancel(name);
    this.#timers.set(name, setTimeout(work, pauseFor(name, length)));
  }

  cancel(name: Pausing): void {
    clearTimeout(this.#timers.get(name));
  }

  cancelAll(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
