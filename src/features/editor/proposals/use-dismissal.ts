/** Remembers for which claims a person dismissed the proposals, while the draft is open. */
import { useSyncExternalStore } from 'react';
import { own } from '../../../core/json/own.ts';
import { useFieldValue } from '../place/hooks.ts';
import { usePlace, useTouched } from '../place/place.tsx';

/**
 * Returns whether the proposals for the shown claim are dismissed, and a function that dismisses them. Another text, or
 * a new claim in the place of a deleted one, has proposals again.
 */
export function useDismissal(): { readonly dismissed: boolean; readonly dismiss: () => void } {
  const { base } = usePlace();
  const touched = useTouched();
  const text = useFieldValue('', (claim) => {
    const span = own(claim, 'span');
    return JSON.stringify([own(claim, 'passage_id'), own(span, 'start'), own(span, 'end')]);
  });
  const path = `${base}/proposals ${text}`;
  return {
    dismissed: useSyncExternalStore(touched.subscribe, () => touched.has(path)),
    dismiss: () => touched.add(path),
  };
}
