/** The setting that leaves keys to the browser and to screen readers that use them themselves. */
import { createStoredSwitch } from './stored-switch.ts';

const browserKeys = createStoredSwitch('browser-keys');

/** Whether F1, F6, Ctrl K and Alt with an arrow key are shortcuts. Stored on this device. */
export const takesBrowserKeys = browserKeys.isOn;

/** Turns these shortcuts on or off. */
export const setBrowserKeys = browserKeys.set;

/** Like `takesBrowserKeys`, for a component, which renders again when it changes. */
export const useBrowserKeys = browserKeys.useIsOn;
