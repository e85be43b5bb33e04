import { Fragment, memo } from 'react';
import { markLook } from './mark-style.ts';
import classes from './marked-block.module.css';

/** A stretch of one block under the same marks, in UTF-16 units from the block's start; `keys` is empty for plain text. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly keys: readonly number[];
}

/** A character that is not seen: its number and its name. */
interface HiddenCharacter {
  readonly codePoint: number;
  readonly name: string;
}

/** A mark: what it is called, and whether it fits the words that it is over. */
export interface ShownMark {
  readonly name: string;
  readonly fits: boolean;
}

/** What a block must know of the marks over it. The same object for as long as the marks are the same. */
export interface MarkTable {
  readonly byKey: ReadonlyMap<number, ShownMark>;
  readonly lanes: ReadonlyMap<number, number>;
}

/** Everything that a block is drawn from: it is drawn again only when one of these changes. */
export interface MarkedBlockProps {
  /** The block's text, exactly. */
  readonly text: string;
  /** Where it starts in the passage, in UTF-16 units. */
  readonly start: number;
  readonly pieces: readonly Piece[];
  readonly table: MarkTable;
  /** The keys of the marks to be strongest, where the block has any of them, else null. */
  readonly active: ReadonlySet<number> | null;
  readonly language: string | null;
  /** The hidden characters to show, by their place in the block; null to leave them hidden. */
  readonly hidden: ReadonlyMap<number, HiddenCharacter> | null;
}

/** One block of a passage: flat marks over its text. Every text node in it is the passage's own text. */
export const MarkedBlock = memo(function MarkedBlock(props: MarkedBlockProps) {
  const { text, start, pieces, table, active, language, hidden } = props;
  return (
    <div className={classes.block} data-block={start} lang={language ?? undefined} dir="auto">
      {pieces.map(({ from, to, keys }) => {
        const words = <Words text={text} from={from} to={to} hidden={hidden} />;
        if (keys.length === 0) return <Fragment key={from}>{words}</Fragment>;
        const look = markLook(
          keys.map((key) => ({
            lane: table.lanes.get(key) ?? 0,
            fits: table.byKey.get(key)?.fits ?? true,
            active: active?.has(key) ?? false,
          })),
        );
        return (
          <mark
            key={from}
            className={classes.mark}
            style={look.style}
            data-keys={keys.join(' ')}
            data-active={look.active || undefined}
            title={keys.map((key) => table.byKey.get(key)?.name ?? '').join(', ')}
          >
            {words}
          </mark>
        );
      })}
    </div>
  );
});

interface WordsProps {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly hidden: ReadonlyMap<number, HiddenCharacter> | null;
}

/** A stretch of the text; hidden characters are drawn by CSS around the characters themselves, which stay where they are. */
function Words({ text, from, to, hidden }: WordsProps) {
  const places = hidden ? [...hidden].filter(([at]) => at >= from && at < to) : [];
  if (places.length === 0) return text.slice(from, to);
  const ends = places.map(([at, { codePoint }]) => at + (codePoint > 0xffff ? 2 : 1));
  return (
    <>
      {places.map(([at, { codePoint, name }], index) => (
        <Fragment key={at}>
          {text.slice(ends[index - 1] ?? from, at)}
          <span
            className={classes.hidden}
            data-code={codePoint.toString(16).toUpperCase().padStart(4, '0')}
            title={name}
          >
            {text.slice(at, ends[index])}
          </span>
        </Fragment>
      ))}
      {text.slice(ends.at(-1), to)}
    </>
  );
}
