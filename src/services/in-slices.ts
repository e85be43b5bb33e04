/** How long a slice of work may last, in ms: a key that comes meanwhile is still in its frame. */
const slice = 8;

/** After so many ms the work no longer waits until the page has nothing else to do. */
const patience = 1000;

/** Does something behind all else that the page has to do, or, once it is urgent, in its turn. */
function later(run: () => void, urgent: boolean, signal: AbortSignal): void {
  if (typeof scheduler === 'undefined') {
    setTimeout(run);
    return;
  }
  const task = scheduler.postTask(run, { priority: urgent ? 'user-visible' : 'background', signal });
  task.catch((error: unknown) => {
    // It rejects as well where the work is given up.
    if (!signal.aborted) reportError(error);
  });
}

/**
 * Does a piece of work bit by bit, behind what the page draws and what is typed: `step` is called again and again, looks
 * up from its work when `enough` says so, and returns whether all is done. Gives back a function that ends it.
 */
export function inSlices(step: (enough: () => boolean) => boolean): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const began = performance.now();
  const work = (): void => {
    if (signal.aborted) return;
    const started = performance.now();
    if (!step(() => performance.now() - started >= slice)) next();
  };
  const next = (): void => later(work, performance.now() - began > patience, signal);
  next();
  return () => ended.abort();
}
