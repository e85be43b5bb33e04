/**
 * Caches the whole application, so that it starts offline. Every file is checked against the hash from the build: a
 * version is installed completely or not at all. A new version waits until no window runs the old one, or until the
 * only window asks for it.
 */
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { fetchAgain } from './fetch-again.ts';
import { takeOverRequest, type TakeOverAnswer } from './updates.ts';

interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The part of ServiceWorkerGlobalScope that is used here; the DOM types do not include it. */
interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>;
  };
  fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent & LifecycleEvent) => void): void;
}

/** Inserted by the build: every file of the application with its hash. */
declare const __PRECACHED__: readonly PrecacheEntry[];

const scope = self as unknown as WorkerScope;

// Workbox fetches with this function, has no option for the cache of files with a hash in their names, and tries once.
scope.fetch = fetchAgain(scope.fetch.bind(scope));

cleanupOutdatedCaches();
// No fallback page and no clean URLs: files outside the list go to the network, and an unknown path returns 404.
precacheAndRoute([...__PRECACHED__], { directoryIndex: 'index.html', cleanURLs: false });

/**
 * How often the windows are counted, and the pause between, in ms. The browser still counts a window shortly after it
 * closes.
 */
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

// Makes the page of the first visit work offline without a reload.
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
