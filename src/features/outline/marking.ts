/** Which rows of a list are marked together, by their indices in the document; `anchor` is where a range starts. */
export interface Marking {
  readonly marked: ReadonlySet<number>;
  readonly anchor: number | null;
  /** The row that keys move from. */
  readonly active: number | null;
}

/** Nothing marked. */
export const noMarking: Marking = { marked: new Set(), anchor: null, active: null };

/** One row alone. */
export function markOnly(index: number): Marking {
  return { marked: new Set([index]), anchor: index, active: index };
}

/** Adds a row to the marked ones, or takes it out. */
export function toggleMark(marking: Marking, index: number): Marking {
  const marked = new Set(marking.marked);
  if (!marked.delete(index)) marked.add(index);
  return { marked, anchor: index, active: index };
}

/** Every row from the anchor to `index`, as they are shown. */
export function markRange(marking: Marking, index: number, shown: readonly number[]): Marking {
  const from = shown.indexOf(marking.anchor ?? index);
  const to = shown.indexOf(index);
  if (from < 0 || to < 0) return markOnly(index);
  const marked = new Set(shown.slice(Math.min(from, to), Math.max(from, to) + 1));
  return { marked, anchor: marking.anchor ?? index, active: index };
}

/** Every row that is shown. */
export function markAll(marking: Marking, shown: readonly number[]): Marking {
  return { ...marking, marked: new Set(shown) };
}

/** The marks on the rows that are shown; the very same object where that is all of them. */
export function keepShown(marking: Marking, shown: readonly number[]): Marking {
  const inSight = new Set(shown);
  const hides = (index: number | null): boolean => index !== null && !inSight.has(index);
  if (![...marking.marked, marking.active, marking.anchor].some(hides)) return marking;
  return {
    marked: new Set([...marking.marked].filter((index) => inSight.has(index))),
    anchor: hides(marking.anchor) ? null : marking.anchor,
    active: hides(marking.active) ? null : marking.active,
  };
}

/**
 * Where each item of a list stands after a move, as `applyEdit` carries it out: the items at `from` come together, in
 * their order, before the item that was at `to`. `result[old]` is the new index.
 */
export function placesAfterMove(count: number, from: readonly number[], to: number): readonly number[] {
  const moving = new Set(from);
  const kept = Array.from({ length: count }, (_, index) => index).filter((index) => !moving.has(index));
  const before = kept.filter((index) => index < to).length;
  const ordered = [...moving].sort((one, other) => one - other);
  const order = [...kept.slice(0, before), ...ordered, ...kept.slice(before)];
  const places = new Array<number>(count).fill(0);
  order.forEach((old, now) => {
    places[old] = now;
  });
  return places;
}

/** Where the marked rows go one step up or down: the `to` of a move; undefined where they are at the edge already. */
export function stepTarget(count: number, marked: ReadonlySet<number>, direction: 'up' | 'down'): number | undefined {
  if (marked.size === 0) return undefined;
  const first = Math.min(...marked);
  const last = Math.max(...marked);
  if (direction === 'up') return first === 0 ? undefined : first - 1;
  return last >= count - 1 ? undefined : last + 2;
}

/** The row to show after rows are deleted: the one that took the first one's place, else the last; null for none. */
export function rowAfterDelete(count: number, deleted: ReadonlySet<number>): number | null {
  const left = count - deleted.size;
  return left <= 0 ? null : Math.min(Math.min(...deleted), left - 1);
}
