/** The page of signatures and keys. */
import { useEffect } from 'react';
import { SignaturesScreen } from '../../screens/signatures/signatures-screen.tsx';
import { ColorSchemeMenu } from '../color-scheme-menu.tsx';

export function SignaturesPage() {
  useEffect(() => {
    document.title = 'Signatures – Assessment Desk';
  }, []);
  return <SignaturesScreen aside={<ColorSchemeMenu />} />;
}
