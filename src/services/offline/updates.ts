import { takeOverRequest, type TakeOverAnswer } from './protocol.ts';

/** What is known of a newer version. `otherWindows` counts those that stood in the way when it was last asked for. */
export type UpdateState =
  | { readonly kind: 'none' }
  | { readonly kind: 'ready'; readonly otherWindows: number }
  /** Code that this page still needed is no longer published: only loading the page anew helps. */
  | { readonly kind: 'outdated' };

/** Newer versions of the application: looked for in the background, offered, and taken only when asked. */
export interface Updates {
  readonly state: () => UpdateState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the newer version and loads the page anew. Does nothing but say so where other windows are open. */
  readonly take: () => Promise<void>;
}

export interface UpdatesParts {
  /** Undefined where the browser has no service workers, or refuses them here. */
  readonly container: ServiceWorkerContainer | undefined;
  readonly scriptUrl: string;
  readonly reload: () => void;
  /** Calls back when the page comes back to sight; gives back nothing. */
  readonly onShown: (look: () => void) => void;
  /** Calls back when code of this page could not be fetched. */
  readonly onCodeMissing: (tell: () => void) => void;
}

/**
 * Registers the service worker and watches for newer versions. Never rejects and never says anything where that cannot
 * be done: the application then works as long as there is a network.
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
    // Without a controller this is the first version, and there is nothing to offer.
    const offerIfNewer = (): void => {
      if (registration.waiting && container.controller) offer(registration.waiting);
    };
    offerIfNewer();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', offerIfNewer);
    });
    parts.onShown(() => void registration.update().catch(() => undefined));
  }

  async function register(container: ServiceWorkerContainer): Promise<void> {
    try {
      const registration = await container.register(parts.scriptUrl, { updateViaCache: 'none' });
      // Some privacy tools answer with nothing.
      if (registration as ServiceWorkerRegistration | undefined) watch(container, registration);
    } catch {
      // Not a secure context, or storage is refused: the application is then as offline-capable as any page.
    }
  }

  async function take(): Promise<void> {
    if (state.kind === 'outdated') return parts.reload();
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
