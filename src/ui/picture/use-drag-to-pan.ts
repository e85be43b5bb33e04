/** Pans a scrolled picture by dragging it with a mouse or pen. A finger scrolls it as any other content. */
import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';

/** How far the pointer moves before a press counts as a drag, in CSS pixels. */
const threshold = 4;

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  moved: boolean;
}

export function useDragToPan(scroller: RefObject<HTMLElement | null>) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const end = (): void => {
    wasDragged.current = drag.current?.moved ?? false;
    drag.current = null;
    scroller.current?.removeAttribute('data-dragged');
  };
  return {
    onPointerDown({ button, pointerType, clientX: x, clientY: y }: PointerEvent) {
      const element = scroller.current;
      wasDragged.current = false;
      if (button !== 0 || pointerType === 'touch' || !element) return;
      drag.current = { x, y, left: element.scrollLeft, top: element.scrollTop, moved: false };
    },
    onPointerMove({ clientX, clientY, pointerId }: PointerEvent) {
      const element = scroller.current;
      const start = drag.current;
      if (!start || !element) return;
      const [x, y] = [clientX - start.x, clientY - start.y];
      if (!start.moved) {
        if (Math.hypot(x, y) < threshold) return;
        start.moved = true;
        element.setPointerCapture(pointerId);
        element.setAttribute('data-dragged', '');
      }
      element.scrollTo(start.left - x, start.top - y);
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** The click at the end of a drag selects nothing. */
    onClickCapture(event: MouseEvent) {
      if (wasDragged.current) event.stopPropagation();
      wasDragged.current = false;
    },
  };
}
