/** The active spot of the matrix grid: how keys move it, and how it is shown and gets the focus. */
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { letterOf } from '../../ui/keyboard.ts';
import type { Effect, GridActions, GridContent } from './axis.ts';
import { gridPlace, saveGridPlace, type Spot } from './matrix-view.ts';
import type { PreviewPlace } from './preview.tsx';
import type { ReasonRequest } from './cell-links.tsx';
import { useGridWindow, type GridMeasures, type Viewport } from './use-grid-window.ts';

interface Options {
  readonly draftId: string;
  readonly content: GridContent;
  readonly actions: GridActions;
  readonly measures: GridMeasures;
  readonly scroller: RefObject<HTMLDivElement | null>;
}

/** The active cell of the grid, and its commands. */
export type SpotControl = ReturnType<typeof useGridSpot>;

const indexWithin = (at: number, count: number): number => Math.min(at, count - 1);

/** Manages the active cell of the grid, its viewport and its preview. */
export function useGridSpot({ draftId, content, actions, measures, scroller }: Options) {
  const { rows, columns } = content;
  const [saved] = useState(() => gridPlace(draftId));
  const [target, setSpot] = useState(saved.spot);
  const [preview, setPreview] = useState<PreviewPlace | null>(null);
  const [reason, setReason] = useState<ReasonRequest | null>(null);
  const spot = { row: indexWithin(target.row, rows.length), column: indexWithin(target.column, columns.length) };
  const rightToLeft = useRightToLeft();
  const window = useGridWindow({
    rows: rows.length,
    columns: columns.length,
    scroller,
    measures,
    rightToLeft,
    spot,
    initial: saved,
  });
  const latest = useRef(spot);
  useLayoutEffect(() => {
    latest.current = spot;
  });
  useLayoutEffect(() => {
    window.scrollTo(saved.top, saved.start);
    // Only on mount: later scrolling belongs to the user.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useLayoutEffect(() => {
    // A change of text direction loses the scroll offset, so the active cell is scrolled back into view.
    window.refresh();
    window.reveal(latest.current.row, latest.current.column);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rightToLeft]);
  useLayoutEffect(() => {
    // The sizes follow the width, which changes when a panel is opened beside the grid.
    window.refresh();
    setPreview((shown) => shown && previewPlace(latest.current, measures, window.viewport()));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [measures]);
  const savePlace = (): void => {
    const { top, start } = window.viewport();
    saveGridPlace(draftId, { spot: latest.current, top, start });
  };
  /** Saves the scroll position, to restore it later. */
  const onScroll = (): void => {
    window.refresh();
    savePlace();
  };
  const moveTo = (to: Spot): void => {
    latest.current = to;
    setSpot(to);
    window.reveal(to.row, to.column);
    savePlace();
    setReason(null);
    if (preview) setPreview(previewPlace(to, measures, window.viewport()));
  };
  /** Shows or closes the preview, without asking for a reason. */
  const show = (place: PreviewPlace | null): void => {
    setPreview(place);
    setReason(null);
  };
  /** Links the cell and asks for the reason. */
  const link = ({ row, column }: Spot, effect: Effect): void => {
    const index = actions.link(rows[row], columns[column], effect);
    if (index === undefined) return;
    window.reveal(row, column);
    setPreview(previewPlace(spot, measures, window.viewport()));
    setReason((before) => ({ index, serial: (before?.serial ?? 0) + 1 }));
  };
  const open = ({ row, column }: Spot): void => {
    savePlace();
    actions.open(rows[row], columns[column]);
  };
  /** Handles a click: moves to the cell and opens the preview; a second click closes it. */
  const press = (to: Spot): void => {
    const isSecondClick = to.row === spot.row && to.column === spot.column && preview;
    moveTo(to);
    setPreview(isSecondClick ? null : previewPlace(to, measures, window.viewport()));
  };
  /** Does what a key without Ctrl, Alt or ⌘ means. Returns false if it means nothing. */
  const act = ({ key, nativeEvent }: KeyboardEvent): boolean => {
    const letter = letterOf(nativeEvent);
    if (key === 'Enter') open(spot);
    else if (key === ' ') show(preview ? null : previewPlace(spot, measures, window.viewport()));
    else if (key === 'Escape' && preview) show(null);
    else if (key === 'Delete' || key === 'Backspace') actions.unlink(rows[spot.row], columns[spot.column]);
    else if (letter === 's') link(spot, 'supports');
    else if (letter === 'c') link(spot, 'contradicts');
    else if (letter === 'x') actions.toggle(rows[spot.row], columns[spot.column]);
    else return false;
    return true;
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
    else if (!act(event)) return;
    event.preventDefault();
  };
  return {
    spot,
    window,
    preview,
    reason,
    moveTo,
    press,
    open,
    closePreview: () => show(null),
    onKeyDown,
    onScroll,
  };
}

/** The height that a preview with a link takes up, in CSS pixels. */
const previewHeight = 380;

/** Places the preview beside a cell or heading, on the side with more space. */
function previewPlace(spot: Spot, { side, top, row, column }: GridMeasures, viewport: Viewport): PreviewPlace {
  const block = spot.row < 0 ? viewport.top : top + spot.row * row;
  const inline = spot.column < 0 ? viewport.start : side + spot.column * column;
  const below = viewport.top + viewport.height - block - (spot.row < 0 ? top : row);
  const above = below < previewHeight && block - viewport.top > below;
  return {
    block,
    inline,
    blockSize: spot.row < 0 ? top : row,
    inlineSize: spot.column < 0 ? side : column,
    above,
    space: above ? block - viewport.top : below,
    before: inline - viewport.start > viewport.width * 0.55,
  };
}

const directionOfPage = (): boolean => getComputedStyle(document.body).direction === 'rtl';

/**
 * Returns whether the page runs from right to left. It observes changes, because reading it on each key would force a
 * style calculation.
 */
function useRightToLeft(): boolean {
  const [rightToLeft, setRightToLeft] = useState(directionOfPage);
  useEffect(() => {
    const observer = new MutationObserver(() => setRightToLeft(directionOfPage()));
    for (const element of [document.documentElement, document.body]) {
      observer.observe(element, { attributes: true, attributeFilter: ['dir', 'style', 'class'] });
    }
    return () => observer.disconnect();
  }, []);
  return rightToLeft;
}

/** The properties of the grid that decide what a key does. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows and columns per page. */
  readonly pageRows: number;
  readonly pageColumns: number;
  /** Whether columns run from right to left. */
  readonly rightToLeft: boolean;
}

