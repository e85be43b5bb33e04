/** The matrix as a grid of claims and entries, on screens that are wide enough. */
import { memo, useId, useImperativeHandle, useRef, type CSSProperties, type MouseEvent, type Ref } from 'react';
import type { AxisItem, GridActions, GridContent } from './axis.ts';
import { CellBlock, cellId, HeadingBlock, RowHeading } from './grid-cells.tsx';
import type { Spot } from './matrix-view.ts';
import { Preview } from './preview.tsx';
import { useGridSpot, type SpotControl } from './use-grid-spot.ts';
import { blockColumns, useGridMeasures, type GridMeasures } from './use-grid-window.ts';
import classes from './grid.module.css';

/** Commands that the grid offers to its parent. */
export interface GridHandle {
  /** Makes the heading of a claim or an entry the active cell; returns false if it is not shown. */
  goTo(kind: AxisItem['kind'], place: number): boolean;
  focus(): void;
}

interface MatrixGridProps {
  readonly draftId: string;
  readonly content: GridContent;
  readonly actions: GridActions;
  readonly ref: Ref<GridHandle>;
}

/** The grid of links. It has one tab stop, and only cells near the viewport are rendered. */
export function MatrixGrid({ draftId, content, actions, ref }: MatrixGridProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const measures = useGridMeasures(scroller, content.plainColumns);
  const control = useGridSpot({ draftId, content, actions, measures, scroller });
  const { rows, columns } = content;
  const { spot, window: shown } = control;
  useImperativeHandle(ref, () => ({
    focus: () => grid.current?.focus(),
    goTo(kind, place) {
      const to = spotOf(content, kind, place);
      if (!to) return false;
      control.moveTo(to);
      grid.current?.focus();
      return true;
    },
  }));
  return (
    <div className={classes.frame}>
      <div ref={scroller} className={classes.scroller} style={variables(measures)} onScroll={control.onScroll}>
        {/* The grid as a whole has the focus; aria-activedescendant names the active cell. */}
        <div
          ref={grid}
          role="grid"
          tabIndex={0}
          aria-label="Evidence matrix"
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          aria-activedescendant={cellId(id, spot.row, spot.column)}
          className={classes.grid}
          style={{ inlineSize: measures.side + columns.length * measures.column }}
          onKeyDown={control.onKeyDown}
          onClick={(event) => onPointer(event, control.press)}
          onDoubleClick={(event) => onPointer(event, control.open)}
        >
          <GridHead {...{ id, content, control, measures }} />
          <div role="presentation" className={classes.body} style={{ blockSize: rows.length * measures.row }}>
            {shown.rows.map((at) => {
              const item = rows[at];
              return item ? (
                <GridRow
                  key={at}
                  grid={id}
                  item={item}
                  plain={content.plainRows[at] ?? item}
                  at={at}
                  columns={content.plainColumns}
                  blocks={shown.blocks}
                  height={measures.row}
                  width={measures.column}
                  inLine={at === spot.row}
                  onHeading={at === spot.row && spot.column < 0}
                />
              ) : null;
            })}
            <Strips columns={columns} blocks={shown.blocks} measures={measures} />
            {spot.row >= 0 && spot.column >= 0 ? (
              <div
                role="presentation"
                className={classes.cursor}
                style={{
                  insetInlineStart: measures.side + spot.column * measures.column,
                  insetBlockStart: spot.row * measures.row,
                }}
              />
            ) : null}
          </div>
        </div>
        {control.preview ? (
          <Preview
            matrix={content.matrix}
            row={rows[spot.row]}
            column={columns[spot.column]}
            place={control.preview}
            reason={control.reason}
            actions={actions}
            onClose={() => {
              control.closePreview();
              grid.current?.focus();
            }}
          />
        ) : null}
      </div>
    </div>
  );
}

interface GridHeadProps {
  readonly id: string;
  readonly content: GridContent;
  readonly control: SpotControl;
  readonly measures: GridMeasures;
}

function GridHead({ id, content: { rows, columns }, control: { spot, window: shown }, measures }: GridHeadProps) {
  const axes = rows[0]?.kind === 'entry' ? 'Rows: entries. Columns: claims.' : 'Rows: claims. Columns: entries.';
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={classes.head}
      data-row={-1}
      data-turned={measures.isTurned || undefined}
      data-lines={measures.lines > 1 || undefined}
    >
      <div role="columnheader" aria-colindex={1} className={classes.corner}>
        {axes}
      </div>
      <div role="presentation" className={classes.across}>
        {shown.blocks.map((block) => {
          const inBlock = Math.floor(spot.column / blockColumns) === block && spot.column >= 0;
          return (
            <HeadingBlock
              key={block}
              grid={id}
              columns={columns}
              from={block * blockColumns}
              width={measures.column}
              column={inBlock ? spot.column : -1}
              onHeading={inBlock && spot.row < 0}
            />
          );
        })}
      </div>
    </div>
  );
}

interface StripsProps {
  readonly columns: readonly AxisItem[];
  readonly blocks: readonly number[];
  readonly measures: GridMeasures;
}

/** The marks of whole columns, drawn over the cells, so that marking a column rerenders no cell. */
function Strips({ columns, blocks, measures }: StripsProps) {
  const rendered = blocks.flatMap((block) =>
    Array.from({ length: blockColumns }, (_, at) => block * blockColumns + at),
  );
  return rendered.map((at) => {
    const tone = columns[at]?.tone;
    return tone ? (
      <div
        key={at}
        role="presentation"
        className={classes.strip}
        data-tone={tone}
        style={{ insetInlineStart: measures.side + at * measures.column }}
      />
    ) : null;
  });
}

function variables({ row, column, side, top, lines }: GridMeasures): CSSProperties {
  const px = (size: number): string => `${String(size)}px`;
  const sizes = { '--row': px(row), '--column': px(column), '--side': px(side), '--top': px(top) };
  return { ...sizes, '--lines': lines } as CSSProperties;
}

function spotOf({ rows, columns }: GridContent, kind: AxisItem['kind'], place: number): Spot | undefined {
  const isIt = (item: AxisItem): boolean =>
    item.kind === kind && (item.kind === 'claim' ? item.claim.index : item.entry.at) === place;
  const row = rows.findIndex(isIt);
  if (row >= 0) return { row, column: -1 };
  const column = columns.findIndex(isIt);
  return column < 0 ? undefined : { row: -1, column };
}

function onPointer(event: MouseEvent, act: (spot: Spot) => void): void {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-at]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]');
  if (cell && row) act({ row: Number(row.dataset['row']), column: Number(cell.dataset['at']) });
}

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

/** One row of the matrix grid: its heading and the rendered cells. */
const GridRow = memo(function GridRow(props: GridRowProps) {
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
