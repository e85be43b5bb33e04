/** One row of the matrix grid: its heading and the rendered cells. */
import { memo } from 'react';
import type { AxisItem } from './axis.ts';
import { CellBlock } from './grid-cells.tsx';
import { RowHeading } from './grid-headings.tsx';
import { blockColumns } from './use-grid-window.ts';
import classes from './grid.module.css';

interface GridRowProps {
  readonly grid: string;
  readonly item: AxisItem;
  /** The same item without the effect of exclusions, for the cells. */
  readonly plain: AxisItem;
  readonly at: number;
  readonly columns: readonly AxisItem[];
  /** The rendered blocks of columns. The same array as long as the blocks do not change. */
  readonly blocks: readonly number[];
  /** Sizes in CSS pixels. */
  readonly height: number;
  readonly width: number;
  readonly inLine: boolean;
  readonly onHeading: boolean;
}

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { grid, item, plain, at, columns, blocks, height, width, inLine, onHeading } = props;
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      className={classes.row}
      data-row={at}
      data-tone={item.tone}
      data-odd={at % 2 === 1 || undefined}
      style={{ insetBlockStart: at * height }}
    >
      <RowHeading grid={grid} item={item} at={at} active={onHeading} inLine={inLine} />
      <div role="presentation" className={classes.cells}>
        {blocks.map((block) => (
          <CellBlock
            key={block}
            grid={grid}
            item={plain}
            row={at}
            columns={columns}
            from={block * blockColumns}
            width={width}
          />
        ))}
      </div>
    </div>
  );
});
