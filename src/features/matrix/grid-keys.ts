/** The keyboard navigation of the matrix grid: from a key and the active cell to the next active cell. */
import type { Spot } from './matrix-view.ts';

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
