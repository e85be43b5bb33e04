import { useEffect } from 'react';
import { useOpening } from '../../features/transfer/opening.tsx';
import { Library } from '../../features/library/library.tsx';
import { ColorSchemeMenu } from '../color-scheme-menu.tsx';
import type { Session } from '../session.ts';

/** The library. A draft that was open is closed once the desk has left the screen. */
export function LibraryPage({ session }: { readonly session: Session }) {
  const { chooseFiles, openSample } = useOpening();
  useEffect(() => {
    document.title = 'Assessment Desk';
    void session.close();
  }, [session]);
  return <Library onOpenFile={chooseFiles} onOpenSample={openSample} aside={<ColorSchemeMenu />} />;
}
