import { lazy, Suspense } from 'react';
import { ExportAllProvider } from '../../features/transfer/exporting-all.tsx';
import { OpeningProvider } from '../../features/transfer/opening.tsx';
import { ToastProvider } from '../../ui/toast.tsx';
import type { KeepWork } from '../keep-work.ts';
import { PageWithHelp } from './page-with-help.tsx';
import { useHashLinks } from './use-hash-links.ts';

/** Loaded behind the first paint, and with it the registration of the service worker. */
const UpdateNotice = lazy(async () => {
  const [{ UpdateNotice: Notice }, { browserUpdates }] = await Promise.all([
    import('./update-notice.tsx'),
    import('../../services/offline/browser-updates.ts'),
  ]);
  const updates = browserUpdates();
  return {
    default: ({ keepWork }: { readonly keepWork: KeepWork }) => <Notice updates={updates} keepWork={keepWork} />,
  };
});

/** What every page has: files can be dropped, pasted and chosen, short messages shown, and newer versions offered. */
export function RootPage({ keepWork }: { readonly keepWork: KeepWork }) {
  useHashLinks();
  return (
    <ToastProvider>
      <OpeningProvider>
        <ExportAllProvider>
          <PageWithHelp />
        </ExportAllProvider>
      </OpeningProvider>
      <Suspense>
        <UpdateNotice keepWork={keepWork} />
      </Suspense>
    </ToastProvider>
  );
}
