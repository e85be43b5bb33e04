/** Keeps what is typed in a field or form but not yet in the draft, so that leaving its screen loses nothing. */
import { useState } from 'react';
import type { DeskStore } from '../store/desk-store.ts';
import { useDesk, useStores } from './context.tsx';

const valuesOf = new WeakMap<DeskStore, Map<string, unknown>>();

function valuesIn(desk: DeskStore): Map<string, unknown> {
  const values = valuesOf.get(desk) ?? new Map<string, unknown>();
  valuesOf.set(desk, values);
  return values;
}

/**
 * Returns what is typed in a field or form of the open draft but not yet in the draft, and the function that sets it;
 * undefined for none. It is still there when the field is shown again, for the life of the page. Only components that
 * keep the same type may share a `path`.
 */
export function useUnfinished<Value = string>(
  path: string,
): readonly [value: Value | undefined, setValue: (value: Value | undefined) => void] {
  const values = valuesIn(useStores().desk);
  const key = `${useDesk(({ draft }) => draft?.id) ?? ''} ${path}`;
  const [latest, setLatest] = useState(() => ({ key, value: values.get(key) as Value | undefined }));
  return [
    // The component may show another field now.
    latest.key === key ? latest.value : (values.get(key) as Value | undefined),
    (next) => {
      if (next === undefined) values.delete(key);
      else values.set(key, next);
      setLatest({ key, value: next });
    },
  ];
}
