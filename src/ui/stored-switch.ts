/** Settings that are on or off, stored on this device. */
import { useSyncExternalStore } from 'react';
import { storePreference, storedPreference } from './preferences.ts';

interface StoredSwitch {
  isOn(): boolean;
  set(on: boolean): void;
  /** Like `isOn`, for a component, which renders again when it changes. */
  useIsOn(): boolean;
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Creates a setting that is on at first. Its last value on this page counts if the browser cannot store it. */
export function createStoredSwitch(key: string): StoredSwitch {
  let current = storedPreference(key, isBoolean) ?? true;
  const listeners = new Set<() => void>();
  const isOn = (): boolean => current;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    isOn,
    set(on) {
      current = on;
      storePreference(key, on);
      for (const listener of listeners) listener();
    },
    useIsOn: () => useSyncExternalStore(subscribe, isOn),
  };
}
