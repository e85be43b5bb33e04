/** The signs of effects in pictures: a plus in a solid circle supports, a cross in a dashed circle contradicts. */
import type { GroupShape, Paint, Shape } from './shapes.ts';

/** The dashes of lines that contradict; lines that support are solid. */
export const contradictsDash: readonly number[] = [5, 4];

/** How a line or ribbon of an effect is painted; any other value of `effect` is a dotted grey line. */
export function effectLine(effect: string | undefined): { readonly stroke: Paint; readonly dash?: readonly number[] } {
  if (effect === 'supports') return { stroke: 'supports' };
  if (effect === 'contradicts') return { stroke: 'contradicts', dash: contradictsDash };
  return { stroke: 'edge', dash: [1, 4] };
}

interface SignOptions {
  /** The centre. */
  readonly x: number;
  readonly y: number;
  /** 5.5 by default. */
  readonly radius?: number;
  /** How the circle is filled: lightly by default, or clearly with or without colour to tell evidence apart. */
  readonly filled?: boolean;
}

/** Returns the sign of an effect: 'supports', 'contradicts', or a small empty circle for any other value. */
export function effectSign(effect: string | undefined, { x, y, radius = 5.5, filled }: SignOptions): GroupShape {
  const { stroke } = effectLine(effect);
  const isKnown = effect === 'supports' || effect === 'contradicts';
  const arm = effect === 'supports' ? radius * 0.55 : radius * 0.42;
  const at = (dx: number, dy: number): string => `${String(round(x + dx))} ${String(round(y + dy))}`;
  const cross =
    effect === 'supports'
      ? `M${at(-arm, 0)}L${at(arm, 0)}M${at(0, -arm)}L${at(0, arm)}`
      : `M${at(-arm, -arm)}L${at(arm, arm)}M${at(arm, -arm)}L${at(-arm, arm)}`;
  const circle: Shape = {
    kind: 'circle',
    x,
    y,
    radius: isKnown ? radius : radius * 0.6,
    fill: !isKnown || filled === false ? 'paper' : filled ? stroke : `${effect}-wash`,
    stroke,
    strokeWidth: 1.5,
    ...(effect === 'contradicts' ? { dash: [2.4, 1.9] } : {}),
  };
  const sign: readonly Shape[] = isKnown
    ? [{ kind: 'path', d: cross, stroke: filled ? 'paper' : stroke, strokeWidth: 1.5 }]
    : [];
  return { kind: 'group', children: [circle, ...sign] };
}

const round = (value: number): number => Math.round(value * 100) / 100;
