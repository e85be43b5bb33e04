/** Measures time without the delays of a busy machine, while a page is used. */
import { setTimeout as rest } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** The pause between an answer and the next question, in ms. */
const pause = 10;

/** The maximum time between two answers that counts, in ms. On a quiet machine they are closer together. */
const maxGap = 80;

/** The moments at which this process, the page and its storage were all known to be running. */
export class Pulse {
  readonly #answers = [performance.now()];
  #hasEnded = false;

  /** Asks the storage of the page a question again and again, until the page or the watch ends. */
  constructor(page: Page) {
    void this.#ask(page);
  }

  async #ask(page: Page): Promise<void> {
    while (!this.#hasEnded && !page.isClosed()) {
      await page
        .evaluate(() => indexedDB.databases())
        .then(
          () => this.#answers.push(performance.now()),
          // The browser was killed.
          () => undefined,
        );
      await rest(pause);
    }
  }

  end(): void {
    this.#hasEnded = true;
  }

  /** Returns the time between two moments without delays, in ms. */
  timeBetween(from: number, to: number): number {
    return timeBetween(this.#answers, from, to);
  }
}

/** Counts the time between two moments. Of the time between two answers, only the first part counts. */
export function timeBetween(answers: readonly number[], from: number, to: number): number {
  if (to < from) return 0;
  const inside = answers.filter((at) => at > from && at < to);
  const moments = [from, ...inside, to];
  return moments.slice(1).reduce((sum, at, index) => sum + Math.min(at - (moments[index] ?? at), maxGap), 0);
}
