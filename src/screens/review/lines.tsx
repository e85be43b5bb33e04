/**
 * The lines from span to claim to entry, behind the review's columns. They are decoration: the cards contain the same
 * information as text. The end of a line whose card is out of sight is at the edge of its column.
 */
import { memo, useEffect, useState, type RefObject } from 'react';
import { type Chain, useHighlightedChain } from './chain.ts';
import { useReviewDesk } from './use-review.ts';
import { hasEffect, type Columns } from './columns.ts';
import type { Connection, ReviewModel } from './model.ts';
import type { EffectFilter } from './queue.ts';
import classes from './screen.module.css';
import { grouped } from '../../core/json/grouped.ts';

export function Lines({ board }: { readonly board: RefObject<HTMLElement | null> }) {
  const { model, own, chain, columns, rootTies, filter } = useReviewDesk();
  const lines = useLines(board, { model, columns, chain: rootTies, effect: filter.effect });
  const highlightedChain = useHighlightedChain();
  return (
    <svg className={classes.lines} aria-hidden focusable="false">
      {lines.map((line) => {
        const { id } = line;
        const [link, ...more] = id.links;
        const verdict = link && more.length === 0 ? own.get(link.key)?.verdict.verdict : undefined;
        const way = link ? (link.effect ?? verdict ?? 'open') : 'span';
        return (
          <Line
            key={id.key}
            line={line}
            way={way}
            light={highlightStateOf(id, highlightedChain)}
            inChain={highlightStateOf(id, chain) === 'lit'}
          />
        );
      })}
    </svg>
  );
}

function highlightStateOf(id: LineId, chain: Chain | null): 'lit' | 'dim' | undefined {
  if (chain === null) return undefined;
  const belongs = id.span === undefined ? id.links.some(({ key }) => chain.links.has(key)) : chain.claims.has(id.span);
  return belongs ? 'lit' : 'dim';
}

interface LineProps {
  readonly line: DrawnLine<LineId>;
  readonly way: string;
  readonly light: 'lit' | 'dim' | undefined;
  readonly inChain: boolean;
}

/** One line with its sign: a plus in a solid circle supports, a cross in a dashed circle contradicts. */
const Line = memo(function Line({ line: { id, path, sign }, way, light, inChain }: LineProps) {
  const { x, y } = sign;
  return (
    <g
      className={classes.line}
      data-way={way}
      data-links={id.links.length}
      data-light={light}
      data-chain={inChain || undefined}
    >
      <path d={path} />
      {way === 'supports' || way === 'contradicts' ? (
        <g className={classes.sign} transform={`translate(${String(x)} ${String(y)})`}>
          <circle r="5.5" />
          <path d={way === 'supports' ? 'M-3 0H3M0 -3V3' : 'M-2.3 -2.3L2.3 2.3M2.3 -2.3L-2.3 2.3'} />
        </g>
      ) : null}
    </g>
  );
});

const noLines: readonly DrawnLine<LineId>[] = [];

/** What the board shows, as far as the lines depend on it. Each part stays the same object while it does not change. */
interface ShownBoard {
  readonly model: ReviewModel;
  readonly columns: Columns;
  /** The links whose ends are also drawn if both are out of sight. */
  readonly chain: readonly Connection[];
  readonly effect: EffectFilter;
}

/**
 * Returns the lines between the parts of the board. They are laid out again, at most once a frame, when anything moves.
 */
function useLines(board: RefObject<HTMLElement | null>, shown: ShownBoard): readonly DrawnLine<LineId>[] {
  const [lines, setLines] = useState(noLines);
  const { model, columns, chain, effect } = shown;
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    const orders = ordersOf(columns);
    let frame = 0;
    const draw = (): void => {
      frame = 0;
      setLines((before) => reuseUnmoved(before, linesOn(element, { model, columns, chain, effect }, orders)));
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(draw);
    };
    const resized = new ResizeObserver(schedule);
    const changed = new MutationObserver(schedule);
    resized.observe(element);
    element.querySelectorAll('[data-column]').forEach((column) => {
      resized.observe(column);
      changed.observe(column, { childList: true, subtree: true, attributeFilter: ['style', 'data-keys'] });
    });
    element.addEventListener('scroll', schedule, { capture: true, passive: true });
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      changed.disconnect();
      element.removeEventListener('scroll', schedule, { capture: true });
    };
  }, [board, model, columns, chain, effect]);
  return lines;
}

