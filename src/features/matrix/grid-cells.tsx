/** The cells of the matrix grid: their elements, DOM IDs and accessible names. */
import { memo } from 'react';
import { cellOf, type CellEffect } from '../../core/matrix/matrix.ts';
import { levelWords } from '../../ui/level-icon.tsx';
import { pairOf, stateOfCell, type AxisItem } from './axis.ts';
import type { CellState } from './cell-states.ts';
import { blockColumns } from './use-grid-window.ts';
import classes from './cells.module.css';
import gridClasses from './grid.module.css';

/** The DOM id of a cell; row or column -1 is a heading. */
export function cellId(grid: string, row: number, column: number): string {
  return `${grid}-${String(row)}-${String(column)}`;
}

const verbs: Readonly<Record<CellEffect, string>> = {
  supports: 'supports',
  contradicts: 'contradicts',
  both: 'supports and contradicts',
  other: 'has an unknown effect on',
};

/**
 * The accessible name of a cell: the link, whether its reason is missing, and the highest level of its errors and
 * violations.
 */
export function cellWords(
  row: AxisItem,
  column: AxisItem,
  effect: CellEffect | undefined,
  state: CellState | undefined,
): string {
  const [claim, entry] = row.kind === 'claim' ? [row, column] : [column, row];
  if (!effect) return `No link from ${entry.name} to ${claim.name}`;
  const notes = [state?.lacksReason ? 'no reason yet' : undefined, state?.level ? levelWords[state.level] : undefined];
  return [`${claim.name} ${verbs[effect]} ${entry.name}`, ...notes.filter((note) => note !== undefined)].join(', ');
}

interface CellBlockProps extends Block {
  readonly grid: string;
  readonly item: AxisItem;
  readonly row: number;
  /** The width of a column in CSS pixels. */
  readonly width: number;
}

interface Block {
  /** The first column of the block. */
  readonly from: number;
  readonly columns: readonly AxisItem[];
}

/**
 * Whether a block shows the same. A change in one entry then renders only its block of columns again, or only its row.
 */
export function sameBlock<Props extends Block>(before: Props, after: Props): boolean {
  const names = Object.keys(after) as (keyof Props)[];
  return (
    names.every((name) => name === 'columns' || before[name] === after[name]) &&
    Array.from({ length: blockColumns }, (_, at) => after.from + at).every(
      (at) => before.columns[at] === after.columns[at],
    )
  );
}

/** A block of neighbouring cells in a row. A cell is one element; its mark is drawn by its style. */
export const CellBlock = memo(function CellBlock({ grid, item, row, columns, from, width }: CellBlockProps) {
  return (
    <div role="presentation" className={gridClasses.block} style={{ insetInlineStart: from * width }}>
      {columns.slice(from, from + blockColumns).map((column, at) => {
        const pair = pairOf(item, column);
        const effect = pair && cellOf(pair.entry, pair.claim);
        const state = effect && stateOfCell(item, column);
        return (
          <div
            key={at}
            id={cellId(grid, row, from + at)}
            role="gridcell"
            aria-colindex={from + at + 2}
            aria-label={cellWords(item, column, effect, state)}
            className={classes.cell}
            data-effect={effect}
            data-level={state?.level ?? (state?.lacksReason ? 'notice' : undefined)}
            data-at={from + at}
          />
        );
      })}
    </div>
  );
}, sameBlock);
