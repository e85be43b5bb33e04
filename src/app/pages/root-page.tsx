/** What every page has: dropping, pasting and choosing files, short messages, and the offer of updates. */
import { lazy, Suspense } from 'react';
import { ExportAllProvider } from '../../features/transfer/exporting-all.tsx';
import { OpeningProvider } from '../../features/transfer/opening.tsx';
import type { SourceTexts } from '../../store/source-texts.ts';
import { SourceTextsProvider } from '../../shared/source-texts.tsx';
import { afterPaint } from '../../ui/after-paint.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import type { SaveWork } from '../../drafts/drafts.ts';
import { PageWithHelp } from './page-with-help.tsx';
import { StorageNews } from './storage-news.tsx';
import { useHashLinks } from './use-hash-links.ts';

/** Loaded after the first paint, because only files that a person opens can be sources. */
const ImportHost = lazy(async () => ({
  default: (await afterPaint(() => import('../../features/sources/import-host.tsx'))).ImportHost,
}));

/** Loaded after the first paint, because nothing is removed before. */
const KeepFocus = lazy(async () => ({
  default: (await afterPaint(() => import('../../ui/keep-focus.ts'))).KeepFocus,
}));

/** Loaded after the first paint, together with the registration of the service worker. */
const UpdateNotice = lazy(async () => {
  const [{ UpdateNotice: Notice }, { browserUpdates }] = await afterPaint(() =>
    Promise.all([import('./update-notice.tsx'), import('../../platform/offline/browser-updates.ts')]),
  );
  const updates = browserUpdates();
  return {
    default: ({ saveWork }: { readonly saveWork: SaveWork }) => <Notice updates={updates} saveWork={saveWork} />,
  };
});

/** Apart from the page, so that a change of the address does not render everything in it again. */
function HashLinks() {
  useHashLinks();
  return null;
}

export function RootPage({ saveWork, texts }: { readonly saveWork: SaveWork; readonly texts: SourceTexts }) {
  return (
    <ToastProvider>
      <HashLinks />
      <SourceTextsProvider texts={texts}>
        <OpeningProvider>
          <ExportAllProvider>
            <PageWithHelp />
            <StorageNews />
            <Suspense>
              <ImportHost />
            </Suspense>
          </ExportAllProvider>
        </OpeningProvider>
      </SourceTextsProvider>
      <Suspense>
        <UpdateNotice saveWork={saveWork} />
      </Suspense>
      <Suspense>
        <KeepFocus />
      </Suspense>
    </ToastProvider>
  );
}
