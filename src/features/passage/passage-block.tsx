import { Fragment, memo } from 'react';
import type { HiddenCharacter } from '../../core/passage/hidden.ts';
import type { Piece } from './block-pieces.ts';
import { markLook } from './mark-style.ts';
import type { ClaimMark } from './marks.ts';
import classes from './passage-text.module.css';

/** What a block must know of the marks over it. The same object for as long as the marks are the same. */
export interface MarkTable {
  readonly byKey: ReadonlyMap<number, ClaimMark>;
  readonly lanes: ReadonlyMap<number, number>;
}

/** Everything that a block is drawn from: it is drawn again only when one of these changes. */
export interface PassageBlockProps {
  /** The block's text, exactly. */
  readonly text: string;
  /** Where it starts in the passage, in UTF-16 units. */
  readonly start: number;
  readonly pieces: readonly Piece[];
  readonly table: MarkTable;
  /** The active claim's key where the block has it, else null. */
  readonly active: number | null;
  readonly language: string | null;
  /** The hidden characters to show, by their place in the block; null to leave them hidden. */
  readonly hidden: ReadonlyMap<number, HiddenCharacter> | null;
}

/** One block of the passage: flat marks over its text. Every text node in it is the passage's own text. */
export const PassageBlock = memo(function PassageBlock(props: PassageBlockProps) {
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
            active: key === active,
          })),
        );
        return (
          <mark
            key={from}
            className={classes.mark}
            style={look.style}
            data-keys={keys.join(' ')}
            data-active={look.active || undefined}
            title={keys.map((key) => table.byKey.get(key)?.claimId || `Claim ${String(key + 1)}`).join(', ')}
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
