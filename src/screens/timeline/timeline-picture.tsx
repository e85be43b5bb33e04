/** The timeline as a picture: its axis and rows, rendered where they are visible, and moved through by keyboard. */
import { useLayoutEffect, useMemo, useRef, type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import {
  layOutTimeline,
  type TimelineMark,
  type TimelineRow as Row,
  type TimeScale,
  momentAt,
  positionOf,
} from '../../core/pictures/timeline-layout.ts';
import type { TimeRange, Timeline, TimelineFilter } from '../../core/pictures/timeline.ts';
import { axisHeight, axisShapes } from '../../core/pictures/timeline-shapes.ts';
import { ShapesView } from '../../shared/picture/shapes-view.tsx';
import { TimelineRow, blockWidth, useTimelineWindow } from './timeline-row.tsx';
import classes from './timeline.module.css';
import type { Size } from '../../ui/use-page.ts';
import type { PictureForm } from '../../ui/picture/picture-frame.tsx';

/** What is shown, and where. */
interface ShownTimeline {
  readonly timeline: Timeline;
  readonly range: TimeRange;
  /** The width of the column with the headings of rows, in CSS pixels. */
  readonly side: number;
}

interface TimelinePictureProps extends ShownTimeline {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly size: { readonly width: number; readonly height: number };
  readonly view: TimelineView;
  /** The moment to scroll to until the person scrolls, in seconds since 1970. */
  readonly start: number | undefined;
  readonly scrolledTo: ScrolledTo;
  /** The last command to scroll to a moment. */
  readonly jump: { readonly to: number } | undefined;
  readonly onView: (part: Partial<TimelineView>) => void;
  /** Opens a mark, or a row without a mark. */
  readonly onOpen: (row: Row, mark: TimelineMark | undefined) => void;
}

export function TimelinePicture(props: TimelinePictureProps): ReactNode {
  const { timeline, range, side, scroller, size, view, start, scrolledTo, jump, onView, onOpen } = props;
  const { from, to } = range;
  // A margin at the end, so that the sign of the last mark is not cut off.
  const width = Math.max(1, Math.round((size.width - side - 24) * view.zoom));
  const scale = useMemo<TimeScale>(() => ({ from, to, width }), [from, to, width]);
  const { rows, height } = useMemo(() => layOutTimeline(timeline, scale), [timeline, scale]);
  useShownStart({ scroller, scale, size, start, scrolledTo, jump });
  const shown = useTimelineWindow(scroller, rows, size, view.zoom);
  const place = placeOf(rows, view);
  const pending = useRef(false);
  useLayoutEffect(() => {
    if (!pending.current) return;
    const key = view.mark || view.row;
    const item = scroller.current?.querySelector<SVGElement | HTMLElement>(`[data-item="${CSS.escape(key)}"]`);
    if (!item) return;
    pending.current = false;
    item.focus({ preventScroll: true });
  });
  const goTo = ({ row: rowAt, mark: markAt }: ItemPlace): void => {
    const row = rows[rowAt];
    if (!row || !scroller.current) return;
    const mark = row.marks[markAt];
    pending.current = true;
    reveal(scroller.current, row, mark, side);
    onView({ row: row.key, mark: mark?.key ?? '' });
  };
  const itemAt = (target: EventTarget): ItemPlace | undefined => {
    const key =
      target instanceof Element ? target.closest<HTMLElement>('[data-item]')?.getAttribute('data-item') : null;
    if (key === null || key === undefined) return undefined;
    const row = rows.findIndex((each) => each.key === key || each.marks.some((mark) => mark.key === key));
    return row < 0 ? undefined : { row, mark: rows[row]?.marks.findIndex((mark) => mark.key === key) ?? -1 };
  };
  const open = ({ row: rowAt, mark: markAt }: ItemPlace): void => {
    const row = rows[rowAt];
    if (!row) return;
    const mark = row.marks[markAt];
    onView({ row: row.key, mark: mark?.key ?? '' });
    onOpen(row, mark);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const item = itemAt(event.target);
    if (!item) return;
    if (event.key === 'Escape') scroller.current?.focus();
    else if (event.key === 'Enter' || event.key === ' ') open(item);
    else {
      const next = nextItem(rows, item, event.key);
      if (!next) return;
      goTo(next);
    }
    event.preventDefault();
  };
  const rendered = rowsIn(rows, shown.firstRow, shown.endRow, place.row);
  const axisFrom = shown.firstBlock * blockWidth;
  const axisTo = Math.min(shown.endBlock * blockWidth, width);
  const axis = useMemo(
    () => [{ kind: 'group' as const, x: -axisFrom, children: axisShapes(scale, axisFrom, axisTo) }],
    [scale, axisFrom, axisTo],
  );
  return (
    // The items inside take the focus and are buttons; the element only collects their events.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes.content}
      style={{ inlineSize: side + width + 24, blockSize: axisHeight + height }}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const item = itemAt(event.target);
        if (item) open(item);
      }}
    >
      <div className={classes.axis} style={{ blockSize: axisHeight }} aria-hidden>
        <svg style={{ insetInlineStart: axisFrom }} width={Math.max(0, axisTo - axisFrom)} height={axisHeight}>
          <ShapesView shapes={axis} />
        </svg>
        <span className={classes.corner}>UTC</span>
      </div>
      <div className={classes.rows} style={{ blockSize: height }}>
        {rendered.map((row) => (
          <TimelineRow
            key={row.key}
            row={row}
            scale={scale}
            firstBlock={shown.firstBlock}
            endBlock={shown.endBlock}
            active={rows[place.row] === row ? (row.marks[place.mark]?.key ?? '') : undefined}
          />
        ))}
      </div>
    </div>
  );
}

