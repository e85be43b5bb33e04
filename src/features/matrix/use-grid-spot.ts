import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { GridContent } from './axis.ts';
import { spotForKey } from './grid-keys.ts';
import type { GridActions } from './matrix-grid.tsx';
import { gridPlace, keepGridPlace, type Spot } from './matrix-view.ts';
import type { PeekPlace } from './peek.tsx';
import { useGridWindow, type GridMeasures, type GridWindow } from './use-grid-window.ts';
import { useRightToLeft } from './use-right-to-left.ts';
import type { Seen } from './use-seen.ts';

interface Options {
  readonly draftId: string;
  readonly content: GridContent;
  readonly actions: GridActions;
  readonly measures: GridMeasures;
  readonly scroller: RefObject<HTMLDivElement | null>;
}

/** Where the keyboard is in the grid, and what it does there. */
export interface SpotControl {
  readonly spot: Spot;
  readonly window: GridWindow;
  /** Where the peek stands; null while nothing is peeked at. */
  readonly peek: PeekPlace | null;
  moveTo(spot: Spot): void;
  /** A press of the pointer: goes there and shows what it is; a second press puts that away. */
  press(spot: Spot): void;
  open(spot: Spot): void;
  closePeek(): void;
  onKeyDown(event: KeyboardEvent): void;
  /** Keeps where the grid is scrolled to, for whoever comes back. */
  onScroll(): void;
}

const clamp = (at: number, count: number): number => Math.min(at, count - 1);

/** The one place of the grid that holds the keyboard, and the window around it. */
export function useGridSpot({ draftId, content, actions, measures, scroller }: Options): SpotControl {
  const { rows, columns } = content;
  const [left] = useState(() => gridPlace(draftId));
  const [wanted, setSpot] = useState(left.spot);
  const [peek, setPeek] = useState<PeekPlace | null>(null);
  const spot = { row: clamp(wanted.row, rows.length), column: clamp(wanted.column, columns.length) };
  const rightToLeft = useRightToLeft();
  const window = useGridWindow({
    rows: rows.length,
    columns: columns.length,
    scroller,
    measures,
    rightToLeft,
    keepRow: spot.row,
    keepColumn: spot.column,
    top: left.top,
    start: left.start,
  });
  const latest = useRef(spot);
  useLayoutEffect(() => {
    latest.current = spot;
  });
  useLayoutEffect(() => {
    window.scrollTo(left.top, left.start);
    // Once, where the grid comes: later it is scrolled by those who use it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useLayoutEffect(() => {
    // A page that turns round keeps no offset: what holds the keyboard is brought back into sight.
    window.scrolled();
    window.reveal(latest.current.row, latest.current.column);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rightToLeft]);
  const keepPlace = (): void => {
    const { top, start } = window.seen();
    keepGridPlace(draftId, { spot: latest.current, top, start });
  };
  const onScroll = (): void => {
    window.scrolled();
    keepPlace();
  };
  const moveTo = (to: Spot): void => {
    latest.current = to;
    setSpot(to);
    window.reveal(to.row, to.column);
    keepPlace();
    if (peek) setPeek(peekPlace(to, measures, window.seen()));
  };
  const open = ({ row, column }: Spot): void => {
    keepPlace();
    actions.open(rows[row], columns[column]);
  };
  const press = (to: Spot): void => {
    const again = to.row === spot.row && to.column === spot.column && peek;
    moveTo(to);
    setPeek(again ? null : peekPlace(to, measures, window.seen()));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { rows: pageRows, columns: pageColumns } = window.page();
    const to = spotForKey(event, spot, {
      rows: rows.length,
      columns: columns.length,
      pageRows,
      pageColumns,
      rightToLeft,
    });
    if (to) moveTo(to);
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (event.key === 'Enter') open(spot);
    else if (event.key === ' ') setPeek(peek ? null : peekPlace(spot, measures, window.seen()));
    else if (event.key === 'Escape' && peek) setPeek(null);
    else if (event.key.toLowerCase() === 'x') actions.toggle(rows[spot.row], columns[spot.column]);
    else return;
    event.preventDefault();
  };
  return {
    spot,
    window,
    peek,
    moveTo,
    press,
    open,
    closePeek: () => setPeek(null),
    onKeyDown,
    onScroll,
  };
}

/** Beside a cell or a heading, in the scrolled content, on the side with more room. */
function peekPlace(spot: Spot, { side, top, row, column }: GridMeasures, seen: Seen): PeekPlace {
  const block = spot.row < 0 ? seen.top : top + spot.row * row;
  const inline = spot.column < 0 ? seen.start : side + spot.column * column;
  return {
    block,
    inline,
    blockSize: spot.row < 0 ? top : row,
    inlineSize: spot.column < 0 ? side : column,
    above: block - seen.top > seen.height * 0.55,
    before: inline - seen.start > seen.width * 0.55,
  };
}
