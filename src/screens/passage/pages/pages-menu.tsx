/** Places the menu for the text that was selected on a page: below it or above it, and never over it. */
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { menuPlace, type Box } from '../menu-place.ts';
import classes from './page-pane.module.css';

interface PagesMenuProps {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The selected text, in CSS pixels of what scrolls; undefined while the menu is hidden. */
  readonly place: Box | undefined;
  readonly children: ReactNode;
}

export function PagesMenu({ scroller, place, children }: PagesMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const { top, bottom, middle } = place ?? {};
  useLayoutEffect(() => {
    const [view, element] = [scroller.current, menu.current];
    if (!view || !element || top === undefined || bottom === undefined || middle === undefined) return;
    const [x, y] = [view.scrollLeft, view.scrollTop];
    const outer = { top: y, bottom: y + view.clientHeight, left: x };
    const at = menuPlace({ top, bottom, middle }, element.getBoundingClientRect(), outer, view.clientWidth);
    element.style.top = `${String(at.top)}px`;
    element.style.left = `${String(at.left)}px`;
    element.style.maxWidth = `${String(view.clientWidth - 12)}px`;
  }, [scroller, top, bottom, middle]);
  if (!place || !children) return null;
  return (
    // The selection and the focus stay where they are while the menu is used with a pointer.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={menu}
      className={classes.menu}
      onMouseDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}
