/** The routes from addresses to pages, and the code that each page loads when it is first opened. */
import { matchPath, createHashRouter, type RouteObject } from 'react-router';
import { draftPath, helpPath, repairPath, selectionOf, signaturesAddress } from './addresses.ts';
import type { Stores } from '../shared/context.tsx';
import type { Composition } from './compose.ts';
import { CrashPage, NoSuchPage } from './pages/message-page.tsx';
import { LibraryPage } from './pages/library-page.tsx';
import { RootPage } from './pages/root-page.tsx';

// Tells when the address leads away from the open draft: to another draft or to the library.

/**
 * Calls the listener as soon as the person begins to leave the draft, because a message about the next one may be shown
 * before that one is open. The help only covers the draft. Returns a function that unsubscribes.
 */
function onLeave(
  { state, subscribe }: Pick<ReturnType<typeof createHashRouter>, 'state' | 'subscribe'>,
  listener: () => void,
): () => void {
  let last = draftIn(state.location.pathname);
  return subscribe(({ location, navigation }) => {
    const { pathname } = navigation.location ?? location;
    if (matchPath(helpPath, pathname)) return;
    const id = draftIn(pathname);
    if (last !== undefined && id !== last) listener();
    last = id;
  });
}

function draftIn(pathname: string): string | undefined {
  return matchPath(draftPath, pathname)?.params.id;
}

export type AppRouter = ReturnType<typeof createHashRouter>;

/** Loads the desk. Fetches the editor’s code at the same time, so that the desk does not wait for it later. */
async function loadDraftPage(router: () => AppRouter, stores: Stores) {
  void import('../screens/editor/editor.tsx').catch(() => undefined);
  const [{ DraftPage }, { followSelection }] = await Promise.all([
    import('./pages/draft-page.tsx'),
    import('./follow-selection.ts'),
  ]);
  followSelection(router(), stores);
  return { Component: DraftPage };
}

/** Loads the help with all its entries, only when it is opened. */
async function loadHelpPage() {
  return { Component: (await import('./pages/help-page.tsx')).HelpPage };
}

/** Loads the repair of files that are too damaged for the forms. */
async function loadRepairPage() {
  return { Component: (await import('./pages/repair-page.tsx')).RepairPage };
}

/** Loads the signatures and keys, which most people never need. */
async function loadSignaturesPage() {
  return { Component: (await import('./pages/signatures-page.tsx')).SignaturesPage };
}

/** The routes. They use the hash, so that any static host and any sub-path work. */
function routesFor(composition: Composition, router: () => AppRouter): RouteObject[] {
  return [
    {
      element: (
        <RootPage
          saveWork={composition.saveWork}
          texts={composition.sourceTexts}
          onLeave={(listener) => onLeave(router(), listener)}
        />
      ),
      errorElement: <CrashPage />,
      hydrateFallbackElement: <></>,
      children: [
        { index: true, element: <LibraryPage session={composition.session} /> },
        {
          path: draftPath,
          lazy: () => loadDraftPage(router, composition.stores),
          loader: ({ params: { id = '', section, entry } }) =>
            composition.session.open(id, selectionOf(section, entry)),
          shouldRevalidate: ({ currentParams, nextParams }) => currentParams.id !== nextParams.id,
        },
        { path: helpPath, lazy: loadHelpPage },
        { path: repairPath, lazy: loadRepairPage },
        { path: signaturesAddress, lazy: loadSignaturesPage },
        { path: '*', element: <NoSuchPage /> },
      ],
    },
  ];
}

/** Creates the router. It stays in sync with the view’s selection from the first draft on. */
export function createRoutes(composition: Composition): AppRouter {
  const router: AppRouter = createHashRouter(routesFor(composition, () => router));
  composition.navigation.connect((address) => void router.navigate(address));
  return router;
}
