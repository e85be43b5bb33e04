/** The frame of a picture: its title and caption, zoom, panning, the table that says the same, export and print. */
import {
  useLayoutEffect,
  useRef,
  useCallback,
  useMemo,
  useState,
  useEffect,
  useId,
  type ReactNode,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type RefCallback,
  type KeyboardEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { Button, SegmentedControl } from '@mantine/core';
import { IconDownload, IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { usePrinting } from '../use-printing.ts';
import classes from './picture-frame.module.css';
import { TextFitContext, type KeepWithin } from './text-fit.ts';
import { ScreenHead } from '../screen-head.tsx';
import { ToolButton } from '../tool-button.tsx';

// Prints a picture alone, as wide as the sheet. It is rendered only while printing, in place of the page.

function PrintedPicture({ children }: { readonly children: () => ReactNode }) {
  return usePrinting() ? createPortal(<Sheet>{children()}</Sheet>, document.body) : null;
}

function Sheet({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.prints = 'picture';
    return () => {
      delete document.documentElement.dataset.prints;
    };
  }, []);
  return <div className={classes.sheet}>{children}</div>;
}

// Pans a scrolled picture by dragging it with a mouse or pen. A finger scrolls it as any other content.

/** How far the pointer moves before a press counts as a drag, in CSS pixels. */
const threshold = 4;

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  moved: boolean;
}

function useDragToPan(scroller: RefObject<HTMLElement | null>) {
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

// Keeps texts of pictures within their boxes if a person sets letters or words further apart (WCAG 1.4.12).

/**
 * Returns how texts are kept within their boxes, and a reference for an element that is as wide as its text: there,
 * the spacing is noticed whenever it changes.
 */
function useTextSpacing(): readonly [keepWithin: KeepWithin | undefined, element: RefCallback<HTMLElement>] {
  // The width of the element; 0 without a spacing.
  const [spaced, setSpaced] = useState(0);
  const element = useCallback<RefCallback<HTMLElement>>((text) => {
    if (!text) return undefined;
    const observer = new ResizeObserver(() => {
      const { letterSpacing, wordSpacing } = getComputedStyle(text);
      const isSpaced = [letterSpacing, wordSpacing].some((length) => Number.parseFloat(length) > 0);
      setSpaced(isSpaced ? text.getBoundingClientRect().width : 0);
    });
    observer.observe(text);
    return () => observer.disconnect();
  }, []);
  return [useMemo(() => (spaced > 0 ? keeper() : undefined), [spaced]), element];
}

/** Narrows the texts that are too wide. Measures all of them before it changes one, which takes one layout. */
function keeper(): KeepWithin {
  const waiting = new Map<SVGTextElement, number>();
  const narrowAll = (): void => {
    // Not the computed text length, in which WebKit omits the spacing.
    const wide = [...waiting].filter(([text, widthLimit]) => text.getBBox().width > widthLimit);
    for (const [text, widthLimit] of wide) {
      text.setAttribute('textLength', String(widthLimit));
      // Firefox moves the letters of a line from right to left apart instead of together, but can narrow them as well.
      if (text.textContent.startsWith('\u202B')) text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    }
    waiting.clear();
  };
  return (widthLimit) => (text) => {
    if (!text) return undefined;
    if (waiting.size === 0) queueMicrotask(narrowAll);
    waiting.set(text, widthLimit);
    return () => {
      text.removeAttribute('textLength');
      text.removeAttribute('lengthAdjust');
    };
  };
}

// * Zooms a scrolled picture with buttons, keys and the wheel. The point under the pointer, or the middle, stays in
// place.

/** How much one step of a button or key zooms. */
const step = 1.5;

interface ZoomOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The factor by which the picture is larger than at the start. */
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  /** The largest zoom. */
  readonly most: number;
  /** The smallest zoom; 1 by default. */
  readonly least?: number;
  /** Whether only the width changes. */
  readonly horizontal?: boolean;
  /** The width of a column at the inline start that stays in place, in CSS pixels. */
  readonly pinned?: number;
}

interface ZoomControl {
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly canReset: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly reset: () => void;
  /** Zooms with + − 0. Returns false for any other key. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

interface Anchor {
  /** The point that stays in place, in CSS pixels from the edges of the scroller. */
  readonly x: number;
  readonly y: number;
  /** Where the point is in the picture, in CSS pixels at a zoom of 1. */
  readonly atX: number;
  readonly atY: number;
}

