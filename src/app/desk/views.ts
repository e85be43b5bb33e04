/** The views of a draft: the desk, its screens and the JSON view, with their names, their order and the current one. */
import { matchPath } from 'react-router';
import { useDraft } from '../../shared/context.tsx';
import { screenNames, type ScreenName } from '../../store/place.ts';
import { draftPath, sourceSection, viewOf } from '../addresses.ts';
import { useScreen } from './use-screen.ts';
import { useSourceTarget } from './use-source-target.ts';

export type ViewName = 'desk' | ScreenName | 'json';

/** The short name of each view, for tabs and for the title of the document. */
export const viewTitles: Readonly<Record<ViewName, string>> = {
  desk: 'Desk',
  review: 'Review',
  verdicts: 'Verdicts',
  matrix: 'Matrix',
  map: 'Map',
  timeline: 'Timeline',
  compare: 'Compare',
  json: 'JSON',
};

/** A blind review packet contains no effects, so there is nothing to draw in the pictures. */
const blindViews = screenNames.filter((name) => name !== 'map' && name !== 'timeline');

const allViews: readonly ViewName[] = ['desk', ...screenNames, 'json'];

/** Returns the views that the open draft has. A blind review packet has nothing to edit, so it has only screens. */
export function useViews(): readonly ViewName[] {
  const isBlind = useDraft((draft) => draft.workspace.blind === true);
  return isBlind ? blindViews : allViews;
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
