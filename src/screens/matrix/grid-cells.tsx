/** The cells and headings of the matrix grid: their elements, DOM IDs and accessible names. */
import { memo } from 'react';
import { cellOf, type CellEffect } from '../../core/matrix/matrix.ts';
import { levelWords } from '../../ui/level-icon.tsx';
import { pairOf, stateOfCell, type AxisItem, type CellState } from './axis.ts';
import { blockColumns } from './use-grid-window.ts';
import gridClasses from './grid.module.css';
import {
  IconCircleOff,
  IconMinus,
  IconQuoteOff,
  IconShieldOff,
  IconTool,
  IconUnlink,
  type TablerIcon,
} from '@tabler/icons-react';
import { useClaimWordsLanguage } from '../../shared/use-span-words.ts';
import { AuthorText } from '../../shared/author-text.tsx';
import type { Loss } from '../../core/matrix/exclusions.ts';
import { Bdi } from '../../ui/bdi.tsx';

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
            className={gridClasses.cell}
            data-effect={effect}
            data-level={state?.level ?? (state?.lacksReason ? 'notice' : undefined)}
            data-at={from + at}
          />
        );
      })}
    </div>
  );
}, sameBlock);

const lossIcons: Readonly<Record<Loss, TablerIcon>> = {
  'last-support': IconUnlink,
  'only-verbatim': IconQuoteOff,
  'becomes-capability-alone': IconTool,
  'last-contradiction': IconShieldOff,
};

/** The effect of the exclusions as an icon. Each loss has its own. */
export function ToneIcon({ tone, losses }: Pick<AxisItem, 'tone' | 'losses'>) {
  const [first] = losses;
  const Icon = tone === 'excluded' ? IconCircleOff : first ? lossIcons[first] : IconMinus;
  return tone ? <Icon size={14} stroke={2} aria-hidden className={gridClasses.toneIcon} /> : null;
}

interface HeadingProps {
  readonly grid: string;
  readonly item: AxisItem;
  readonly at: number;
  /** Whether this heading is the active cell, and whether the active cell is in its row or column. */
  readonly active: boolean;
  readonly inLine: boolean;
}

/** Returns the name and the state of a heading as attributes. */
function stateOf({ item: { name, words, note, tone }, active, inLine }: HeadingProps) {
  return {
    // Short, because it is read with each cell of the row or column. Its words are its description.
    'aria-label': note ? `${name}, ${note}` : name,
    title: note ? `${note}: ${words}` : words,
    'data-active': active || undefined,
    'data-line': inLine || undefined,
    'data-tone': tone,
  };
}

/** The words of a claim or an entry, in their language. */
export function HeadingWords({
  item,
  className,
}: Pick<HeadingProps, 'item'> & { readonly className?: string | undefined }) {
  const language = useClaimWordsLanguage(item.kind === 'claim' ? item.claim.claim : {});
  return (
    <AuthorText className={className} lang={item.kind === 'claim' ? language : undefined}>
      {item.words}
    </AuthorText>
  );
}

/** The heading of a row: the name and the first line of the text. */
export const RowHeading = memo(function RowHeading(props: HeadingProps) {
  const { grid, item, at } = props;
  return (
    <div
      id={cellId(grid, at, -1)}
      role="rowheader"
      aria-colindex={1}
      {...stateOf(props)}
      className={gridClasses.side}
      data-at={-1}
    >
      <span className={gridClasses.name}>
        <ToneIcon {...item} />
        <Bdi>{item.name}</Bdi>
      </span>
      <HeadingWords item={item} className={gridClasses.words} />
    </div>
  );
});

/** The heading of a column, turned if the columns are narrow. */
const ColumnHeading = memo(function ColumnHeading(props: HeadingProps) {
  const { grid, item, at } = props;
  return (
    <div
      id={cellId(grid, -1, at)}
      role="columnheader"
      aria-colindex={at + 2}
      {...stateOf(props)}
      className={gridClasses.top}
      data-at={at}
    >
      <span className={gridClasses.title}>
        <span className={gridClasses.name}>
          <Bdi>{item.name}</Bdi>
        </span>
        <HeadingWords item={item} className={gridClasses.words} />
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
  /** The column of the active cell, -1 if it is outside this block; and whether the active cell is its heading. */
  readonly column: number;
  readonly onHeading: boolean;
}

/** The headings of a block of neighbouring columns. */
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
}, sameBlock);
