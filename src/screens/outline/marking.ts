/** The marked rows of a list, by their indices in the document. `anchor` is the start of a range. */
export interface Marking {
  readonly marked: ReadonlySet<number>;
  readonly anchor: number | null;
  /** The row that keys move from. */
  readonly active: number | null;
}

/** Nothing marked. */
export const noMarking: Marking = { marked: new Set(), anchor: null, active: null };

/** Marks one row only. */
export function markOnly(index: number): Marking {
  return { marked: new Set([index]), anchor: index, active: index };
}

/** Marks a row, or unmarks it if it was marked. */
export function toggleMark(marking: Marking, index: number): Marking {
  const marked = new Set(marking.marked);
  if (!marked.delete(index)) marked.add(index);
  return { marked, anchor: index, active: index };
}

/** Marks every shown row from the anchor to `index`. */
export function markRange(marking: Marking, index: number, shown: readonly number[]): Marking {
  const from = shown.indexOf(marking.anchor ?? index);
  const to = shown.indexOf(index);
  if (from < 0 || to < 0) return markOnly(index);
  const marked = new Set(shown.slice(Math.min(from, to), Math.max(from, to) + 1));
  return { marked, anchor: marking.anchor ?? index, active: index };
}

/** Marks every shown row. */
export function markAll(marking: Marking, shown: readonly number[]): Marking {
  return { ...marking, marked: new Set(shown) };
}

/** Returns the marks of shown rows only. Returns the same object if no mark is hidden. */
export function withoutHidden(marking: Marking, shown: readonly number[]): Marking {
  const visible = new Set(shown);
  const hides = (index: number | null): boolean => index !== null && !visible.has(index);
  if (![...marking.marked, marking.active, marking.anchor].some(hides)) return marking;
  return {
    marked: new Set([...marking.marked].filter((index) => visible.has(index))),
    anchor: hides(marking.anchor) ? null : marking.anchor,
    active: hides(marking.active) ? null : marking.active,
  };
}

/**
 * Returns the index of each item after a move, as `applyEdit` performs it: the items at `from` move together, in their
 * order, before the item at `to`. `result[old]` is the new index.
 */
export function indicesAfterMove(count: number, from: readonly number[], to: number): readonly number[] {
  const moving = new Set(from);
  const others = Array.from({ length: count }, (_, index) => index).filter((index) => !moving.has(index));
  const before = others.filter((index) => index < to).length;
  const ordered = [...moving].sort((one, other) => one - other);
  const order = [...others.slice(0, before), ...ordered, ...others.slice(before)];
  const places = new Array<number>(count).fill(0);
  order.forEach((old, now) => {
    places[old] = now;
  });
  return places;
}

/**
 * Returns the `to` of a move that shifts the marked rows one step up or down. Undefined if they are at the edge
 * already.
 */
export function stepTarget(count: number, marked: ReadonlySet<number>, direction: 'up' | 'down'): number | undefined {
  if (marked.size === 0) return undefined;
  const first = Math.min(...marked);
  const last = Math.max(...marked);
  if (direction === 'up') return first === 0 ? undefined : first - 1;
  return last >= count - 1 ? undefined : last + 2;
}

/**
 * Returns the row to show after a deletion: the row that is now at the first deleted index, or the last row. Null if no
 * row remains.
 */
export function rowAfterDelete(count: number, deleted: ReadonlySet<number>): number | null {
  const left = count - deleted.size;
  return left <= 0 ? null : Math.min(Math.min(...deleted), left - 1);
}
