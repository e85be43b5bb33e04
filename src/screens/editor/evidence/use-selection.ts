/** Gives the evidence table the selection of its rows, one by one or as a range. */
import { useState } from 'react';

/** The selected rows of a list, by index, in ascending order. */
export interface Selection {
  readonly chosen: readonly number[];
  has(index: number): boolean;
  toggle(index: number): void;
  /** Selects all rows from the last toggled row to this one. */
  extend(index: number): void;
  all(): void;
  clear(): void;
}

/** Returns the rows from one index to another, both included, in ascending order. */
export function rangeOf(one: number, other: number): readonly number[] {
  const first = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, step) => first + step);
}

const none: ReadonlySet<number> = new Set();

/** Returns the selection in one list, which `of` identifies. Rows that no longer exist are not selected. */
export function useSelection(of: string, count: number): Selection {
  const [state, setState] = useState({ of, rows: none, last: 0 });
  const rows = state.of === of ? state.rows : none;
  const set = (next: Iterable<number>, last = 0): void => setState({ of, rows: new Set(next), last });
  return {
    chosen: [...rows].filter((index) => index < count).sort((one, other) => one - other),
    has: (index) => rows.has(index) && index < count,
    toggle: (index) => set(rows.has(index) ? [...rows].filter((row) => row !== index) : [...rows, index], index),
    extend: (index) => set([...rows, ...rangeOf(state.last, index)], index),
    all: () => set(rangeOf(0, count - 1)),
    clear: () => set(none),
  };
}
