import { Outlet } from 'react-router';
import { OpeningProvider } from '../../features/transfer/opening.tsx';

/** What every page has: files can be dropped, pasted and chosen everywhere. */
export function RootPage() {
  return (
    <OpeningProvider>
      <Outlet />
    </OpeningProvider>
  );
}
