/** Finds newer versions of the application in the background, and installs one when the person asks for it. */
/** The message to a waiting service worker: become active now if this is the only tab. */
export const takeOverRequest = 'assessment-desk.take-over';

/** The worker’s answer. If other tabs are open, it does nothing and returns their number. */
export type TakeOverAnswer = { readonly taken: true } | { readonly taken: false; readonly otherWindows: number };

/** The state of updates. `otherWindows` counts the windows that blocked the last attempt to install. */
export type UpdateState =
  | { readonly kind: 'none' }
  | { readonly kind: 'ready'; readonly otherWindows: number }
  /** An update could not be downloaded completely. It is tried again when the page looks for updates. */
  | { readonly kind: 'failed' }
  /** Code that this page needs is no longer published, so the page must be reloaded. */
  | { readonly kind: 'outdated' };

/** Updates of the application. They are checked for in the background and installed only on request. */
export interface Updates {
  readonly state: () => UpdateState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Installs the update and reloads the page, or tries a failed download again. If other tabs are open, only updates
   * the state.
   */
  readonly take: () => Promise<void>;
}

export interface UpdatesParts {
  /** Undefined if service workers are not supported or not allowed. */
  readonly container: ServiceWorkerContainer | undefined;
  readonly scriptUrl: string;
  readonly reload: () => void;
  /** Calls `look` when the page becomes visible again. */
  readonly onShown: (look: () => void) => void;
  /** Calls `tell` when code of this page could not be loaded. */
  readonly onCodeMissing: (tell: () => void) => void;
}

/**
 * Registers the service worker and watches for updates. Fails silently at the first visit: without it the application
 * works while there is a network.
 */
export function createUpdates(parts: UpdatesParts): Updates {
  const listeners = new Set<() => void>();
  let state: UpdateState = { kind: 'none' };
  let waiting: ServiceWorker | undefined;

  function set(next: UpdateState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function offer(worker: ServiceWorker): void {
    waiting = worker;
    set({ kind: 'ready', otherWindows: 0 });
  }

  function watch(container: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
    // Without a controller this is the first installation, so there is nothing to offer.
    const offerIfNewer = (): void => {
      if (registration.waiting && container.controller) offer(registration.waiting);
    };
    offerIfNewer();
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      let isInstalled = false;
      installing?.addEventListener('statechange', () => {
        isInstalled ||= installing.state === 'installed';
        if (installing.state === 'redundant' && !isInstalled && container.controller && state.kind === 'none') {
          set({ kind: 'failed' });
        }
        offerIfNewer();
      });
    });
    parts.onShown(() => void registration.update().catch(() => undefined));
  }

  async function register(container: ServiceWorkerContainer): Promise<void> {
    try {
      const registration = await container.register(parts.scriptUrl, { updateViaCache: 'none' });
      // Some privacy tools return undefined.
      if (registration as ServiceWorkerRegistration | undefined) watch(container, registration);
    } catch {
      // Not a secure context, or storage is refused: the application works only online.
    }
  }

  async function take(): Promise<void> {
    if (state.kind === 'outdated') return parts.reload();
    if (state.kind === 'failed') {
      set({ kind: 'none' });
      await (await parts.container?.getRegistration())?.update().catch(() => undefined);
      return;
    }
    if (!waiting || !parts.container) return;
    parts.container.addEventListener('controllerchange', () => parts.reload(), { once: true });
    const answer = await ask(waiting);
    if (!answer.taken) set({ kind: 'ready', otherWindows: answer.otherWindows });
  }

  if (parts.container) void register(parts.container);
  parts.onCodeMissing(() => set({ kind: 'outdated' }));
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take,
  };
}

function ask(worker: ServiceWorker): Promise<TakeOverAnswer> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<TakeOverAnswer>) => resolve(data);
    worker.postMessage(takeOverRequest, [port2]);
  });
}

// Connects the updates of the application to this browser: when it looks for one, and how it reloads.

/** How often an open page checks for updates, in ms. */
const lookEvery = 60 * 60 * 1000;

/** Creates the updates for this browser. Development has no service worker, so that edited code always runs. */
export function browserUpdates(): Updates {
  return createUpdates({
    container: import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
    scriptUrl: new URL('sw.js', document.baseURI).href,
    reload: () => location.reload(),
    onShown(look) {
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') look();
      });
      setInterval(look, lookEvery);
    },
    onCodeMissing(tell) {
      // The caller that needed the code reports the failure. The page itself keeps working.
      window.addEventListener('vite:preloadError', () => {
        if (navigator.onLine) tell();
      });
    },
  });
}
