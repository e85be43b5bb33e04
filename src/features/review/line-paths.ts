import { grouped } from '../../ui/grouped.ts';

/** A box on the screen, in CSS pixels from the corner of what the lines are drawn on; only its part in sight counts. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line to be drawn from one box to another. */
export interface Wire<Id> {
  readonly id: Id;
  readonly from: Box;
  readonly to: Box;
}

export interface DrawnLine<Id> {
  readonly id: Id;
  /** The `d` of an SVG path. */
  readonly path: string;
  /** Where the line's sign stands, close to its end. */
  readonly sign: { readonly x: number; readonly y: number };
}

/** How far a sign stands from the end of its line, in CSS pixels. */
const signRoom = 12;

/** Lays out lines so that those of one box end one below the other, in the order of their other ends. */
export function layOut<Id>(wires: readonly Wire<Id>[]): readonly DrawnLine<Id>[] {
  const starts = spread(wires, 'from', 'to');
  const ends = spread(wires, 'to', 'from');
  return wires.map((wire, index) => {
    const rightward = wire.from.left + wire.from.right <= wire.to.left + wire.to.right;
    const x1 = rightward ? wire.from.right : wire.from.left;
    const x2 = rightward ? wire.to.left : wire.to.right;
    const [y1, y2] = [starts[index] ?? 0, ends[index] ?? 0];
    const way = rightward ? 1 : -1;
    const bend = Math.max(8, Math.abs(x2 - x1) * 0.5) * way;
    const path = `M${at(x1)} ${at(y1)}C${at(x1 + bend)} ${at(y1)} ${at(x2 - bend)} ${at(y2)} ${at(x2)} ${at(y2)}`;
    return { id: wire.id, path, sign: { x: x2 - way * signRoom, y: y2 } };
  });
}

const at = (value: number): string => String(Math.round(value * 10) / 10);
const middle = ({ top, bottom }: Box): number => (top + bottom) / 2;

/** The heights at which the lines meet a side's boxes. */
function spread<Id>(wires: readonly Wire<Id>[], side: 'from' | 'to', other: 'from' | 'to'): readonly number[] {
  const heights: number[] = new Array<number>(wires.length).fill(0);
  const groups = grouped(wires.keys(), (index) => wires[index]?.[side]);
  for (const [box, indices] of groups) {
    if (!box) continue;
    const sorted = [...indices].sort((a, b) => height(wires[a], other) - height(wires[b], other));
    sorted.forEach((index, place) => {
      heights[index] = box.top + ((box.bottom - box.top) * (place + 1)) / (sorted.length + 1);
    });
  }
  return heights;
}

function height<Id>(wire: Wire<Id> | undefined, side: 'from' | 'to'): number {
  return wire ? middle(wire[side]) : 0;
}

/** The least of a box that must be in sight for a line to lead to it, in CSS pixels. */
const leastInSight = 6;

/** The part of a box that is inside another; undefined where too little of it is. */
export function clipped(box: Box, view: Box): Box | undefined {
  const top = Math.max(box.top, view.top);
  const bottom = Math.min(box.bottom, view.bottom);
  const least = Math.min(leastInSight, box.bottom - box.top);
  return bottom - top >= least && bottom > top ? { left: box.left, right: box.right, top, bottom } : undefined;
}
