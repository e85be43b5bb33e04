/** Remembers on this device whether passages are set in a monospace font, in which the columns of tables line up. */
import { useState } from 'react';
import { storePreference, storedPreference } from '../../ui/preferences.ts';

const key = 'passage-monospace';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Returns whether passages are set in a monospace font, and a function that changes it. */
export function useMonospace(): readonly [boolean, (monospace: boolean) => void] {
  const [monospace, setMonospace] = useState(() => storedPreference(key, isBoolean) ?? false);
  return [
    monospace,
    (next) => {
      setMonospace(next);
      storePreference(key, next);
    },
  ];
}
