/** The views of a draft: the desk, its screens and the JSON view, with their names, groups and the current one. */
import { use, useState } from 'react';
import { matchPath, useLocation, type Location } from 'react-router';
import { isScreenName, type ScreenName } from '../../desk/place.ts';
import { draftPath, sourceSection, viewOf } from '../addresses.ts';
import { HiddenByHelpContext } from '../hidden-by-help.ts';
import type { SourceTarget } from '../../screens/json-view/json-view.tsx';
import { useDraft } from '../../shared/context.tsx';

// Gives the desk the screen that the address names, also while the help covers it.

/** Returns the screen of the address; undefined for the desk. It does not change while the help is open. */
export function useScreen(): ScreenName | undefined {
  const { pathname } = useLocation();
  const isHidden = use(HiddenByHelpContext);
  const section = matchPath(draftPath, pathname)?.params.section;
  const screen = isScreenName(section) ? section : undefined;
  const [last, setLast] = useState(screen);
  if (isHidden) return last;
  if (last !== screen) setLast(screen);
  return screen;
}

/**
 * Returns what the address names within a screen, such as the subject of a map. It does not change while the help is
 * open.
 */
export function useScreenPart(): string | undefined {
  const { pathname } = useLocation();
  const isHidden = use(HiddenByHelpContext);
  const { section, entry } = matchPath(draftPath, pathname)?.params ?? {};
  const part = isScreenName(section) ? entry : undefined;
  const [last, setLast] = useState(part);
  if (isHidden) return last;
  if (last !== part) setLast(part);
  return part;
}

// Gives the desk the document and place that the address shows in the JSON view, also while the help covers it.

/** Returns what an address shows in the JSON view; undefined if it means the form. */
function targetIn({ pathname, search, key }: Location): SourceTarget | undefined {
  if (matchPath(draftPath, pathname)?.params.section !== sourceSection) return undefined;
  const query = new URLSearchParams(search);
  const path = query.get('at') ?? '';
  return {
    document: query.get('in') === 'casefile' ? 'casefile' : 'assessment',
    path: path.startsWith('/') ? path : '',
    serial: key,
  };
}

/**
 * Returns what the JSON view shows in place of the form; undefined for the form. It does not change while the help is
 * open.
 */
export function useSourceTarget(): SourceTarget | undefined {
  const location = useLocation();
  const isHidden = use(HiddenByHelpContext);
  const [last, setLast] = useState(() => ({ location, target: targetIn(location) }));
  // Addresses that a person types one after the other have the same key.
  if (isHidden || last.location === location) return last.target;
  const target = targetIn(location);
  setLast({ location, target });
  return target;
}

export type ViewName = 'desk' | ScreenName | 'json';

/** The short name of each view, for links and for the title of the document. */
export const viewTitles: Readonly<Record<ViewName, string>> = {
  desk: 'Write',
  review: 'Review',
  verdicts: 'Verdicts',
  matrix: 'Matrix',
  map: 'Map',
  timeline: 'Timeline',
  compare: 'Compare',
  json: 'JSON',
};

type GroupedView = Exclude<ViewName, 'compare' | 'json'>;

/** Views that have one link in the navigation, and a switch between them if there are several. */
export interface ViewGroup {
  readonly title: string;
  readonly views: readonly GroupedView[];
}

const groups: readonly ViewGroup[] = [
  { title: 'Write', views: ['desk'] },
  { title: 'Review', views: ['review', 'verdicts'] },
  { title: 'Explore', views: ['matrix', 'map', 'timeline'] },
];

/** Returns the title of the group of a view. The JSON view replaces the form. Views without a group are in the menu. */
export function groupOf(view: ViewName): string | undefined {
  return groups.find(({ views }) => views.some((name) => name === (view === 'json' ? 'desk' : view)))?.title;
}

/**
 * Returns the groups of views that the draft offers: verdicts once it has a review. A blind review packet has nothing
 * to edit, and contains no effects to draw in the pictures.
 */
export function useViewGroups(): readonly ViewGroup[] {
  const isBlind = useDraft((draft) => draft.workspace.blind === true);
  const hasReviews = useDraft((draft) => (draft.workspace.reviews?.length ?? 0) > 0);
  const shown = (view: GroupedView): boolean =>
    isBlind ? view === 'review' || view === 'matrix' : hasReviews || view !== 'verdicts';
  return groups
    .map(({ title, views }) => ({ title, views: views.filter(shown) }))
    .filter(({ views }) => views.length > 0);
}

/** Returns the views that are in the menu instead of the navigation. */
export function useViewsInMenu(): readonly ('compare' | 'json')[] {
  return useDraft((draft) => draft.workspace.blind === true) ? ['compare'] : ['compare', 'json'];
}

/** Returns the screen in place of the desk’s regions; undefined for the desk and the JSON view. */
export function useShownScreen(): ScreenName | undefined {
  const screen = useScreen();
  const isBlind = useDraft((draft) => draft.workspace.blind === true);
  // A blind review packet has nothing to edit, so the review replaces the editor.
  return screen ?? (isBlind ? 'review' : undefined);
}

/** Returns the current view. */
export function useCurrentView(): ViewName {
  const screen = useShownScreen();
  const target = useSourceTarget();
  return screen ?? (target ? 'json' : 'desk');
}

/**
 * Returns the view that the address names. It differs from the current view between a click and the moment when the
 * view that it opens is on the screen.
 */
export function viewInAddress(): ViewName {
  const [pathname = ''] = window.location.hash.slice(1).split('?');
  const view = viewOf(matchPath(draftPath, pathname)?.params.section);
  return view === sourceSection ? 'json' : (view ?? 'desk');
}
