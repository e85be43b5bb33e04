/** The person's own names, which reviews and replies contain. They are stored on this device and asked for once. */
import { storePreference, storedPreference } from '../ui/preferences.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The reviewer's name and when it was given, in ms since 1970. */
interface StoredReviewer {
  readonly name: string;
  readonly at: number;
}

const isReviewer = (value: unknown): value is StoredReviewer =>
  typeof value === 'object' &&
  value !== null &&
  isText((value as Partial<StoredReviewer>).name) &&
  typeof (value as Partial<StoredReviewer>).at === 'number';

/** Returns the stored name of the person as a reviewer, with its time; a name of '' if none was given. */
export function storedReviewer(): StoredReviewer {
  // Earlier versions stored the name alone.
  return storedPreference('reviewer', isReviewer) ?? { name: storedPreference('reviewer', isText) ?? '', at: 0 };
}

/** Stores the name of the person as a reviewer. `at` is now, in ms since 1970. */
export function storeReviewerName(name: string, at = Date.now()): void {
  storePreference('reviewer', { name, at });
}

/** Returns the name of the person as an author, which is the reviewer's until another was given; '' for none. */
export function authorName(): string {
  return storedPreference('author', isText) ?? storedReviewer().name;
}

/** Stores the name. It may be '': then replies have no name. */
export function storeAuthorName(name: string): void {
  storePreference('author', name);
}
