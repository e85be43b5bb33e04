/** Keeps the moment at the start of the visible axis in its place while the size or the scale of the axis changes. */
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { momentAt, positionOf, type TimeScale } from '../../core/pictures/timeline-layout.ts';
import type { Size } from '../../ui/use-size.ts';
import type { ScrolledTo } from './timeline-view.ts';

export interface ShownStartOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly scale: TimeScale;
  /** The size of the scroller that the scale is for. */
  readonly size: Size;
  /** The moment to begin at, in seconds since 1970. */
  readonly start: number | undefined;
  readonly scrolledTo: ScrolledTo;
  /** The last command to scroll to a moment. */
  readonly jump: { readonly to: number } | undefined;
}

export function useShownStart({ scroller, scale, size, start, scrolledTo, jump }: ShownStartOptions): void {
  const left = useRef(0);
  const jumped = useRef(jump);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    if (jump && jumped.current !== jump) {
      jumped.current = jump;
      scrolledTo.save(jump.to);
    }
    // The position in pixels means another moment on an axis of another width, and the browser may have reduced it.
    const moment = scrolledTo.moment() ?? start;
    if (moment !== undefined) element.scrollTo(positionOf(moment, scale), element.scrollTop);
    left.current = element.scrollLeft;
    const follow = (): void => {
      // The browser scrolls by itself if the scroller grows. Its new size and scale follow later.
      if (element.clientWidth !== size.width || element.scrollLeft === left.current) return;
      left.current = element.scrollLeft;
      scrolledTo.save(momentAt(element.scrollLeft, scale));
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [scroller, scale, size.width, start, scrolledTo, jump]);
}
