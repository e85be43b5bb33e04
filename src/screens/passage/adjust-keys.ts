/** The keys that adjust a span: which edge an arrow key moves, by which unit, in either text direction. */
import type { Adjustment } from '../../core/text/adjust.ts';

/** The unit by which an edge moves. */
export type AdjustUnit = Adjustment['unit'];

/** The keys that move the edges, as shown in tooltips. */
export const adjustKeys: Readonly<Record<Adjustment['edge'], Readonly<Record<Adjustment['direction'], string>>>> = {
  start: { widen: 'Alt Shift ←', narrow: 'Alt Shift →' },
  end: { widen: 'Alt →', narrow: 'Alt ←' },
};

interface Keys {
  readonly key: string;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Returns the adjustment for a key. With Alt, the arrow keys move the end of the span; with Alt and Shift, its start.
 * They move in the reading direction of the text. Undefined for other keys.
 */
export function adjustmentFor(
  { key, altKey, shiftKey, ctrlKey, metaKey }: Keys,
  rightToLeft: boolean,
): Pick<Adjustment, 'edge' | 'direction'> | undefined {
  if (!altKey || ctrlKey || metaKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined;
  const forward = (key === 'ArrowRight') !== rightToLeft;
  const edge = shiftKey ? 'start' : 'end';
  return { edge, direction: (edge === 'end') === forward ? 'widen' : 'narrow' };
}

const units: readonly AdjustUnit[] = ['character', 'word', 'sentence'];

/** Returns the next unit for Alt with the up or down arrow; undefined for other keys. */
export function unitFor({ key, altKey }: Pick<Keys, 'key' | 'altKey'>, unit: AdjustUnit): AdjustUnit | undefined {
  if (!altKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return undefined;
  const next = units.indexOf(unit) + (key === 'ArrowUp' ? 1 : -1);
  return units[Math.min(units.length - 1, Math.max(0, next))];
}
