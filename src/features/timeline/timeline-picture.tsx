/** The timeline as a picture: its axis and rows, rendered where they are visible, and moved through by keyboard. */
import { useLayoutEffect, useMemo, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import {
  layOutTimeline,
  type TimelineMark,
  type TimelineRow as Row,
  type TimeScale,
} from '../../core/pictures/timeline-layout.ts';
import type { TimeRange, Timeline } from '../../core/pictures/timeline.ts';
import { axisHeight, axisShapes } from '../../core/pictures/timeline-shapes.ts';
import { ShapesView } from '../../shared/picture/shapes-view.tsx';
import { TimelineRow } from './timeline-row.tsx';
import { nextItem, type ItemPlace } from './timeline-keys.ts';
import type { ScrolledTo, TimelineView } from './timeline-view.ts';
import { blockWidth, useTimelineWindow } from './use-timeline-window.ts';
import { useShownStart } from './use-shown-start.ts';
import classes from './timeline.module.css';

/** What is shown, and where. */
export interface ShownTimeline {
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