function useZoom(options: ZoomOptions): ZoomControl {
  const { scroller, zoom, onZoom, most, least = 1, horizontal = false, pinned = 0 } = options;
  const anchor = useRef<Anchor | null>(null);
  const zoomTo = (next: number, pointer?: { readonly x: number; readonly y: number }): void => {
    const target = Math.min(most, Math.max(least, next));
    const element = scroller.current;
    if (target === zoom || !element) return;
    const { x, y } = pointer ?? { x: (element.clientWidth + pinned) / 2, y: element.clientHeight / 2 };
    anchor.current = { x, y, atX: (element.scrollLeft + x - pinned) / zoom, atY: (element.scrollTop + y) / zoom };
    onZoom(target);
  };
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !anchor.current) return;
    const { x, y, atX, atY } = anchor.current;
    anchor.current = null;
    element.scrollTo(atX * zoom - x + pinned, horizontal ? element.scrollTop : atY * zoom - y);
  }, [scroller, zoom, horizontal, pinned]);
  const latest = useRef(zoomTo);
  const factor = useRef(zoom);
  useLayoutEffect(() => {
    latest.current = zoomTo;
    factor.current = zoom;
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // React listens to the wheel passively, so it could not stop the browser from zooming the page.
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const pointer = { x: event.clientX - left, y: event.clientY - top };
      latest.current(factor.current * Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.002 : 0.06)), pointer);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  });
  const zoomIn = (): void => zoomTo(zoom * step);
  const zoomOut = (): void => zoomTo(zoom / step);
  const reset = (): void => zoomTo(1);
  const keys: Readonly<Record<string, () => void>> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '−': zoomOut,
    '0': reset,
  };
  return {
    canZoomIn: zoom < most,
    canZoomOut: zoom > least,
    canReset: zoom !== 1,
    zoomIn,
    zoomOut,
    reset,
    onKeyDown(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return false;
      const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
      if (!act) return false;
      event.preventDefault();
      act();
      return true;
    },
  };
}

/** Whether the picture is shown, or the table that says the same. */
export type PictureForm = 'picture' | 'table';

interface PictureFrameProps extends Omit<ZoomOptions, 'scroller'> {
  /** The heading. */
  readonly title: string;
  /** What the picture shows and does not show, in a sentence or two. It stays visible, and describes the picture. */
  readonly caption: ReactNode;
  /** Filters and other tools, beside the title. */
  readonly tools?: ReactNode;
  readonly form: PictureForm;
  readonly onForm: (form: PictureForm) => void;
  /** The scrolled element, which is focused to pan with the arrow keys. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Called with a key that neither zooms nor pans. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onExport: () => void;
  /** The table, rendered when it is shown. It scrolls by itself. */
  readonly table: () => ReactNode;
  /** The whole picture for print, rendered only while printing. */
  readonly printed: () => ReactNode;
  /** The picture in its size at the current zoom. */
  readonly children: ReactNode;
}

export function PictureFrame(props: PictureFrameProps) {
  const { title, caption, tools, form, onForm, scroller, onKeyDown, onExport, table, printed, children, ...zoom } =
    props;
  const captionId = useId();
  const control = useZoom({ ...zoom, scroller });
  const pan = useDragToPan(scroller);
  const [keepWithin, spacedText] = useTextSpacing();
  const showsPicture = form === 'picture';
  return (
    <>
      <ScreenHead title={title} heading={spacedText}>
        {tools}
        <div className={classes.push}>
          {showsPicture ? <ZoomButtons control={control} /> : null}
          <SegmentedControl
            size="xs"
            aria-label="Show as"
            data={[
              { value: 'picture', label: 'Picture' },
              { value: 'table', label: 'Table' },
            ]}
            value={form}
            onChange={(value) => onForm(value === 'table' ? 'table' : 'picture')}
          />
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconDownload size={15} aria-hidden />}
            onClick={onExport}
          >
            Export SVG
          </Button>
        </div>
      </ScreenHead>
      <p id={captionId} className={classes.caption}>
        {caption}
      </p>
      {showsPicture ? (
        // A scrolled region takes the focus, so that it can be scrolled by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div
          ref={scroller}
          className={classes.scroller}
          role="group"
          aria-label={title}
          aria-describedby={captionId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onKeyDown={(event) => {
            if (!control.onKeyDown(event)) onKeyDown?.(event);
          }}
          {...pan}
        >
          <TextFitContext value={keepWithin}>{children}</TextFitContext>
        </div>
      ) : (
        <div className={classes.table}>{table()}</div>
      )}
      <PrintedPicture>{printed}</PrintedPicture>
    </>
  );
}

function ZoomButtons({ control }: { readonly control: ZoomControl }) {
  return (
    <span className={classes.zoom}>
      <ToolButton label="Zoom out" hint="−" disabled={!control.canZoomOut} onClick={control.zoomOut}>
        <IconZoomOut size={17} aria-hidden />
      </ToolButton>
      <ToolButton label="Zoom in" hint="+" disabled={!control.canZoomIn} onClick={control.zoomIn}>
        <IconZoomIn size={17} aria-hidden />
      </ToolButton>
      <ToolButton label="Show everything" hint="0" disabled={!control.canReset} onClick={control.reset}>
        <IconMaximize size={17} aria-hidden />
      </ToolButton>
    </span>
  );
}
