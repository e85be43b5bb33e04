/** Remembers for which claims a person dismissed the proposals, while the draft is open. */
import { useSyncExternalStore } from 'react';
import { usePlace, useTouched } from '../place/place.tsx';

/** Returns whether the proposals for the shown claim are dismissed, and a function that dismisses them. */
export function useDismissal(): { readonly dismissed: boolean; readonly dismiss: () => void } {
  const { base } = usePlace();
  const touched = useTouched();
  const path = `${base}/proposals`;
  return {
    dismissed: useSyncExternalStore(touched.subscribe, () => touched.has(path)),
    dismiss: () => touched.add(path),
  };
}
