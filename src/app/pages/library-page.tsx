import { lazy, Suspense, useEffect } from 'react';
import { useOpening } from '../../features/transfer/opening.tsx';
import { Library } from '../../features/library/library.tsx';
import type { Session } from '../session.ts';

const ColorSchemeMenu = lazy(async () => ({ default: (await import('../color-scheme-menu.tsx')).ColorSchemeMenu }));

/** The library. A draft that was open is closed once the desk has left the screen. */
export function LibraryPage({ session }: { readonly session: Session }) {
  const { chooseFiles, openSample } = useOpening();
  useEffect(() => {
    document.title = 'Assessment Desk';
    const listAnew = (): void => void session.close();
    listAnew();
    // Another window may have changed the drafts meanwhile.
    window.addEventListener('focus', listAnew);
    return () => window.removeEventListener('focus', listAnew);
  }, [session]);
  const aside = (
    <Suspense>
      <ColorSchemeMenu />
    </Suspense>
  );
  const version = String(import.meta.env.VITE_APP_VERSION);
  return <Library onOpenFile={chooseFiles} onOpenSample={openSample} aside={aside} version={version} />;
}
