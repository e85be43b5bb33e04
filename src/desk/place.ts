/** The targets of navigation, and the type of the commands that go there. */
import type { Pointer } from '../core/json/pointer.ts';
import type { Selection } from './view-store.ts';

/** The screens that show a whole draft in another way than the desk. */
export const screenNames = ['review', 'verdicts', 'matrix', 'map', 'timeline', 'compare'] as const;

/** The name of such a screen. */
export type ScreenName = (typeof screenNames)[number];

/** A navigation target in the open draft. */
export type Place =
  /** The desk, at an entry and a field if given, else at the last selection. */
  | { readonly to: 'desk'; readonly selection?: Selection; readonly field?: Pointer }
  /** A screen; `key` is what it should show first, such as a review’s target key, or the subject of a map. */
  | { readonly to: ScreenName; readonly key?: string };

/** Whether a text, such as a part of the URL, is the name of a screen. */
export function isScreenName(text: string | undefined): text is ScreenName {
  return (screenNames as readonly (string | undefined)[]).includes(text);
}

/** Navigation for features. */
export interface NavigationCommands {
  openDraft(id: string): Promise<void>;
  goToLibrary(): void;
  /** Navigates within the open draft; does nothing if none is open. */
  goTo(place: Place): void;
}
