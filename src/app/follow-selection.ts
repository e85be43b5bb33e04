/** Keeps the address and the selected entry in sync, so that the browser’s Back and Forward work on the desk. */
import { matchPath } from 'react-router';
import type { Stores } from '../shared/context.tsx';
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
 * update the selection. Only completed navigations count, so that a slow router never reverts a selection.
 */
export function followSelection(router: AppRouter, { desk, view }: Pick<Stores, 'desk' | 'view'>): void {
  let wroteAt = -oneStep;
  view.subscribe(({ selection, focus }, before) => {
    const { draft } = desk.getState();
    const { pathname } = router.state.navigation.location ?? router.state.location;
    const here = placeAt(pathname);
    if (!draft || here?.id !== draft.id) return;
    // The JSON view shows the selection itself and stays open until the user asks for the form. A screen shows the
    // whole draft: selecting an entry or a field there leads to the desk, even if it was already selected.
    if (here.view === sourceSection) return;
    const isRequested = here.view !== undefined && focus !== null && focus !== before.focus;
    if (!isRequested && isSamePlace(selection, before.selection)) return;
    const address = addressOf(draft.id, selection);
    if (pathname === address) return;
    const now = performance.now();
    // The address of a section is replaced by that of its entry. Otherwise Back would lead to the section again.
    const shown = placeAt(router.state.location.pathname)?.selection;
    const isItsSection = shown?.index === undefined && shown?.section === selection.section;
    void router.navigate(address, { replace: isItsSection || now - wroteAt < oneStep });
    wroteAt = now;
  });
  let followed = router.state.location;
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || state.location === followed) return;
    followed = state.location;
    const place = placeAt(state.location.pathname);
    if (state.historyAction !== 'POP' || !place?.selection || desk.getState().draft?.id !== place.id) return;
    if (!isSamePlace(place.selection, view.getState().selection)) view.actions.select(place.selection);
  });
}
