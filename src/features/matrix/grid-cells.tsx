/** The cells of the matrix grid: their elements, DOM IDs and accessible names. */
import { memo } from 'react';
import { cellOf, type CellEffect } from '../../core/matrix/matrix.ts';
import { pairOf, type AxisItem } from './axis.ts';
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
  other: 'is linked with an unknown effect to',
};

/** The accessible name of a cell. */
export function cellWords(row: AxisItem, column: AxisItem, effect: CellEffect | undefined): string {
  const [claim, entry] = row.kind === 'claim' ? [row, column] : [column, row];
  return effect ? `${claim.name} ${verbs[effect]} ${entry.name}` : `No link from ${entry.name} to ${claim.name}`;
}

export interface CellBlockProps {
  readonly grid: string;
  readonly item: AxisItem;
  readonly row: number;
  readonly columns: readonly AxisItem[];
  /** The first column of the block, and the width of a column in CSS pixels. */
  readonly from: number;
  readonly width: number;
}

/** A block of neighbouring cells in a row. A cell is one element; its mark is drawn by its style. */
export const CellBlock = memo(function CellBlock({ grid, item, row, columns, from, width }: CellBlockProps) {
  return (
    <div role="presentation" className={gridClasses.block} style={{ insetInlineStart: from * width }}>
      {columns.slice(from, from + blockColumns).map((column, at) => {
        const pair = pairOf(item, column);
        const effect = pair && cellOf(pair.entry, pair.claim);
        return (
          <div
            key={at}
            id={cellId(grid, row, from + at)}
            role="gridcell"
            aria-colindex={from + at + 2}
            aria-label={cellWords(item, column, effect)}
            className={classes.cell}
            data-effect={effect}
            data-at={from + at}
          />
        );
      })}
    </div>
  );
});
