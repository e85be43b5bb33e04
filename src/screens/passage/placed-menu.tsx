/** Places the menu for the selected text in the passage: below the text, or above it, and never over it. */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { codePointOffset, offsetsOf } from '../../core/text/offsets.ts';
import type { CodePointSpan } from '../../core/text/span.ts';
import { rangesOf } from './dom-offsets.ts';
import { menuPlace, type Box } from './menu-place.ts';
import classes from './placed-menu.module.css';

interface PlacedMenuProps {
  /** The scrolling element, in which the menu is placed; it scrolls with the text. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** The element with the text. */
  readonly content: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly pending: CodePointSpan | null;
  /** Changes whenever the text's elements may have moved. */
  readonly drawn: string;
  readonly children: ReactNode;
}

/** The menu for the pending span. It is hidden while a pointer selects, so that it is never in the way. */
export function PlacedMenu({ scroller, content, text, pending, drawn, children }: PlacedMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const { pressed, byTouch } = usePressed(scroller, menu);
  const width = useWidth(scroller);
  const { start, end } = pending ?? {};
  useLayoutEffect(() => {
    const [view, root, element] = [scroller.current, content.current, menu.current];
    if (pressed || !view || !root || !element || start === undefined || end === undefined) return;
    const words = boxOfSpan(root, text, { start, end });
    if (!words) return;
    const outer = view.getBoundingClientRect();
    const { top, left } = menuPlace(words, element.getBoundingClientRect(), outer, view.clientWidth, byTouch);
    element.style.top = `${String(top - outer.top - view.clientTop + view.scrollTop)}px`;
    element.style.left = `${String(left - outer.left - view.clientLeft)}px`;
  }, [scroller, content, text, start, end, drawn, width, pressed, byTouch]);
  if (!pending) return null;
  return (
    // The selection and the focus stay in the text while the menu is used with a pointer.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={menu}
      className={classes.menu}
      data-pressed={pressed || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </div>
  );
}

/** Returns the box around the rendered part of a span, and the middle of its last line. */
function boxOfSpan(root: HTMLElement, text: string, { start, end }: CodePointSpan): Box | undefined {
  const offsets = offsetsOf(text);
  if (end > offsets.codePointLength) return undefined;
  const ranges = rangesOf(root, offsets.toUtf16(codePointOffset(start)), offsets.toUtf16(codePointOffset(end)));
  const first = ranges[0]?.getClientRects()[0];
  const last = [...(ranges.at(-1)?.getClientRects() ?? [])].findLast(({ width }) => width > 0);
  if (!first || !last) return undefined;
  return { top: first.top, bottom: last.bottom, middle: (last.left + last.right) / 2 };
}

interface Press {
  /** Whether a pointer is pressed in the text. */
  readonly pressed: boolean;
  /** Whether the last pointer was a finger. The handles of a selection move without pointer events. */
  readonly byTouch: boolean;
}

function usePressed(scroller: RefObject<HTMLElement | null>, menu: RefObject<HTMLElement | null>): Press {
  const [pressed, setPressed] = useState(false);
  const [byTouch, setByTouch] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const onDown = (event: PointerEvent): void => {
      if (event.target instanceof Node && menu.current?.contains(event.target)) return;
      setPressed(true);
      setByTouch(event.pointerType === 'touch');
    };
    const onUp = (): void => setPressed(false);
    element.addEventListener('pointerdown', onDown);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onUp);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onUp);
    };
  }, [scroller, menu]);
  return { pressed, byTouch };
}

/** Returns the width of the scrolling element, in CSS pixels, and follows it. */
function useWidth(scroller: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return width;
}
