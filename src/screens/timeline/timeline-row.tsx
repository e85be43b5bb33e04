/** One row of the timeline: its heading, and the rendered parts of its axis. */
import { memo, useMemo, type CSSProperties, useLayoutEffect, useState, type RefObject } from 'react';
import type { GroupShape } from '../../core/pictures/shapes.ts';
import { gridShapes, markShape, markTarget, rowShapes } from '../../core/pictures/timeline-shapes.ts';
import {
  nameWith,
  wordsOf,
  type TimelineMark,
  type TimelineRow as Row,
  type TimeScale,
} from '../../core/pictures/timeline-layout.ts';
import { ObservationText } from '../../shared/observation-text.tsx';
import { ShapesView, type ItemAttributes } from '../../shared/picture/shapes-view.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './timeline.module.css';
import type { Size } from '../../ui/use-page.ts';

interface TimelineRowProps {
  readonly row: Row;
  readonly scale: TimeScale;
  readonly firstBlock: number;
  readonly endBlock: number;
  /** The key of the mark that the Tab key reaches; '' for the heading, undefined if it is in another row. */
  readonly active: string | undefined;
}

export const TimelineRow = memo(function TimelineRow({ row, scale, firstBlock, endBlock, active }: TimelineRowProps) {
  const place: CSSProperties = { transform: `translateY(${String(row.y)}px)`, blockSize: row.height };
  if (row.kind === 'heading')
    return (
      <div className={classes.row} data-kind="heading" style={place}>
        <h3 className={classes.section}>{row.label}</h3>
      </div>
    );
  const end = Math.min(endBlock, Math.ceil(scale.width / blockWidth));
  const blocks = Array.from({ length: Math.max(0, end - firstBlock) }, (_, at) => firstBlock + at);
  const marked = row.marks.find(({ key }) => key === active);
  const pinned = marked && Math.floor(marked.x / blockWidth);
  if (pinned !== undefined && !blocks.includes(pinned)) blocks.push(pinned);
  const words = wordsOf(row, ...shownPart(firstBlock, endBlock));
  const name = nameWith(words, row);
  return (
    <div className={classes.row} data-kind={row.kind} style={place}>
      <button
        type="button"
        className={classes.heading}
        data-item={row.key}
        aria-label={name}
        title={name}
        tabIndex={active === '' ? 0 : -1}
      >
        <Bdi className={classes.label}>
          {row.kind === 'undated' ? <ObservationText number={row.publication.number} text={row.label} /> : row.label}
        </Bdi>{' '}
        <span className={classes.words} dir="auto">
          {words}
        </span>
      </button>
      {row.kind === 'undated'
        ? null
        : blocks.map((block) => (
            <Block key={block} row={row} scale={scale} block={block} active={block === pinned ? active : undefined} />
          ))}
    </div>
  );
});

/** Returns the part of the axis that can be visible. One block beyond it is rendered on each side, if there is one. */
function shownPart(firstBlock: number, endBlock: number): readonly [from: number, to: number] {
  return [firstBlock === 0 ? 0 : (firstBlock + 1) * blockWidth, (endBlock - 1) * blockWidth];
}

interface BlockProps {
  readonly row: Row;
  readonly scale: TimeScale;
  readonly block: number;
  readonly active: string | undefined;
}

/** Returns a mark with the area that opens it, which is not drawn. */
function markWithTarget(mark: TimelineMark): GroupShape {
  const shape = markShape(mark);
  return { ...shape, children: [markTarget(mark), ...shape.children] };
}

/** A part of a row. Its shapes are moved to its start, because SVG loses precision far from its origin. */
const Block = memo(function Block({ row, scale, block, active }: BlockProps) {
  const from = block * blockWidth;
  const to = Math.min(from + blockWidth, scale.width);
  const { behind, marks } = useMemo(() => {
    const shown = row.marks.flatMap((mark) =>
      mark.x >= from && (mark.x < to || (mark.x === to && to === scale.width))
        ? [markWithTarget({ ...mark, x: mark.x - from })]
        : [],
    );
    const behindThem = [...gridShapes(row, scale, from, to), ...rowShapes(row, from, to)];
    return { behind: [{ kind: 'group' as const, x: -from, children: behindThem }], marks: shown };
  }, [row, scale, from, to]);
  const attributes = useMemo<ItemAttributes>(
    () => (item) => ({ role: 'button', tabIndex: item === active ? 0 : -1, className: classes.mark }),
    [active],
  );
  const box = { style: { insetInlineStart: from }, width: to - from, height: row.height };
  // The marks are above the next part, because a sign or its label can reach into it.
  return (
    <>
      <svg className={classes.block} {...box}>
        <ShapesView shapes={behind} />
      </svg>
      {marks.length > 0 && (
        <svg className={`${classes.block} ${classes.marks}`} {...box}>
          <ShapesView shapes={marks} attributes={attributes} />
        </svg>
      )}
    </>
  );
});

/** The width of the parts of a row that are rendered together, in CSS pixels. */
export const blockWidth = 256;

/** The rendered rows and blocks: those from the first, and before the end. */
interface TimelineWindow {
  readonly firstRow: number;
  readonly endRow: number;
  readonly firstBlock: number;
  readonly endBlock: number;
}

/** Rows rendered beyond each edge. */
const overscan = 6;

/** Returns the window of a scroll position. */
function windowAt(rows: readonly Row[], top: number, left: number, { width, height }: Size): TimelineWindow {
  const endOf = ({ y, height: rowHeight }: Row): number => y + rowHeight;
  let firstRow = rows.findIndex((row) => endOf(row) > top);
  if (firstRow < 0) firstRow = rows.length;
  let endRow = firstRow;
  while (endRow < rows.length && (rows[endRow]?.y ?? 0) < top + height) endRow += 1;
  return {
    firstRow: Math.max(0, firstRow - overscan),
    endRow: Math.min(rows.length, endRow + overscan),
    firstBlock: Math.max(0, Math.floor(left / blockWidth) - 1),
    endBlock: Math.ceil((left + width) / blockWidth) + 1,
  };
}

/** Returns the rendered window. It changes with the scroll position, but only when it needs other rows or blocks. */
export function useTimelineWindow(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  size: Size,
  zoom: number,
): TimelineWindow {
  const [shown, setShown] = useState<TimelineWindow>({ firstRow: 0, endRow: 0, firstBlock: 0, endBlock: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const follow = (): void => {
      const next = windowAt(rows, element.scrollTop, element.scrollLeft, size);
      setShown((before) => (isSame(before, next) ? before : next));
    };
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [scroller, rows, size, zoom]);
  return shown;
}

function isSame(one: TimelineWindow, other: TimelineWindow): boolean {
  return (Object.keys(one) as (keyof TimelineWindow)[]).every((name) => one[name] === other[name]);
}
