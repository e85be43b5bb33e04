import type { Composition } from './compose.ts';
import { followSelection } from './follow-selection.ts';
import { draftPath, helpPath, libraryAddress, repairPath, selectionOf } from './addresses.ts';
import { CrashPage } from './pages/crash-page.tsx';
import { LibraryPage } from './pages/library-page.tsx';
import { NoSuchPage } from './pages/no-such-page.tsx';
import { RootPage } from './pages/root-page.tsx';
import { hashHistory } from './router/history.ts';
import type { RouterProviderProps } from './router/router-provider.tsx';
import { createRouter, type Page } from './router/router.ts';
import { createSourceTexts } from './source-texts.ts';

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

/** The pages of the application by their addresses. */
function pagesOf({ session }: Composition): readonly Page[] {
  return [
    { path: libraryAddress, element: <LibraryPage session={session} /> },
    {
      path: draftPath,
      lazy: loadDraftPage,
      loader: ({ params: { id = '', section, entry } }) => session.open(id, selectionOf(section, entry)),
      shouldRevalidate: ({ currentParams, nextParams }) => currentParams.id !== nextParams.id,
    },
    { path: helpPath, lazy: loadHelpPage },
    { path: repairPath, lazy: loadRepairPage },
    { path: '*', element: <NoSuchPage /> },
  ];
}

/**
 * The router, with what stands around its pages and what stands in for one that failed. It and the view's selection
 * follow each other from here on. Hash routes: any static host, any sub-path (decisions 6).
 */
export function createRoutes(composition: Composition): RouterProviderProps {
  const router = createRouter(pagesOf(composition), hashHistory());
  followSelection(router, composition.stores);
  composition.navigation.connect((address) => void router.navigate(address));
  return {
    router,
    frame: <RootPage keepWork={composition.keepWork} texts={createSourceTexts()} />,
    crash: <CrashPage />,
  };
}
