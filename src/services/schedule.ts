/** When things are done that can wait. Each call gives back a function that takes it back. */
export interface Schedule {
  after(milliseconds: number, run: () => void): () => void;
  /** When nothing else is to be done, or a few seconds later. */
  whenIdle(run: () => void): () => void;
}

/** The longest that `whenIdle` waits, in ms. */
const idleTimeout = 5000;

/** The browser's own timers; where it has no idle callbacks, a second stands for idleness. */
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
