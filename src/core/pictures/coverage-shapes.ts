/** The shapes of the bar that shows which parts of a text are marked by claims. */
import { contradictsDash } from './effect-signs.ts';
import type { CoverageUse } from './coverage.ts';
import type { Shape } from './shapes.ts';

/** The top and the height of a bar, in CSS pixels. */
export const barTop = 12;
export const barHeight = 20;

/** Returns a bar without its marked parts. */
export function barShape(width: number): Shape {
  return {
    kind: 'rect',
    x: 0.5,
    y: barTop + 0.5,
    width: width - 1,
    height: barHeight - 1,
    fill: 'sunken',
    stroke: 'line',
  };
}

/**
 * Returns how a use is drawn: support has a solid line below, contradiction a dashed line above, no link only an edge.
 */
export function shapesOfUse(use: CoverageUse, x: number, width: number, y = barTop): readonly Shape[] {
  const wash = (top: number, height: number, fill: 'supports-wash' | 'contradicts-wash' | 'paper'): Shape => {
    return { kind: 'rect', x, y: top, width, height, fill };
  };
  const line = (at: number): string => `M${String(x)} ${String(at)}H${String(x + width)}`;
  const below: Shape = { kind: 'path', d: line(y + barHeight - 1.5), stroke: 'supports', strokeWidth: 3 };
  const above: Shape = {
    kind: 'path',
    d: line(y + 1.5),
    stroke: 'contradicts',
    strokeWidth: 3,
    ...(width > 12 && { dash: contradictsDash }),
  };
  if (use === 'supports') return [wash(y, barHeight, 'supports-wash'), below];
  if (use === 'contradicts') return [wash(y, barHeight, 'contradicts-wash'), above];
  if (use === 'both') {
    const half = barHeight / 2;
    return [wash(y, half, 'contradicts-wash'), wash(y + half, half, 'supports-wash'), above, below];
  }
  const edge: Shape = { kind: 'path', d: line(y + 0.5) + line(y + barHeight - 0.5), stroke: 'edge' };
  return [wash(y, barHeight, 'paper'), edge];
}
