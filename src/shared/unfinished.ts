/** Keeps what is typed in a field or form but not yet in the draft when its screen is left or the page is reloaded. */
import { useState } from 'react';
import { useDesk } from './context.tsx';
import { createSessionMap } from './session-map.ts';

const values = createSessionMap('unfinished');

/**
 * Returns what is typed in a field or form of the open draft but not yet in the draft, and the function that sets it;
 * undefined for none. It is still there when the field is shown again, for the life of the tab. Only components that
 * keep the same type may share a `path`, and a new type needs a new path, because a newer version may read the value.
 */
export function useUnfinished<Value = string>(
  path: string,
): readonly [value: Value | undefined, setValue: (value: Value | undefined) => void] {
  const key = `${useDesk(({ draft }) => draft?.id) ?? ''} ${path}`;
  const [latest, setLatest] = useState(() => ({ key, value: values.get(key) as Value | undefined }));
  return [
    // The component may show another field now.
    latest.key === key ? latest.value : (values.get(key) as Value | undefined),
    (next) => {
      values.set(key, next);
      setLatest({ key, value: next });
    },
  ];
}
