/** What every page has: dropping, pasting and choosing files, short messages, and the offer of updates. */
import { useEffect, useLayoutEffect, useRef, useState, lazy, Suspense, type ReactNode } from 'react';
import { useMatch, useOutlet, useNavigate } from 'react-router';
import { useLibrary, useStores, useDesk } from '../../shared/context.tsx';
import { useToast, ToastProvider } from '../../ui/toast.tsx';
import { helpPath } from '../addresses.ts';
import { HiddenByHelpContext } from '../hidden-by-help.ts';
import classes from './root-page.module.css';
import { ExportAllProvider } from '../../screens/export/exporting-all.tsx';
import { OpeningProvider } from '../../screens/export/opening.tsx';
import type { SourceTexts } from '../../desk/source-texts.ts';
import { SourceTextsProvider } from '../../shared/source-texts.tsx';
import { afterPaint } from '../../ui/after-paint.ts';
import type { SaveWork } from '../../storage/drafts.ts';

// Shows storage events once, for example that versions were deleted to make space for new changes.

function StorageNews() {
  const { library } = useStores();
  const toast = useToast();
  const news = useLibrary((state) => state.news);
  useEffect(() => {
    if (news === null) return;
    toast({ text: news, trouble: true });
    library.setState({ news: null });
  }, [news, toast, library]);
  return null;
}

/**
 * The page of the current address. The help covers an open draft’s desk, which stays mounted: on return, the selection,
 * the scroll positions, unsaved input and the focus are unchanged.
 */
function PageWithHelp() {
  const outlet = useOutlet();
  const inHelp = useMatch(helpPath) !== null;
  const hasDraft = useDesk(({ draft }) => draft !== null);
  const [page, setPage] = useState<ReactNode>(null);
  if (!inHelp && page !== outlet) setPage(outlet);
  const shown = inHelp && !hasDraft ? null : page;
  const isBehindHelp = inHelp && shown !== null;
  const frame = useRestoredFocus(isBehindHelp);
  return (
    <>
      <div ref={frame} className={isBehindHelp ? classes.behind : undefined} inert={isBehindHelp}>
        <HiddenByHelpContext value={isBehindHelp}>{shown}</HiddenByHelpContext>
      </div>
      {inHelp ? outlet : null}
    </>
  );
}

/** Restores the focus when the page is visible again. */
function useRestoredFocus(isHidden: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isHidden) {
      before.current = document.activeElement;
      return;
    }
    if (before.current instanceof HTMLElement && frame.current?.contains(before.current)) {
      before.current.focus({ preventScroll: true });
    }
    before.current = null;
  }, [isHidden]);
  return frame;
}

// Follows clicks on links to pages of Assessment Desk through the router.

/** Returns the address of a clicked link within the application; undefined if the browser should follow the link. */
function linkAddress(event: MouseEvent): string | undefined {
  const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
  return link?.target === '' ? link.getAttribute('href')?.slice(1) : undefined;
}

/**
 * Lets the router handle plain links, so that it can tell forward navigation from Back. Clicks for a new tab or window
 * are left to the browser.
 */
function useHashLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const address = linkAddress(event);
      if (address === undefined) return;
      event.preventDefault();
      void navigate(address, { replace: address === window.location.hash.slice(1) });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

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
