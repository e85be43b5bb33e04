/** The time, the schedule of later work and random IDs; all are parameters, so that tests control them. */

/** 32 letters and digits without look-alikes, safe in URLs and file names. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Returns a random draft ID of 100 bits, so that two devices never create the same one. */
export function randomDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Returns a random passphrase of 100 bits: five groups of four letters and digits, which can be read out. */
export function randomPassphrase(): string {
  return (randomDraftId().match(/.{4}/g) ?? []).join('-');
}

/** Returns the local date of a time in ms since 1970, as in '2026-11-21'. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

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