interface Keys {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Returns the cell that a key moves to, following the ARIA practices for data grids: arrows, Home and End within the
 * row, with Ctrl within the grid, Page Up and Page Down by rows, with Shift by columns. Headings are row or column -1;
 * the corner between them cannot be reached. Returns undefined for any other key.
 */
export function spotForKey(event: Keys, from: Spot, size: GridSize): Spot | undefined {
  if (event.altKey || size.rows === 0 || size.columns === 0) return undefined;
  const command = event.ctrlKey || event.metaKey;
  const to = command ? moveWithCommand(event.key, size) : move(event, from, size);
  return to && clamp(to, from, size);
}

function moveWithCommand(key: string, { rows, columns }: GridSize): Spot | undefined {
  if (key === 'Home') return { row: 0, column: -1 };
  return key === 'End' ? { row: rows - 1, column: columns - 1 } : undefined;
}

function move({ key, shiftKey }: Keys, { row, column }: Spot, size: GridSize): Spot | undefined {
  const forward = size.rightToLeft ? -1 : 1;
  const page = shiftKey ? { row, by: size.pageColumns } : { column, by: size.pageRows };
  switch (key) {
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowRight':
      return { row, column: column + forward };
    case 'ArrowLeft':
      return { row, column: column - forward };
    case 'Home':
      return { row, column: -1 };
    case 'End':
      return { row, column: size.columns - 1 };
    case 'PageDown':
      return 'row' in page
        ? { row, column: Math.max(0, column) + page.by }
        : { row: Math.max(0, row) + page.by, column };
    case 'PageUp':
      return 'row' in page
        ? { row, column: Math.max(0, column - page.by) }
        : { row: Math.max(0, row - page.by), column };
    default:
      return undefined;
  }
}

/** Returns the nearest cell inside the grid; a step into the corner does not move. */
function clamp(to: Spot, from: Spot, { rows, columns }: GridSize): Spot {
  const row = Math.min(rows - 1, Math.max(-1, to.row));
  const column = Math.min(columns - 1, Math.max(-1, to.column));
  if (row >= 0 || column >= 0) return { row, column };
  return from.row < 0 ? { row, column: 0 } : { row: 0, column };
}
