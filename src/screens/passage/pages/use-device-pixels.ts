/**
 * Follows the number of device pixels for each CSS pixel, which changes with the browser’s zoom and between screens.
 */
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  let query: MediaQueryList | undefined;
  const listen = (): void => {
    query?.removeEventListener('change', changed);
    query = window.matchMedia(`(resolution: ${String(window.devicePixelRatio)}dppx)`);
    query.addEventListener('change', changed);
  };
  function changed(): void {
    listen();
    onChange();
  }
  listen();
  return () => query?.removeEventListener('change', changed);
}

export function useDevicePixels(): number {
  return useSyncExternalStore(subscribe, () => window.devicePixelRatio || 1);
}
