/** Shows the help over an open draft’s desk, which stays mounted and keeps its state and focus. */
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useMatch, useOutlet } from 'react-router';
import { useDesk } from '../../shared/context.tsx';
import { helpPath } from '../addresses.ts';
import { HiddenByHelpContext } from '../hidden-by-help.ts';
import classes from './page-with-help.module.css';

/**
 * The page of the current address. The help covers an open draft’s desk, which stays mounted: on return, the selection,
 * the scroll positions, unsaved input and the focus are unchanged.
 */
export function PageWithHelp() {
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
