/** Draws a block of a passage with marks and hidden characters, wherever passages are shown. */
import { Fragment, memo, type CSSProperties } from 'react';
import classes from './marked-block.module.css';

// Turns the marks on a text into CSS: underlines with lanes, colours and thickness.

/** The style of marked text: one underline for each lane, the active one strongest. */
export interface MarkLook {
  readonly style: CSSProperties;
  readonly active: boolean;
}

/** The number of lanes with their own colour and height; deeper lanes share the last. */
const distinctLanes = 4;

/** The distance and the thickness of underlines, in CSS pixels. */
const pitch = 3;
const thickness = 2;

const looks = new Map<string, MarkLook>();

/** A mark to draw: its lane from 0, whether its span still matches, and whether it is active. */
export interface DrawnMark {
  readonly lane: number;
  readonly fits: boolean;
  readonly active: boolean;
  /** How the selected entry cites it; undefined if it does not. */
  readonly cited?: CitedMark | undefined;
}

/** How a mark is cited; `plain` is neither for nor against. */
export type CitedMark = 'supports' | 'contradicts' | 'both' | 'plain';

/** Returns the style of text under these marks. The same object for the same marks. */
export function markLook(marks: readonly DrawnMark[]): MarkLook {
  const name = marks
    .map(({ lane, fits, active, cited = '' }) => `${String(lane)}${fits ? '' : '!'}${active ? '*' : ''}${cited}`)
    .join(' ');
  const known = looks.get(name);
  if (known) return known;
  const look = makeLook(marks);
  looks.set(name, look);
  return look;
}

function makeLook(marks: readonly DrawnMark[]): MarkLook {
  const active = marks.some((mark) => mark.active);
  // The first background is on top, so the active line comes first.
  const ordered = [...marks].sort((one, other) => Number(other.active) - Number(one.active));
  const deepest = Math.max(...marks.map(({ lane }) => level(lane)));
  return {
    active,
    style: {
      paddingBlockEnd: `${String(thickness - 1 + pitch * deepest)}px`,
      backgroundImage: ordered.map(lineImage).join(', '),
      backgroundPosition: ordered
        .map(({ lane }) => `0 calc(100% - ${String((deepest - level(lane)) * pitch)}px)`)
        .join(', '),
      backgroundSize: ordered
        .map(({ active: strong, cited }) => `100% ${String(strong || cited ? thickness + 1 : thickness)}px`)
        .join(', '),
    },
  };
}

/** The lines of cited marks, in the colours and line styles of the effects. */
const citedLines: Readonly<Record<CitedMark, string>> = {
  supports: 'linear-gradient(var(--supports), var(--supports))',
  contradicts: 'repeating-linear-gradient(90deg, var(--contradicts) 0 9px, transparent 9px 13px)',
  both: 'repeating-linear-gradient(90deg, var(--supports) 0 9px, var(--contradicts) 9px 18px)',
  plain: 'linear-gradient(var(--mark-active), var(--mark-active))',
};

function lineImage({ lane, fits, active, cited }: DrawnMark): string {
  const number = String(level(lane) + 1);
  if (cited && fits) return citedLines[cited];
  const colour = active ? 'var(--mark-active)' : fits ? `var(--mark-${number})` : 'var(--level-violation)';
  return fits
    ? `linear-gradient(${colour}, ${colour})`
    : `repeating-linear-gradient(90deg, ${colour} 0 5px, transparent 5px 8px)`;
}

/** Lane 0 is nearest to the text; a lane has the same height everywhere. */
function level(lane: number): number {
  return Math.min(lane, distinctLanes - 1);
}

/** Part of a block with the same marks, in UTF-16 units from the block’s start; `keys` is empty for plain text. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly keys: readonly number[];
}

/** An invisible character: its code and its name. */
interface HiddenCharacter {
  readonly codePoint: number;
  readonly name: string;
}

/** A mark: its name, and whether it matches its text. */
export interface ShownMark {
  readonly name: string;
  /** Where it begins in the passage, in UTF-16 units. */
  readonly start: number;
  readonly fits: boolean;
}

/** The marks that a block needs. The same object while the marks are the same. */
export interface MarkTable {
  readonly byKey: ReadonlyMap<number, ShownMark>;
  readonly lanes: ReadonlyMap<number, number>;
}

/** The properties of a block. It renders again only when one of them changes. */
export interface MarkedBlockProps {
  /** The exact text of the block. */
  readonly text: string;
  /** Where it starts in the passage, in UTF-16 units. */
  readonly start: number;
  readonly pieces: readonly Piece[];
  readonly table: MarkTable;
  /** The keys of the active marks in this block; null for none. */
  readonly active: ReadonlySet<number> | null;
  /** The marks in this block that the selected entry cites, by key; null for none. */
  readonly cited?: ReadonlyMap<number, CitedMark> | null;
  readonly language: string | null;
  /** The hidden characters to show, by position in the block; null to hide them. */
  readonly hidden: ReadonlyMap<number, HiddenCharacter> | null;
  /**
   * Returns the DOM ID of the note on a mark, for screen readers. Only the first piece of a mark refers to it, so that
   * it is announced once. Must be a stable function.
   */
  readonly noteId?: ((key: number) => string) | undefined;
}

/** One block of a passage with flat marks. All its text nodes are the passage’s own text. */
export const MarkedBlock = memo(function MarkedBlock(props: MarkedBlockProps) {
  const { text, start, pieces, table, active, cited = null, language, hidden, noteId } = props;
  return (
    <div className={classes.block} data-block={start} lang={language ?? ''} dir="auto">
      {pieces.map(({ from, to, keys }) => {
        const words = <Words text={text} from={from} to={to} hidden={hidden} />;
        if (keys.length === 0) return <Fragment key={from}>{words}</Fragment>;
        const look = markLook(
          keys.map((key) => ({
            lane: table.lanes.get(key) ?? 0,
            fits: table.byKey.get(key)?.fits ?? true,
            active: active?.has(key) ?? false,
            cited: cited?.get(key),
          })),
        );
        const startingHere = noteId && keys.filter((key) => table.byKey.get(key)?.start === start + from);
        const effects = new Set(keys.flatMap((key) => cited?.get(key) ?? []));
        const [effect] = effects;
        return (
          <mark
            key={from}
            className={classes.mark}
            style={look.style}
            role={startingHere?.length === 0 ? 'presentation' : undefined}
            aria-details={(noteId && startingHere?.map(noteId).join(' ')) || undefined}
            data-keys={keys.join(' ')}
            data-active={look.active || undefined}
            data-cited={effects.size > 1 ? 'both' : effect}
            title={keys.map((key) => titleOf(table.byKey.get(key)?.name ?? '', cited?.get(key))).join(', ')}
          >
            {words}
          </mark>
        );
      })}
    </div>
  );
});

/** Returns the name of a mark, with its effect on the selected entry. */
function titleOf(name: string, cited: CitedMark | undefined): string {
  if (cited === undefined || cited === 'plain') return name;
  return `${name} (${cited === 'both' ? 'supports and contradicts' : cited})`;
}

interface WordsProps {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly hidden: ReadonlyMap<number, HiddenCharacter> | null;
}

/**
 * Part of the text. CSS draws hidden characters around the characters themselves, which stay in the text. Most parts
 * stay the same while the marks around them change with the selected entry.
 */
const Words = memo(function Words({ text, from, to, hidden }: WordsProps) {
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
});
