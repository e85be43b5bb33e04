/** How long a slice of work may last, in ms: a key press during it is still handled within its frame. */
const sliceTime = 10;

/** The first slice waits until the page is idle, but at most this long, in ms. */
const startTimeout = 500;

type Priority = 'background' | 'user-visible';

/** Runs a function in its own task, with a priority if the browser supports it. */
function later(run: () => void, priority: Priority, delay: number, signal: AbortSignal): void {
  if (typeof scheduler === 'undefined') {
    setTimeout(run, delay);
    return;
  }
  scheduler.postTask(run, { priority, delay, signal }).catch((error: unknown) => {
    // It also rejects when the task is aborted.
    if (!signal.aborted) reportError(error);
  });
}

/**
 * Runs work in slices, after the page has painted and without delaying input. `step` is called repeatedly; it must
 * return when `enough` is true, and returns whether all is done. Returns a function that cancels the work.
 */
export function inSlices(step: (enough: () => boolean) => boolean): () => void {
  const ended = new AbortController();
  let hasBegun = false;
  const work = (): void => {
    if (ended.signal.aborted) return;
    const started = performance.now();
    if (!step(() => performance.now() - started >= sliceTime)) later(work, 'user-visible', 0, ended.signal);
  };
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    work();
  };
  later(begin, 'background', 0, ended.signal);
  later(begin, 'user-visible', startTimeout, ended.signal);
  return () => ended.abort();
}

/** Resolves in a new task, so that input and painting can go first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => later(resolve, 'user-visible', 0, new AbortController().signal));
}
