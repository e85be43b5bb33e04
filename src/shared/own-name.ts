/** The person's own names, which reviews and replies contain. They are stored on this device and asked for once. */
import { storePreference, storedPreference } from '../ui/preferences.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the name of the person as a reviewer; '' if none was given. */
export function reviewerName(): string {
  return storedPreference('reviewer', isText) ?? '';
}

export function storeReviewerName(name: string): void {
  storePreference('reviewer', name);
}

/** Returns the name of the person as an author, which is the reviewer's until another was given; '' for none. */
export function authorName(): string {
  return storedPreference('author', isText) ?? reviewerName();
}

/** Stores the name. It may be '': then replies have no name. */
export function storeAuthorName(name: string): void {
  storePreference('author', name);
}
