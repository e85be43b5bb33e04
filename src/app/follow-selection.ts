/** Keeps the address and the selected entry in sync, so that the browser’s Back and Forward work on the desk. */
import { matchPath } from 'react-router';
import type { Stores } from '../shared/context.tsx';
import { afterFrame } from '../ui/after-paint.ts';
import { addressOf, draftPath, isSamePlace, selectionOf, sourceSection, viewOf } from './addresses.ts';
import type { AppRouter } from './routes.tsx';

/** Selections within this many ms become one step for the browser’s Back. */
const oneStep = 500;

/** Returns the draft and the selection of an address; undefined if it is not the address of a draft. */
function placeAt(address: string | undefined) {
  const { id, section, entry } = matchPath(draftPath, address ?? '')?.params ?? {};
  return id === undefined ? undefined : { id, selection: selectionOf(section, entry), view: viewOf(section) };
}

/**
 * Keeps the address and the selection in sync. A selection updates the address; Back, Forward and an edited address
 * update the selection. Only completed navigations count, so that a slow router never reverts a selection. On the desk,
 * the address changes after the frame that shows the selected entry, which `wait` waits for.
 */
export function followSelection(
  router: AppRouter,
  { desk, view }: Pick<Stores, 'desk' | 'view'>,
  wait: (then: () => void) => unknown = afterFrame,
): void {
  let wroteAt = -oneStep;
  let isWaiting = false;
  /** The address of the step before the current one; undefined if it is not known. */
  let previous: string | undefined;
  /** Returns the place of the address; undefined if it is not one of the open draft. */
  const here = () => {
    const place = placeAt((router.state.navigation.location ?? router.state.location).pathname);
    return place?.id === desk.getState().draft?.id ? place : undefined;
  };
  const write = (): void => {
    const place = here();
    const { selection } = view.getState();
    if (!place || (place.selection && isSamePlace(place.selection, selection))) return;
    const now = performance.now();
    // The address of a section is replaced by that of its entry. Otherwise Back would lead to the section again.
    const shown = placeAt(router.state.location.pathname)?.selection;
    const isItsSection = shown?.index === undefined && shown?.section === selection.section;
    const address = addressOf(place.id, selection);
    // Beside an equal step, Back would seem to do nothing.
    const replace = (isItsSection || now - wroteAt < oneStep) && address !== previous;
    void router.navigate(address, { replace });
    wroteAt = now;
  };
  view.subscribe(({ selection, focus }, before) => {
    const place = here();
    // The JSON view shows the selection itself and stays open until the user asks for the form.
    if (!place || place.view === sourceSection) return;
    // A screen shows the whole draft: selecting an entry or a field there leads to the desk at once, even if it was
    // already selected.
    if (place.view !== undefined) {
      const isRequested = focus !== null && focus !== before.focus;
      if (isRequested || !isSamePlace(selection, before.selection)) write();
    } else if (!isWaiting && !isSamePlace(selection, before.selection)) {
      isWaiting = true;
      wait(() => {
        isWaiting = false;
        // Another address may have been opened since.
        if (here()?.selection) write();
      });
    }
  });
  let followed = router.state.location;
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || state.location === followed) return;
    if (state.historyAction !== 'REPLACE') {
      previous = state.historyAction === 'PUSH' ? followed.pathname : undefined;
    }
    followed = state.location;
    const place = placeAt(state.location.pathname);
    if (state.historyAction !== 'POP' || !place?.selection || desk.getState().draft?.id !== place.id) return;
    if (!isSamePlace(place.selection, view.getState().selection)) view.actions.select(place.selection);
  });
}
