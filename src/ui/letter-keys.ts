/** The setting that turns single-letter shortcuts on or off. */
import { useSyncExternalStore } from 'react';
import { storePreference, storedPreference } from './preferences.ts';

const key = 'letter-keys';
const listeners = new Set<() => void>();
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** The last choice on this page, for browsers that cannot store it. */
let current = storedPreference(key, isBoolean) ?? true;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether single letters and “?” are shortcuts outside text fields (WCAG 2.1.4). Stored on this device. */
export function hasLetterKeys(): boolean {
  return current;
}

/** Turns single-letter shortcuts on or off. */
export function setLetterKeys(on: boolean): void {
  current = on;
  storePreference(key, on);
  for (const listener of listeners) listener();
}

/** Like `hasLetterKeys`, for a component, which renders again when it changes. */
export function useLetterKeys(): boolean {
  return useSyncExternalStore(subscribe, hasLetterKeys);
}
