/**
 * The lines from span to claim to entry, behind the review's columns. They are decoration: the cards contain the same
 * information as text. The end of a line whose card is out of sight is at the edge of its column.
 */
import { memo, useEffect, useState, type RefObject } from 'react';
import {
  clipBox,
  layOut,
  linkWires,
  type BoardColumn,
  type Box,
  type DrawnLine,
  type LineId,
  type Wire,
} from './line-paths.ts';
import type { Chain } from './chain.ts';
import { useHighlightedChain } from './highlight.ts';
import { useReviewDesk } from './use-review.ts';
import { hasEffect, type Columns } from './columns.ts';
import type { Connection, ReviewModel } from './model.ts';
import type { EffectFilter } from './queue.ts';
import classes from './lines.module.css';

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
