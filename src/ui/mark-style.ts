/** Turns the marks on a text into CSS: underlines with lanes, colours and thickness. */
import type { CSSProperties } from 'react';

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