/** Returns the item in the tab order: the last one used, or the first row with an item. */
function placeOf(rows: readonly Row[], { row: rowKey, mark: markKey }: TimelineView): ItemPlace {
  const row = rows.findIndex(({ key }) => key === rowKey);
  if (row < 0) return { row: rows.findIndex(({ kind }) => kind !== 'heading'), mark: -1 };
  return { row, mark: rows[row]?.marks.findIndex(({ key }) => key === markKey) ?? -1 };
}

/** Returns the rows of the window and the row with the focus. */
function rowsIn(rows: readonly Row[], first: number, end: number, pinned: number): readonly Row[] {
  const shown = rows.slice(first, end);
  const row = rows[pinned];
  if (!row || (pinned >= first && pinned < end)) return shown;
  return pinned < first ? [row, ...shown] : [...shown, row];
}

/** Scrolls a mark, or the heading of a row, fully into view, clear of the axis and of the headings. */
function reveal(element: HTMLElement, row: Row, mark: TimelineMark | undefined, side: number): void {
  const { scrollTop, scrollLeft, clientWidth, clientHeight } = element;
  const least = row.y + row.height + axisHeight - clientHeight;
  const top = Math.max(least, Math.min(scrollTop, row.y));
  const margin = 24;
  const x = mark?.x;
  const left =
    x === undefined
      ? scrollLeft
      : Math.max(x + margin - (clientWidth - side), Math.min(scrollLeft, Math.max(0, x - margin)));
  element.scrollTo(left, top);
}

/** An item: the index of its row, and of its mark or -1 for the row’s heading. */
interface ItemPlace {
  readonly row: number;
  readonly mark: number;
}

/** The number of rows that Page Up and Page Down move. */
const page = 10;

/** Returns the item that a key leads to; undefined if it leads to none. Up and down lead to the nearest mark. */
function nextItem(rows: readonly Row[], { row, mark }: ItemPlace, key: string): ItemPlace | undefined {
  const last = (rows[row]?.marks.length ?? 0) - 1;
  const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step !== undefined) return otherRow(rows, { row, mark }, step);
  if (key === 'ArrowRight') return mark < last ? { row, mark: mark + 1 } : undefined;
  if (key === 'ArrowLeft') return mark >= 0 ? { row, mark: mark - 1 } : undefined;
  if (key === 'Home') return { row, mark: -1 };
  return key === 'End' ? { row, mark: last } : undefined;
}

function otherRow(rows: readonly Row[], { row, mark }: ItemPlace, step: number): ItemPlace | undefined {
  const stops = rows.flatMap(({ kind }, at) => (kind === 'heading' ? [] : [at]));
  const at = stops.indexOf(row);
  const next = stops[Math.max(0, Math.min(stops.length - 1, at + step))];
  if (next === undefined || next === row) return undefined;
  const x = rows[row]?.marks[mark]?.x;
  return { row: next, mark: x === undefined ? -1 : nearest(rows[next]?.marks ?? [], x) };
}

function nearest(marks: Row['marks'], x: number): number {
  let best = -1;
  marks.forEach((mark, at) => {
    const before = marks[best];
    if (!before || Math.abs(mark.x - x) < Math.abs(before.x - x)) best = at;
  });
  return best;
}

interface ShownStartOptions {
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

/** Keeps the moment at the start of the visible axis in its place while the size or the scale of the axis changes. */
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

interface TimelineView {
  readonly filter: TimelineFilter;
  readonly form: PictureForm;
  /** 0 until the picture is shown for the first time. */
  readonly zoom: number;
  /** The key of the row and of the mark that the Tab key reaches; '' is the row’s heading. */
  readonly row: string;
  readonly mark: string;
}

const initial: TimelineView = { filter: {}, form: 'picture', zoom: 0, row: '', mark: '' };

const savedStarts = new Map<string, number>();

/** The moment that the person scrolled to, in seconds since 1970; undefined before that. A change renders nothing. */
interface ScrolledTo {
  readonly moment: () => number | undefined;
  readonly save: (moment: number) => void;
}

/** Returns the moment that a draft’s timeline is scrolled to. It survives a visit to the desk. */
export function useScrolledTo(draftId: string): ScrolledTo {
  const [scrolledTo] = useState<ScrolledTo>(() => ({
    moment: () => savedStarts.get(draftId),
    save: (moment) => savedStarts.set(draftId, moment),
  }));
  return scrolledTo;
}

const savedViews = new Map<string, TimelineView>();

/** Returns the view of a draft’s timeline and a setter. The view survives a visit to the desk. */
export function useTimelineView(draftId: string): readonly [TimelineView, (part: Partial<TimelineView>) => void] {
  const [view, setView] = useState(() => savedViews.get(draftId) ?? initial);
  const change = (part: Partial<TimelineView>): void =>
    setView((before) => {
      const next = { ...before, ...part };
      savedViews.set(draftId, next);
      return next;
    });
  return [view, change];
}
