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

const AfterPaintParts = lazy(async () => ({
  default: (await afterPaint(() => import('./after-paint-parts.tsx'))).createAfterPaintParts(),
}));

/** Apart from the page, so that a change of the address does not render everything in it again. */
function HashLinks() {
  useHashLinks();
  return null;
}

interface RootPageProps {
  readonly saveWork: SaveWork;
  readonly texts: SourceTexts;
  /** Calls the listener when the person leaves the open draft. Returns a function that unsubscribes. */
  readonly onLeave: (listener: () => void) => () => void;
}

export function RootPage({ saveWork, texts, onLeave }: RootPageProps) {
  return (
    <ToastProvider onLeave={onLeave}>
      <HashLinks />
      <SourceTextsProvider texts={texts}>
        <OpeningProvider>
          <ExportAllProvider>
            <PageWithHelp />
            <StorageNews />
            <Suspense>
              <AfterPaintParts saveWork={saveWork} />
            </Suspense>
          </ExportAllProvider>
        </OpeningProvider>
      </SourceTextsProvider>
    </ToastProvider>
  );
}
