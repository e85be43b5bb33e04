import {
  IconCircleOff,
  IconMinus,
  IconQuoteOff,
  IconShieldOff,
  IconTool,
  IconUnlink,
  type TablerIcon,
} from '@tabler/icons-react';
import { memo } from 'react';
import type { Loss } from '../../core/matrix/thread.ts';
import type { AxisItem } from './axis.ts';
import { cellId } from './grid-cells.tsx';
import { blockColumns } from './use-grid-window.ts';
import gridClasses from './grid.module.css';
import classes from './headings.module.css';

const lossIcons: Readonly<Record<Loss, TablerIcon>> = {
  'last-support': IconUnlink,
  'only-verbatim': IconQuoteOff,
  'becomes-capability-alone': IconTool,
  'last-contradiction': IconShieldOff,
};

/** What a pulled thread does to something, as a shape: each loss has its own. */
export function ToneIcon({ tone, losses }: Pick<AxisItem, 'tone' | 'losses'>) {
  const [first] = losses;
  const Icon = tone === 'off' ? IconCircleOff : first ? lossIcons[first] : IconMinus;
  return tone ? <Icon size={14} stroke={2} aria-hidden className={classes.toneIcon} /> : null;
}

function spoken({ name, words, note }: AxisItem): string {
  return note ? `${name}, ${note}: ${words}` : `${name}: ${words}`;
}

interface HeadingProps {
  readonly grid: string;
  readonly item: AxisItem;
  readonly at: number;
  /** Whether the keyboard is here, or somewhere in its line. */
  readonly active: boolean;
  readonly inLine: boolean;
}

/** The heading at the side of a row: what it is called, and its first words. */
export const RowHeading = memo(function RowHeading({ grid, item, at, active, inLine }: HeadingProps) {
  return (
    <div
      id={cellId(grid, at, -1)}
      role="rowheader"
      aria-colindex={1}
      aria-label={spoken(item)}
      title={spoken(item)}
      className={classes.side}
      data-at={-1}
      data-active={active || undefined}
      data-line={inLine || undefined}
      data-tone={item.tone}
    >
      <span className={classes.name}>
        <ToneIcon {...item} />
        <bdi>{item.name}</bdi>
      </span>
      <span className={classes.words} dir="auto">
        {item.words}
      </span>
    </div>
  );
});

/** The heading on top of a column, turned so that it can be read from the side. */
const ColumnHeading = memo(function ColumnHeading({ grid, item, at, active, inLine }: HeadingProps) {
  return (
    <div
      id={cellId(grid, -1, at)}
      role="columnheader"
      aria-colindex={at + 2}
      aria-label={spoken(item)}
      title={spoken(item)}
      className={classes.top}
      data-at={at}
      data-active={active || undefined}
      data-line={inLine || undefined}
      data-tone={item.tone}
    >
      <span className={classes.turned}>
        <span className={classes.name}>
          <bdi>{item.name}</bdi>
        </span>
        <span className={classes.words} dir="auto">
          {item.words}
        </span>
      </span>
      <ToneIcon {...item} />
    </div>
  );
});

interface HeadingBlockProps {
  readonly grid: string;
  readonly columns: readonly AxisItem[];
  readonly from: number;
  readonly width: number;
  /** The column that the keyboard is in, and whether it is on its heading; -1 for none of this block. */
  readonly column: number;
  readonly onHeading: boolean;
}

/** The headings of some neighbouring columns. */
export const HeadingBlock = memo(function HeadingBlock(props: HeadingBlockProps) {
  const { grid, columns, from, width, column, onHeading } = props;
  return (
    <div role="presentation" className={gridClasses.block} style={{ insetInlineStart: from * width }}>
      {columns.slice(from, from + blockColumns).map((item, at) => (
        <ColumnHeading
          key={at}
          grid={grid}
          item={item}
          at={from + at}
          active={onHeading && from + at === column}
          inLine={from + at === column}
        />
      ))}
    </div>
  );
});
