import { matchPath } from 'react-router';
import type { Stores } from '../store/context.tsx';
import { addressOf, draftPath, isSamePlace, selectionOf, sourceSection, viewOf } from './addresses.ts';
import type { AppRouter } from './routes.tsx';

/** Selections that follow each other within this many ms are one step for the browser's Back. */
const oneStep = 500;

/** The draft and the selection that an address means; undefined where it means no draft. */
function placeAt(address: string | undefined) {
  const { id, section, entry } = matchPath(draftPath, address ?? '')?.params ?? {};
  return id === undefined ? undefined : { id, selection: selectionOf(section, entry), view: viewOf(section) };
}

/**
 * Keeps the address and the selection the same. Choosing something writes the address; Back, Forward and an edited
 * address choose. Only a finished move of the browser is followed, so that a slower router never undoes a choice.
 */
export function followSelection(router: AppRouter, { desk, view }: Pick<Stores, 'desk' | 'view'>): void {
  let wroteAt = -oneStep;
  view.subscribe(({ selection, focus }, before) => {
    const { draft } = desk.getState();
    const { pathname } = router.state.navigation.location ?? router.state.location;
    const here = placeAt(pathname);
    if (!draft || here?.id !== draft.id) return;
    // The source shows what is selected itself, and is left only when somebody asks for the form. A screen shows the
    // whole draft: choosing an entry or one of its fields there leads to the desk, also where it was chosen before.
    if (here.view === sourceSection) return;
    const asked = here.view !== undefined && focus !== null && focus !== before.focus;
    if (!asked && isSamePlace(selection, before.selection)) return;
    const address = addressOf(draft.id, selection);
    if (pathname === address) return;
    const now = performance.now();
    void router.navigate(address, { replace: now - wroteAt < oneStep });
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
