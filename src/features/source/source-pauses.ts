/** Delays work in the JSON editor until a person stops typing; larger texts wait longer. */
import { largeText } from './source-reader.ts';

/** The work that waits for a pause in typing: reading the text, storing it, and looking up the path at the cursor. */
export type DeferredWork = 'read' | 'save' | 'cursor';

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
