/** The person's own name, which reviews and replies contain. It is stored on this device and asked for once. */
import { storePreference, storedPreference } from '../ui/preferences.ts';

const nameKey = 'reviewer';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the name; '' if none was given. */
export function ownName(): string {
  return storedPreference(nameKey, isText) ?? '';
}

export function storeOwnName(name: string): void {
  storePreference(nameKey, name);
}
