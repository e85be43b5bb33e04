/** The start page with the library of drafts, samples and files under repair. It closes the open draft. */
import { lazy, Suspense, useEffect } from 'react';
import { useOpening } from '../../screens/export/opening.tsx';
import { useExportAll } from '../../screens/export/exporting-all.tsx';
import { Library } from '../../screens/library/library.tsx';
import { afterPaint } from '../../ui/after-paint.ts';
import type { Session } from '../session.ts';

const StorageNote = lazy(async () => ({ default: (await import('../storage-note.tsx')).StorageNote }));
const ColorSchemeMenu = lazy(async () => ({
  default: (await afterPaint(() => import('../color-scheme-menu.tsx'))).ColorSchemeMenu,
}));

/** Files under repair are loaded after the library is painted. */
const RepairsInProgress = lazy(async () => ({
  default: (await afterPaint(() => import('../../screens/json-view/repairs-in-progress.tsx'))).RepairsInProgress,
}));

/** The library page. Closes the open draft when the desk is no longer shown. */
export function LibraryPage({ session }: { readonly session: Session }) {
  const { chooseFiles, openSample } = useOpening();
  const exportAll = useExportAll();
  useEffect(() => {
    document.title = 'Assessment Desk';
    const refresh = (): void => void session.close();
    refresh();
    // Another tab may have changed the drafts in the meantime.
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [session]);
  useEffect(() => {
    // Most people open a draft next, so the desk’s code loads while they look for it.
    void afterPaint(() => import('../preloading.ts')).then(
      ({ preloadDesk }) => preloadDesk(),
      () => undefined,
    );
  }, []);
  const aside = (
    <Suspense>
      <ColorSchemeMenu />
    </Suspense>
  );
  const version = String(import.meta.env.VITE_APP_VERSION);
  const storage = (
    <Suspense>
      <StorageNote />
    </Suspense>
  );
  return (
    <Library
      onOpenFile={chooseFiles}
      onOpenSample={openSample}
      onExportAll={exportAll}
      storage={storage}
      unfinished={
        <Suspense>
          <RepairsInProgress />
        </Suspense>
      }
      aside={aside}
      version={version}
    />
  );
}
