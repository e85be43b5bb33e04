import { createUpdates, type Updates } from './updates.ts';

/** How often a page that stays open looks for a newer version, in ms. */
const lookEvery = 60 * 60 * 1000;

/** Updates as this browser gives them. In development there is no service worker: what is edited must be what runs. */
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
      // The place that asked for the code says what it lacks; the page itself goes on.
      window.addEventListener('vite:preloadError', () => {
        if (navigator.onLine) tell();
      });
    },
  });
}
