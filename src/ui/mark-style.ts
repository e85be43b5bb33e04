import type { CSSProperties } from 'react';

/** How the marks over a stretch of text look: one underline for each lane, the active one strongest. */
export interface MarkLook {
  readonly style: CSSProperties;
  readonly active: boolean;
}

/** Lanes that have a colour and a height of their own; deeper ones share the last. */
const distinctLanes = 4;

/** Underlines are this far apart and this thick, in CSS pixels. */
const pitch = 3;
const thickness = 2;

const looks = new Map<string, MarkLook>();

/** A mark as it is drawn: its lane from 0, whether its anchor holds, whether it is the active one. */
export interface DrawnMark {
  readonly lane: number;
  readonly fits: boolean;
  readonly active: boolean;
}

/** The look of a stretch under these marks. The same object for the same marks. */
export function markLook(marks: readonly DrawnMark[]): MarkLook {
  const name = marks.map(({ lane, fits, active }) => `${String(lane)}${fits ? '' : '!'}${active ? '*' : ''}`).join(' ');
  const known = looks.get(name);
  if (known) return known;
  const look = makeLook(marks);
  looks.set(name, look);
  return look;
}

function makeLook(marks: readonly DrawnMark[]): MarkLook {
  const active = marks.some((mark) => mark.active);
  // The first background lies on top: the active line goes first.
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
        .map(({ active: strong }) => `100% ${String(strong ? thickness + 1 : thickness)}px`)
        .join(', '),
    },
  };
}

function lineImage({ lane, fits, active }: DrawnMark): string {
  const number = String(level(lane) + 1);
  const colour = active ? 'var(--mark-active)' : fits ? `var(--mark-${number})` : 'var(--level-violation)';
  return fits
    ? `linear-gradient(${colour}, ${colour})`
    : `repeating-linear-gradient(90deg, ${colour} 0 5px, transparent 5px 8px)`;
}

/** Lane 0 lies nearest to the text; a lane has the same height wherever it is drawn. */
function level(lane: number): number {
  return Math.min(lane, distinctLanes - 1);
}
