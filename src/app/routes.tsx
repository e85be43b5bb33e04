import { createHashRouter, type RouteObject } from 'react-router';
import type { Composition } from './compose.ts';
import { followSelection } from './follow-selection.ts';
import { draftPath, helpPath, repairPath, selectionOf } from './addresses.ts';
import { CrashPage } from './pages/crash-page.tsx';
import { LibraryPage } from './pages/library-page.tsx';
import { NoSuchPage } from './pages/no-such-page.tsx';
import { RootPage } from './pages/root-page.tsx';
import { createSourceTexts } from './source-texts.ts';

export type AppRouter = ReturnType<typeof createHashRouter>;

/** The desk's code. The editor's is fetched along with it and not after it; the desk itself waits for it. */
async function loadDraftPage() {
  void import('../features/editor/editor.tsx').catch(() => undefined);
  return { Component: (await import('./pages/draft-page.tsx')).DraftPage };
}

/** The help, with everything that can be looked up: only for those who open it. */
async function loadHelpPage() {
  return { Component: (await import('./pages/help-page.tsx')).HelpPage };
}

/** The repair of files that are too broken for forms. */
async function loadRepairPage() {
  return { Component: (await import('./pages/repair-page.tsx')).RepairPage };
}

/** The addresses of the application. Hash routes: any static host, any sub-path (decisions 6). */
function routesFor(composition: Composition): RouteObject[] {
  return [
    {
      element: <RootPage keepWork={composition.keepWork} texts={createSourceTexts()} />,
      errorElement: <CrashPage />,
      hydrateFallbackElement: <></>,
      children: [
        { index: true, element: <LibraryPage session={composition.session} /> },
        {
          path: draftPath,
          lazy: loadDraftPage,
          loader: ({ params: { id = '', section, entry } }) =>
            composition.session.open(id, selectionOf(section, entry)),
          shouldRevalidate: ({ currentParams, nextParams }) => currentParams.id !== nextParams.id,
        },
        { path: helpPath, lazy: loadHelpPage },
        { path: repairPath, lazy: loadRepairPage },
        { path: '*', element: <NoSuchPage /> },
      ],
    },
  ];
}

/** The router; it and the view's selection follow each other from here on. */
export function createRoutes(composition: Composition): AppRouter {
  const router = createHashRouter(routesFor(composition));
  followSelection(router, composition.stores);
  composition.navigation.connect((address) => void router.navigate(address));
  return router;
}
