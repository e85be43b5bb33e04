import { Outlet } from 'react-router';
import { OpeningProvider } from '../../features/transfer/opening.tsx';
import { ToastProvider } from '../../ui/toast.tsx';

/** What every page has: files can be dropped, pasted and chosen, and short messages shown. */
export function RootPage() {
  return (
    <ToastProvider>
      <OpeningProvider>
        <Outlet />
      </OpeningProvider>
    </ToastProvider>
  );
}
