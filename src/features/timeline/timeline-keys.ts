/** Moves by keys between the items of the timeline: the heading of each row, and its marks from left to right. */
import type { TimelineRow } from '../../core/pictures/timeline-layout.ts';

/** An item: the index of its row, and of its mark or -1 for the row’s heading. */
export interface ItemPlace {
  readonly row: number;
  readonly mark: number;
}

/** The number of rows that Page Up and Page Down move. */
const page = 10;

/** Returns the item that a key leads to; undefined if it leads to none. Up and down lead to the nearest mark. */
export function nextItem(rows: readonly TimelineRow[], { row, mark }: ItemPlace, key: string): ItemPlace | undefined {
  const last = (rows[row]?.marks.length ?? 0) - 1;
  const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step !== undefined) return otherRow(rows, { row, mark }, step);
  if (key === 'ArrowRight') return mark < last ? { row, mark: mark + 1 } : undefined;
  if (key === 'ArrowLeft') return mark >= 0 ? { row, mark: mark - 1 } : undefined;
  if (key === 'Home') return { row, mark: -1 };
  return key === 'End' ? { row, mark: last } : undefined;
}

function otherRow(rows: readonly TimelineRow[], { row, mark }: ItemPlace, step: number): ItemPlace | undefined {
  const stops = rows.flatMap(({ kind }, at) => (kind === 'heading' ? [] : [at]));
  const at = stops.indexOf(row);
  const next = stops[Math.max(0, Math.min(stops.length - 1, at + step))];
  if (next === undefined || next === row) return undefined;
  const x = rows[row]?.marks[mark]?.x;
  return { row: next, mark: x === undefined ? -1 : nearest(rows[next]?.marks ?? [], x) };
}

function nearest(marks: TimelineRow['marks'], x: number): number {
  let best = -1;
  marks.forEach((mark, at) => {
    const before = marks[best];
    if (!before || Math.abs(mark.x - x) < Math.abs(before.x - x)) best = at;
  });
  return best;
}
