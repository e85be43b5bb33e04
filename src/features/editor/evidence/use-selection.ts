import { useState } from 'react';

/** Which rows of a list are selected, by index, ascending. */
export interface Selection {
  readonly chosen: readonly number[];
  has(index: number): boolean;
  toggle(index: number): void;
  /** Selects everything from the row that was toggled last to this one. */
  extend(index: number): void;
  all(): void;
  clear(): void;
}

/** The rows from one index to another, both included, whichever is first. */
export function rangeOf(one: number, other: number): readonly number[] {
  const first = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, step) => first + step);
}

/** A selection of rows. Rows that no longer exist are no longer selected. */
export function useSelection(count: number): Selection {
  const [set, setSet] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState(0);
  const chosen = [...set].filter((index) => index < count).sort((one, other) => one - other);
  return {
    chosen,
    has: (index) => set.has(index) && index < count,
    toggle(index) {
      const next = new Set(set);
      if (!next.delete(index)) next.add(index);
      setSet(next);
      setLast(index);
    },
    extend(index) {
      setSet(new Set([...set, ...rangeOf(last, index)]));
      setLast(index);
    },
    all: () => setSet(new Set(rangeOf(0, count - 1))),
    clear: () => setSet(new Set()),
  };
}
