/** Keeps typed text that is not in the draft yet, across screens and reloads. */
import { useState } from 'react';
import { createTypedValues } from '../platform/typed-values.ts';
import { useDesk } from './context.tsx';

/** What is typed in the fields and forms of all drafts, by path. */
export const typedValues = createTypedValues();

/**
 * Returns what is typed in a field or form of the open draft but not yet in the draft, and the function that sets it;
 * undefined for none. It is still there when the field is shown again, for the life of the tab. Only components that
 * keep the same type may share a `path`, and a new type needs a new path, because a newer version may read the value.
 */
export function useUnfinished<Value = string>(
  path: string,
): readonly [value: Value | undefined, setValue: (value: Value | undefined) => void] {
  const draftId = useDesk(({ draft }) => draft?.id) ?? '';
  const stored = () => typedValues.get(draftId, path) as Value | undefined;
  const [latest, setLatest] = useState(() => ({ draftId, path, value: stored() }));
  return [
    // The component may show another field now.
    latest.draftId === draftId && latest.path === path ? latest.value : stored(),
    (next) => {
      typedValues.set(draftId, path, next);
      setLatest({ draftId, path, value: next });
    },
  ];
}