/** The places of the cards in their columns. */
interface Orders {
  readonly claims: ReadonlyMap<number, number>;
  readonly entries: ReadonlyMap<string, number>;
}

function ordersOf({ claims, entries }: Columns): Orders {
  return {
    claims: new Map(claims.map(({ index }, place) => [index, place])),
    entries: new Map(entries.map(({ path }, place) => [path, place])),
  };
}

/** Keeps unmoved lines as the same objects, and the whole array if no line moved, so that nothing rerenders. */
function reuseUnmoved(before: readonly DrawnLine<LineId>[], after: readonly DrawnLine<LineId>[]) {
  const previous = new Map(before.map((line) => [line.id.key, line]));
  const lines = after.map((line) => {
    const old = previous.get(line.id.key);
    return old?.path === line.path && isSameList(old.id.links, line.id.links) ? old : line;
  });
  return isSameList(lines, before) ? before : lines;
}

function isSameList<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

function linesOn(
  board: HTMLElement,
  { model, chain, effect }: ShownBoard,
  orders: Orders,
): readonly DrawnLine<LineId>[] {
  const origin = board.getBoundingClientRect();
  const claims = columnOn(board, origin, 'claims', orders.claims, ({ dataset }) => Number(dataset['claim']));
  const entries = columnOn(board, origin, 'entries', orders.entries, ({ dataset }) => dataset['entry'] ?? '');
  if (!claims) return noLines;
  const spans = layOut(spanWires(board, origin, claims.boxes));
  if (!entries) return spans;
  return [...spans, ...layOut(linkWires(model, { claims, entries }, chain, (link) => hasEffect(link, effect)))];
}

/** Each line starts at the edge of the text, at the height of the claim's first visible text. */
function spanWires(board: HTMLElement, origin: DOMRect, claims: ReadonlyMap<number, Box>): readonly Wire<LineId>[] {
  const text = board.querySelector<HTMLElement>('[data-column="passage"] [data-scroller]');
  if (!text) return [];
  const view = boxOf(text, origin);
  const wires = new Map<number, Wire<LineId>>();
  for (const mark of text.querySelectorAll<HTMLElement>('mark[data-keys]')) {
    const keys = (mark.dataset['keys'] ?? '').split(' ').map(Number);
    const missing = keys.filter((key) => claims.has(key) && !wires.has(key));
    const visible = missing.length > 0 ? clipBox(boxOf(mark, origin), view) : undefined;
    if (!visible) continue;
    for (const claim of missing) {
      const to = claims.get(claim);
      // Only the first line: a mark over several lines has one box around all of them.
      const from = {
        left: view.left,
        right: view.right,
        top: visible.top,
        bottom: Math.min(visible.bottom, visible.top + 24),
      };
      if (to) wires.set(claim, { id: { key: `span ${String(claim)}`, span: claim, links: noLinks }, from, to });
    }
  }
  return [...wires.values()];
}

const noLinks: readonly Connection[] = [];

/** The height of the strip above and below a list where lines to cards out of sight end, in CSS pixels. */
const edgeHeight = 18;

/** Measures a column of cards; undefined if the screen does not show it. */
function columnOn<Id>(
  board: HTMLElement,
  origin: DOMRect,
  name: 'claims' | 'entries',
  order: ReadonlyMap<Id, number>,
  idOf: (card: HTMLElement) => Id,
): BoardColumn<Id> | undefined {
  const list = board.querySelector<HTMLElement>(`[data-column="${name}"] [role="listbox"]`);
  if (!list) return undefined;
  const view = boxOf(list, origin);
  const boxes = [...list.querySelectorAll<HTMLElement>('[role="option"]')].flatMap((card) => {
    const box = clipBox(boxOf(card, origin), view);
    return box ? [[idOf(card), box] as const] : [];
  });
  return {
    order,
    boxes: new Map(boxes),
    above: { ...view, top: view.top - edgeHeight, bottom: view.top },
    below: { ...view, top: view.bottom, bottom: view.bottom + edgeHeight },
  };
}

function boxOf(element: Element, origin: DOMRect): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left: left - origin.left, right: right - origin.left, top: top - origin.top, bottom: bottom - origin.top };
}

/** The visible part of a box on the screen, in CSS pixels from the corner of the drawing area. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line from one box to another, before layout. */
interface Wire<Id> {
  readonly id: Id;
  readonly from: Box;
  readonly to: Box;
}

interface DrawnLine<Id> {
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
interface LineId {
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
