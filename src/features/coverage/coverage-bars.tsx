/** The bars of the coverage: one row for each passage, rendered where it is visible, and moved through by keyboard. */
import { useLayoutEffect, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { Coverage, CoveragePassage } from '../../core/pictures/coverage.ts';
import { barShape, coverageRowHeight, stretchShapes } from '../../core/pictures/coverage-shapes.ts';
import { markedInWords, passageInWords, passageName } from '../../core/pictures/coverage-words.ts';
import { ObservationText } from '../../shared/observation-text.tsx';
import { ShapesView, type ItemAttributes } from '../../shared/picture/shapes-view.tsx';
import { useSize } from '../../ui/use-size.ts';
import { useWindow } from '../../ui/use-window.ts';
import { WindowRows } from '../../ui/window-rows.tsx';
import type { CoverageView } from './coverage-view.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './coverage.module.css';

interface CoverageBarsProps {
  readonly coverage: Coverage;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly view: CoverageView;
  readonly onView: (part: Partial<CoverageView>) => void;
  /** Opens a passage, or one of its claims by its index. */
  readonly onOpen: (passage: CoveragePassage, claim?: number) => void;
}

interface Place {
  readonly row: number;
  readonly part: number;
}

export function CoverageBars(props: CoverageBarsProps) {
  const size = useSize(props.scroller);
  return size.width === 0 ? null : <Rows {...props} width={size.width} />;
}

function Rows(props: CoverageBarsProps & { readonly width: number }) {
  const { coverage, scroller, view, onView, onOpen, width: all } = props;
  const { passages } = coverage;
  const side = all < 700 ? 168 : 260;
  const width = Math.max(40, Math.round((all - side - 24) * view.zoom));
  const place: Place = passages[view.row] ? view : { row: 0, part: -1 };
  const rows = useWindow({
    count: passages.length,
    scroller,
    estimate: () => coverageRowHeight,
    keep: [place.row],
    overscan: 8,
  });
  const pending = useRef(false);
  useLayoutEffect(() => {
    if (!pending.current) return;
    const row = scroller.current?.querySelector(`[data-row="${String(place.row)}"]`);
    const item = row?.querySelector<HTMLElement>(place.part < 0 ? 'button' : `[data-item="${String(place.part)}"]`);
    if (!item) return;
    pending.current = false;
    item.focus();
  });
  const goTo = (next: Place): void => {
    pending.current = true;
    rows.scrollToIndex(next.row);
    onView(next);
  };
  const open = ({ row, part }: Place): void => {
    const passage = passages[row];
    if (!passage) return;
    onView({ row, part });
    onOpen(passage, passage.stretches[part]?.claims[0]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = placeOf(event.target);
    if (!at || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') scroller.current?.focus();
    else if (event.key === 'Enter' || event.key === ' ') open(at);
    else {
      const next = nextPlace(passages, at, event.key);
      if (!next) return;
      goTo(next);
    }
    event.preventDefault();
  };
  return (
    // The items inside take the focus and are buttons; the element only collects their events.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes.content}
      style={{ inlineSize: side + width + 24 }}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const at = placeOf(event.target);
        if (at) open(at);
      }}
    >
      <WindowRows rows={rows} role="list" aria-label="Passages">
        {(index) => {
          const passage = passages[index];
          return passage ? (
            <Row
              passage={passage}
              coverage={coverage}
              index={index}
              side={side}
              width={width}
              part={index === place.row ? place.part : undefined}
            />
          ) : null;
        }}
      </WindowRows>
    </div>
  );
}

interface RowProps {
  readonly passage: CoveragePassage;
  readonly coverage: Coverage;
  readonly index: number;
  readonly side: number;
  readonly width: number;
  /** The marked part that the Tab key reaches; -1 for the heading, undefined if it is in another row. */
  readonly part: number | undefined;
}

function Row({ passage, coverage, index, side, width, part }: RowProps) {
  const shapes = useMemo(() => stretchShapes(passage, coverage, width), [passage, coverage, width]);
  const bar = useMemo(() => [barShape(width)], [width]);
  const attributes = useMemo<ItemAttributes>(
    () => (item) => ({ role: 'button', tabIndex: Number(item) === part ? 0 : -1, className: classes.part }),
    [part],
  );
  const name = passageInWords(passage);
  return (
    <div className={classes.row} data-row={index}>
      <button
        type="button"
        className={classes.heading}
        style={{ inlineSize: side }}
        aria-label={name}
        title={name}
        tabIndex={part === -1 ? 0 : -1}
      >
        <Bdi className={classes.label}>
          <ObservationText number={passage.observation.number} text={passageName(passage)} />
        </Bdi>{' '}
        <span className={classes.words}>{markedInWords(passage)}</span>
      </button>
      <svg className={classes.bar} width={width} height={coverageRowHeight}>
        <ShapesView shapes={bar} />
        <ShapesView shapes={shapes} attributes={attributes} />
      </svg>
    </div>
  );
}

/** Returns the row and the marked part of an element; -1 for the heading. */
function placeOf(target: EventTarget): Place | undefined {
  if (!(target instanceof Element)) return undefined;
  const row = target.closest('[data-row]')?.getAttribute('data-row');
  const item = target.closest('[data-item]')?.getAttribute('data-item');
  if (row === null || row === undefined || (!item && !target.closest('button'))) return undefined;
  return { row: Number(row), part: item ? Number(item) : -1 };
}

/** Returns where a key leads: up and down to another passage, left and right along it. */
function nextPlace(passages: readonly CoveragePassage[], { row, part }: Place, key: string): Place | undefined {
  const last = passages.length - 1;
  const parts = passages[row]?.stretches.length ?? 0;
  switch (key) {
    case 'ArrowDown':
      return { row: Math.min(last, row + 1), part: -1 };
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), part: -1 };
    case 'ArrowRight':
      return { row, part: Math.min(parts - 1, part + 1) };
    case 'ArrowLeft':
      return { row, part: Math.max(-1, part - 1) };
    case 'Home':
      return { row: 0, part: -1 };
    case 'End':
      return { row: last, part: -1 };
    default:
      return undefined;
  }
}
