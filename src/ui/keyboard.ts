/** Keys of the keyboard: which of them the person has switched on, how they are named, and clicks without them. */
import { useSyncExternalStore, type MouseEvent } from 'react';
import { storePreference, storedPreference } from './preferences.ts';

// Settings that are on or off, stored on this device.

interface StoredSwitch {
  isOn(): boolean;
  set(on: boolean): void;
  /** Like `isOn`, for a component, which renders again when it changes. */
  useIsOn(): boolean;
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Creates a setting that is on at first. Its last value on this page counts if the browser cannot store it. */
function createStoredSwitch(key: string): StoredSwitch {
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

// The setting that leaves keys to the browser and to screen readers that use them themselves.

const browserKeys = createStoredSwitch('browser-keys');

/** Whether F1, F6, Ctrl K and Alt with an arrow key are shortcuts. Stored on this device. */
export const takesBrowserKeys = browserKeys.isOn;

/** Turns these shortcuts on or off. */
export const setBrowserKeys = browserKeys.set;

/** Like `takesBrowserKeys`, for a component, which renders again when it changes. */
export const useBrowserKeys = browserKeys.useIsOn;

// Tells plain clicks on links from clicks for a new tab or window, which belong to the browser.

/** Returns true if the application should follow a clicked link, not the browser. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** Whether the keyboard has ⌘ instead of Ctrl. Only for displaying shortcuts; both keys always work. */
export function isApplePlatform(): boolean {
  return /Mac|iP(hone|ad|od)/.test(navigator.userAgent);
}

/**
 * Returns the Latin letter of a key: the letter that it types, or, on a layout without Latin letters, the letter at its
 * position. Position alone would read A as Q on a French keyboard.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | undefined {
  const typed = key.toLowerCase();
  if (/^[a-z]$/.test(typed)) return typed;
  // A vowel sign or a ligature that one key types may be several characters.
  return /^[^\p{ASCII}]+$/u.test(typed) ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined;
}

const letters = createStoredSwitch('letter-keys');

/** Whether single letters and “?” are shortcuts outside text fields (WCAG 2.1.4). Stored on this device. */
export const hasLetterKeys = letters.isOn;

/** Turns single-letter shortcuts on or off. */
export const setLetterKeys = letters.set;

/** Like `hasLetterKeys`, for a component, which renders again when it changes. */
export const useLetterKeys = letters.useIsOn;
