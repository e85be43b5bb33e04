/** For tests, a schedule that runs only when the test says so. */
import type { Schedule } from './clock.ts';

export class ManualSchedule implements Schedule {
  now = 0;
  #waiting: { readonly due: number; readonly run: () => void }[] = [];

  after(milliseconds: number, run: () => void): () => void {
    const task = { due: this.now + milliseconds, run };
    this.#waiting.push(task);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== task);
    };
  }

  whenIdle(run: () => void): () => void {
    return this.after(0, run);
  }

  /** Lets time go by, and runs what falls due, in order. */
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.#waiting.filter(({ due }) => due <= end).sort((one, other) => one.due - other.due)[0];
      if (!next) break;
      this.#waiting = this.#waiting.filter((task) => task !== next);
      this.now = next.due;
      next.run();
    }
    this.now = end;
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }
}
