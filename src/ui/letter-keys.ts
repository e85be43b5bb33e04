import { useSyncExternalStore } from 'react';
import { remember, remembered } from './remembered.ts';

const key = 'letter-keys';
const listeners = new Set<() => void>();
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** As it was last set here, for where the browser remembers nothing. */
let current = remembered(key, isBoolean) ?? true;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether single letters and “?” are commands outside of fields (WCAG 2.1.4). Remembered on this device. */
export function hasLetterKeys(): boolean {
  return current;
}

/** Switches single letters on or off as commands. */
export function setLetterKeys(on: boolean): void {
  current = on;
  remember(key, on);
  for (const listener of listeners) listener();
}

/** The same for a component, which is drawn again when it changes. */
export function useLetterKeys(): boolean {
  return useSyncExternalStore(subscribe, hasLetterKeys);
}
