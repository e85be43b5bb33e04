/** The navigation “Views” in the top bar: one link for each view of the draft, with the current one marked. */
import { memo, useEffect, useRef, type CSSProperties } from 'react';
import { useDraft, useStores, useView } from '../../shared/context.tsx';
import { jsonViewAddress } from '../../store/json-view-address.ts';
import { placeInSource } from '../../store/place-of.ts';
import { isPlainClick } from '../../ui/keyboard.ts';
import { useStable } from '../../ui/use-stable.ts';
import { addressOf, screenAddress } from '../addresses.ts';
import { useCurrentView, useViews, viewInAddress, viewTitles, type ViewName } from './views.ts';
import classes from './view-tabs.module.css';

/** Opens a view. The JSON view opens at the field that was used last. */
export function useOpenView(onSource: () => void): (view: ViewName) => void {
  const { goTo } = useStores().navigation;
  return (view) => (view === 'json' ? onSource() : goTo({ to: view }));
}

export const ViewTabs = memo(function ViewTabs({ onSource }: { readonly onSource: () => void }) {
  const current = useCurrentView();
  const views = useViews();
  const { open } = useStable({ open: useOpenView(onSource) });
  return (
    <nav
      ref={watchEdges}
      aria-label="Views"
      className={classes.views}
      style={fadeWidth}
      onScroll={({ currentTarget }) => markEdges(currentTarget)}
    >
      <ul className={classes.list}>
        {views.map((view) => (
          <li key={view}>
            <ViewLink view={view} current={view === current} onOpen={open} />
          </li>
        ))}
      </ul>
    </nav>
  );
});

interface ViewLinkProps {
  readonly view: ViewName;
  readonly current: boolean;
  readonly onOpen: (view: ViewName) => void;
}

const ViewLink = memo(function ViewLink({ view, current, onOpen }: ViewLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (current) scrollSideways(link.current);
  }, [current]);
  return (
    <a
      ref={link}
      href={`#${useAddress(view)}`}
      className={classes.link}
      aria-current={current ? 'page' : undefined}
      // Not for a press of the pointer, because scrolling would move the link away from it.
      onFocus={({ target }) => target.matches(':focus-visible') && scrollSideways(target)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (view !== viewInAddress()) onOpen(view);
      }}
    >
      {viewTitles[view]}
    </a>
  );
});

/** The width of the fades, in CSS pixels. */
const fade = 32;
const fadeWidth = { '--fade': `${String(fade)}px` } as CSSProperties;

/** Marks the edges of the row beyond which there are more views. */
function markEdges(row: HTMLElement): void {
  const before = Math.abs(row.scrollLeft);
  row.toggleAttribute('data-before', before > 1);
  row.toggleAttribute('data-after', row.scrollWidth - row.clientWidth - before > 1);
}

/** Marks the edges whenever the row or its content gets another size. */
function watchEdges(row: HTMLElement): () => void {
  const observer = new ResizeObserver(() => markEdges(row));
  for (const element of [row, ...row.children]) observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Scrolls the row of views to a link, clear of the fades; on a narrow screen the row is wider than its space.
 * `scrollIntoView` would also make the next Tab start at the link, past the skip links.
 */
function scrollSideways(link: HTMLElement | null): void {
  const row = link?.closest('nav');
  if (!link || !row) return;
  const [inner, outer] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += Math.min(0, inner.left - outer.left - fade) + Math.max(0, inner.right - outer.right + fade);
}

/** Returns the address of a view, so that it can be opened in a new tab of the browser. */
function useAddress(view: ViewName): string {
  const id = useDraft((draft) => draft.id);
  return useView(({ selection }) => {
    if (view === 'desk') return addressOf(id, selection);
    return view === 'json' ? jsonViewAddress(id, ...placeInSource(selection)) : screenAddress(id, view);
  });
}
