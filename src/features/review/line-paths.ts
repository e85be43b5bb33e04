/** The geometry of the lines on the review screen: curves between boxes, without the DOM. */
import { grouped } from '../../core/json/grouped.ts';
import type { Connection, ReviewModel } from './model.ts';

/** The visible part of a box on the screen, in CSS pixels from the corner of the drawing area. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line from one box to another, before layout. */
export interface Wire<Id> {
  readonly id: Id;
  readonly from: Box;
  readonly to: Box;
}

export interface DrawnLine<Id> {
  readonly id: Id;
  /** The `d` of an SVG path. */
  readonly path: string;
  /** The position of the line's sign, close to its end. */
  readonly sign: { readonly x: number; readonly y: number };
}

/** The distance of a sign from the end of its line, in CSS pixels. */
const signDistance = 12;

/** Lays out lines so that the ends at one box do not overlap and follow the order of the other ends. */
export function layOut<Id>(wires: readonly Wire<Id>[]): readonly DrawnLine<Id>[] {
  const starts = spread(wires, 'from', 'to');
  const ends = spread(wires, 'to', 'from');
  return wires.map((wire, index) => {
    const rightward = wire.from.left + wire.from.right <= wire.to.left + wire.to.right;
    const x1 = rightward ? wire.from.right : wire.from.left;
    const x2 = rightward ? wire.to.left : wire.to.right;
    const [y1, y2] = [starts[index] ?? 0, ends[index] ?? 0];
    const direction = rightward ? 1 : -1;
    const bend = Math.max(8, Math.abs(x2 - x1) * 0.5) * direction;
    const path = `M${at(x1)} ${at(y1)}C${at(x1 + bend)} ${at(y1)} ${at(x2 - bend)} ${at(y2)} ${at(x2)} ${at(y2)}`;
    return { id: wire.id, path, sign: { x: x2 - direction * signDistance, y: y2 } };
  });
}

const at = (value: number): string => String(Math.round(value * 10) / 10);
const middle = ({ top, bottom }: Box): number => (top + bottom) / 2;

/** Returns the height at which each line meets its box on one side. */
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

/** The minimum visible height of a box for a line to be drawn to it, in CSS pixels. */
const minVisibleHeight = 6;

/** Returns the part of a box inside another; undefined if too little of it is visible. */
export function clipBox(box: Box, view: Box): Box | undefined {
  const top = Math.max(box.top, view.top);
  const bottom = Math.min(box.bottom, view.bottom);
  const min = Math.min(minVisibleHeight, box.bottom - box.top);
  return bottom - top >= min && bottom > top ? { left: box.left, right: box.right, top, bottom } : undefined;
}

/**
 * What a line represents: connections from claims to entries and contradictions, or the connection from a claim's span
 * to the claim.
 */
export interface LineId {
  readonly key: string;
  /** The index of the claim whose span the line starts at; undefined for links. */
  readonly span: number | undefined;
  /** Several links if their ends out of sight are at the same edge. */
  readonly links: readonly Connection[];
}

/** One column of cards: their order, the boxes of the visible ones, and where lines to the others end. */
export interface BoardColumn<Id> {
  readonly order: ReadonlyMap<Id, number>;
  readonly boxes: ReadonlyMap<Id, Box>;
  readonly above: Box;
  readonly below: Box;
}

interface Board {
  readonly claims: BoardColumn<number>;
  readonly entries: BoardColumn<string>;
}

/**
 * Returns a wire for each link that has a visible card, and for each of the `chain`. Ends outside the view are at the
 * edge of the column; links of one effect between one card and one edge share a wire. Links to cards that the columns
 * do not contain, or that name no claim of the document, have no wire.
 */
export function linkWires(
  model: ReviewModel,
  board: Board,
  chain: readonly Connection[],
  shows: (link: Connection) => boolean,
): readonly Wire<LineId>[] {
  const { claims, entries } = board;
  const seen = new Set<Connection>([
    ...chain,
    ...[...entries.boxes.keys()].flatMap((path) => model.cardAt.get(path)?.connections ?? []),
    ...[...claims.boxes.keys()].flatMap((claim) => model.claimAt.get(claim)?.connections ?? []),
  ]);
  const [claimEnd, entryEnd] = [endsOf(claims), endsOf(entries)];
  const wires = new Map<string, { readonly from: Box; readonly to: Box; readonly links: Connection[] }>();
  for (const link of seen) {
    const from = link.claim === undefined ? undefined : claimEnd(link.claim);
    const to = entryEnd(link.entry);
    if (!from || !to || !shows(link)) continue;
    const isStub = from.edge !== undefined || to.edge !== undefined;
    const ends = [from.edge ?? String(link.claim), to.edge ?? link.entry, link.effect ?? ''];
    const key = isStub ? `stub ${ends.join(' ')}` : link.key;
    const wire = wires.get(key);
    if (wire) wire.links.push(link);
    else wires.set(key, { from: from.box, to: to.box, links: [link] });
  }
  return [...wires].map(([key, { from, to, links }]) => ({ id: { key, span: undefined, links }, from, to }));
}

interface WireEnd {
  readonly box: Box;
  /** Undefined if the card is visible. */
  readonly edge: 'above' | 'below' | undefined;
}

/** Returns a function that gives the end of a wire at a card; undefined if the column does not contain the card. */
function endsOf<Id>({ order, boxes, above, below }: BoardColumn<Id>): (id: Id) => WireEnd | undefined {
  const first = Math.min(...[...boxes.keys()].map((id) => order.get(id) ?? Infinity));
  return (id) => {
    const box = boxes.get(id);
    if (box) return { box, edge: undefined };
    const place = order.get(id);
    if (place === undefined || boxes.size === 0) return undefined;
    return place < first ? { box: above, edge: 'above' } : { box: below, edge: 'below' };
  };
}
