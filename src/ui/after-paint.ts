/** The longest wait for a frame, in ms: hidden pages do not paint. */

const patience = 1000;

let painted: Promise<void> | undefined;

/**
 * Resolves after the first frame that follows the first call: a message posted in a frame arrives after it is painted.
 */
function firstFrame(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    requestAnimationFrame(() => port2.postMessage(null));
    if (document.hidden) resolve();
    else setTimeout(resolve, patience);
  });
}

/**
 * Loads code after the first paint of the page, so that fetching and running it does not delay the paint. For code that
 * the first render needs, but not at once. After the first paint it loads immediately.
 */
export async function afterPaint<Module>(load: () => Promise<Module>): Promise<Module> {
  await (painted ??= firstFrame());
  return load();
}

/** Calls back in a task of its own after the next frame. Returns a function that cancels it. */
export function afterFrame(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const request = requestAnimationFrame(() => {
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(request);
    clearTimeout(timer);
  };
}
