/** A text split at every edge of a range. */
import { grouped } from '../../../src/core/json/grouped.ts';

/** A range [start, end) in UTF-16 units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** The indexes of the ranges that cover it. */
  readonly keys: readonly number[];
}

/** Returns the stretches of a text of `length` units, in order. */
export function stretchesOf(length: number, ranges: readonly Range[]): readonly Stretch[] {
  const opening = grouped([...ranges.keys()], (key) => ranges[key]?.start ?? 0);
  const closing = grouped([...ranges.keys()], (key) => ranges[key]?.end ?? 0);
  const edges = [...new Set([0, ...opening.keys(), ...closing.keys(), length])].sort((one, other) => one - other);
  const active = new Set<number>();
  return edges.slice(0, -1).map((from, index) => {
    for (const key of closing.get(from) ?? []) active.delete(key);
    for (const key of opening.get(from) ?? []) active.add(key);
    return { from, to: edges[index + 1] ?? length, keys: [...active] };
  });
}
