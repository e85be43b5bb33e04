/** Connects the updates of the application to this browser: when it looks for one, and how it reloads. */
import { createUpdates, type Updates } from './updates.ts';

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
