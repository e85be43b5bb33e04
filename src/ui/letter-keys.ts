/** The setting that turns single-letter shortcuts on or off. */
import { createStoredSwitch } from './stored-switch.ts';

const letters = createStoredSwitch('letter-keys');

/** Whether single letters and “?” are shortcuts outside text fields (WCAG 2.1.4). Stored on this device. */
export const hasLetterKeys = letters.isOn;

/** Turns single-letter shortcuts on or off. */
export const setLetterKeys = letters.set;

/** Like `hasLetterKeys`, for a component, which renders again when it changes. */
export const useLetterKeys = letters.useIsOn;
