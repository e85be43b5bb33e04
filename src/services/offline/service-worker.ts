/**
 * Keeps the whole application on this device, so that it starts with no network. Every file is fetched with the hash
 * that the build gave it: a copy is complete and of one version, or it is not taken at all. A new version waits until
 * no window runs the old one, or until the only window asks for it.
 */
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { takeOverRequest, type TakeOverAnswer } from './protocol.ts';

interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The part of ServiceWorkerGlobalScope that is used here; the page's own library of types does not have it. */
interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent & LifecycleEvent) => void): void;
}

/** Filled in by the build: every file of the application with its hash. */
declare const __PRECACHED__: readonly PrecacheEntry[];

const scope = self as unknown as WorkerScope;

cleanupOutdatedCaches();
// No fallback page and no guessed names: what is not in the list goes to the network, and an unknown path stays a 404.
precacheAndRoute([...__PRECACHED__], { directoryIndex: 'index.html', cleanURLs: false });

/** How often the windows are counted, and how long is waited in between, in ms: a closed one is counted a while longer. */
const counts = 10;
const betweenCounts = 100;

async function otherWindows(): Promise<number> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return Math.max(0, windows.length - 1);
}

async function takeOver(): Promise<TakeOverAnswer> {
  let others = await otherWindows();
  for (let count = 1; others > 0 && count < counts; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, betweenCounts));
    others = await otherWindows();
  }
  if (others > 0) return { taken: false, otherWindows: others };
  await scope.skipWaiting();
  return { taken: true };
}

scope.addEventListener('message', (event) => {
  if (event.data !== takeOverRequest) return;
  event.waitUntil(takeOver().then((answer) => event.ports[0]?.postMessage(answer)));
});

// The page that was open on the first visit works offline too, not only after it is loaded again.
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
