/** The time, the schedule of later work and random IDs; all are parameters, so that tests control them. */

/** Schedules deferred work. Each method returns a function that cancels it. */
export interface Schedule {
  after(milliseconds: number, run: () => void): () => void;
  /** Runs when the page is idle, or after a few seconds at the latest. */
  whenIdle(run: () => void): () => void;
}

/** The longest that `whenIdle` waits, in ms. */
const idleTimeout = 5000;

/** Uses the browser’s timers. Without idle callbacks, `whenIdle` waits a second. */
export const browserSchedule: Schedule = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  whenIdle(run) {
    if (typeof requestIdleCallback !== 'function') return browserSchedule.after(1000, run);
    const handle = requestIdleCallback(() => run(), { timeout: idleTimeout });
    return () => cancelIdleCallback(handle);
  },
};

/** Now, in ms since 1970-01-01T00:00:00Z. */
export type Clock = () => number;

/** The device's clock. */
export const systemClock: Clock = () => Date.now();
