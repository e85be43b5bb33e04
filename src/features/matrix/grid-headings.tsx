/** The row and column headings of the matrix grid, with icons for the effect of exclusions. */
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
import { useClaimWordsLanguage } from '../../shared/use-claim-language.ts';
import { AuthorText } from '../../shared/author-text.tsx';
import type { Loss } from '../../core/matrix/exclusions.ts';
import type { AxisItem } from './axis.ts';
import { cellId, sameBlock } from './grid-cells.tsx';
import { blockColumns } from './use-grid-window.ts';
import { Bdi } from '../../ui/bdi.tsx';
import gridClasses from './grid.module.css';
import classes from './headings.module.css';

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
  return tone ? <Icon size={14} stroke={2} aria-hidden className={classes.toneIcon} /> : null;
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
      className={classes.side}
      data-at={-1}
    >
      <span className={classes.name}>
        <ToneIcon {...item} />
        <Bdi>{item.name}</Bdi>
      </span>
      <HeadingWords item={item} className={classes.words} />
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
      className={classes.top}
      data-at={at}
    >
      <span className={classes.title}>
        <span className={classes.name}>
          <Bdi>{item.name}</Bdi>
        </span>
        <HeadingWords item={item} className={classes.words} />
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
