/** How long a frame may take, in ms, before what waits for it goes on: pages that nobody sees paint none. */
const patience = 1000;

let painted: Promise<void> | undefined;

/** Resolves behind the first frame after the first call: a message posted in a frame arrives once it is handed on. */
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
 * Loads code behind the first paint of the page, so that asking for it, and running it, does not hold the paint up. For
 * what the first render already knows it will want, and can do without for a moment; later it loads at once.
 */
export async function behindPaint<Module>(load: () => Promise<Module>): Promise<Module> {
  await (painted ??= firstFrame());
  return load();
}
