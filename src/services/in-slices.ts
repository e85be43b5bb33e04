/** How long a slice of work may last, in ms: a key that comes meanwhile is still in its frame. */
const sliceTime = 10;

/** The first slice waits until the page has nothing else to do, but no longer than so many ms. */
const startTimeout = 500;

type Priority = 'background' | 'user-visible';

/** Does something in a task of its own. Where the browser knows of no priorities, all tasks come in their turn. */
function later(run: () => void, priority: Priority, delay: number, signal: AbortSignal): void {
  if (typeof scheduler === 'undefined') {
    setTimeout(run, delay);
    return;
  }
  scheduler.postTask(run, { priority, delay, signal }).catch((error: unknown) => {
    // It rejects as well where the work is given up.
    if (!signal.aborted) reportError(error);
  });
}

/**
 * Does a piece of work bit by bit, once the page has drawn what it has to draw, and without holding up what is typed:
 * `step` is called again and again, looks up from its work when `enough` says so, and returns whether all is done. Gives
 * back a function that ends it.
 */
export function inSlices(step: (enough: () => boolean) => boolean): () => void {
  const ended = new AbortController();
  let begun = false;
  const work = (): void => {
    if (ended.signal.aborted) return;
    const started = performance.now();
    if (!step(() => performance.now() - started >= sliceTime)) later(work, 'user-visible', 0, ended.signal);
  };
  const begin = (): void => {
    if (begun) return;
    begun = true;
    work();
  };
  later(begin, 'background', 0, ended.signal);
  later(begin, 'user-visible', startTimeout, ended.signal);
  return () => ended.abort();
}

/** Resolves in a task of its own, so that input and painting can go first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => later(resolve, 'user-visible', 0, new AbortController().signal));
}
