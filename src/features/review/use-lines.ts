/** Measures the review's columns and gives the lines between them, again whenever anything moves. */
import { useEffect, useState, type RefObject } from 'react';
import { clipped, layOut, type Box, type DrawnLine, type Wire } from './line-paths.ts';
import type { ReviewLink, ReviewModel } from './model.ts';

/** What a line represents: a link from claim to entry, or the connection from a claim's span to the claim. */
export interface LineId {
  readonly key: string;
  readonly claim: number;
  readonly link: ReviewLink | undefined;
}

const noLines: readonly DrawnLine<LineId>[] = [];

/** Returns the lines between visible parts of the board. They are laid out again, at most once a frame, when anything moves. */
export function useLines(board: RefObject<HTMLElement | null>, model: ReviewModel): readonly DrawnLine<LineId>[] {
  const [lines, setLines] = useState(noLines);
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    let frame = 0;
    const draw = (): void => {
      frame = 0;
      setLines((before) => reuseUnmoved(before, linesOn(element, model)));
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
  }, [board, model]);
  return lines;
}

/** Keeps unmoved lines as the same objects, and the whole array if no line moved, so that nothing rerenders. */
function reuseUnmoved(before: readonly DrawnLine<LineId>[], after: readonly DrawnLine<LineId>[]) {
  const previous = new Map(before.map((line) => [line.id.key, line]));
  const lines = after.map((line) => {
    const old = previous.get(line.id.key);
    return old?.path === line.path && old.id.link === line.id.link ? old : line;
  });
  return lines.length === before.length && lines.every((line, index) => line === before[index]) ? before : lines;
}

function linesOn(board: HTMLElement, model: ReviewModel): readonly DrawnLine<LineId>[] {
  const origin = board.getBoundingClientRect();
  const claims = visibleBoxes(board, origin, 'claims', '[data-claim]', ({ dataset }) => Number(dataset['claim']));
  const entries = visibleBoxes(board, origin, 'entries', '[data-entry]', ({ dataset }) => dataset['entry'] ?? '');
  return [...layOut(spanWires(board, origin, claims)), ...layOut(linkWires(model, claims, entries))];
}

function linkWires(
  model: ReviewModel,
  claims: ReadonlyMap<number, Box>,
  entries: ReadonlyMap<string, Box>,
): readonly Wire<LineId>[] {
  return [...entries].flatMap(([path, to]) =>
    (model.entryAt.get(path)?.links ?? []).flatMap((link) => {
      const from = link.claim === undefined ? undefined : claims.get(link.claim);
      return from ? [{ id: { key: link.key, claim: link.claim ?? -1, link }, from, to }] : [];
    }),
  );
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
    const visible = missing.length > 0 ? clipped(boxOf(mark, origin), view) : undefined;
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
      if (to) wires.set(claim, { id: { key: `span ${String(claim)}`, claim, link: undefined }, from, to });
    }
  }
  return [...wires.values()];
}

function visibleBoxes<Id>(
  board: HTMLElement,
  origin: DOMRect,
  column: string,
  selector: string,
  idOf: (element: HTMLElement) => Id,
): ReadonlyMap<Id, Box> {
  const list = board.querySelector<HTMLElement>(`[data-column="${column}"] [role="listbox"]`);
  if (!list) return new Map();
  const view = boxOf(list, origin);
  return new Map(
    [...list.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      const box = clipped(boxOf(element, origin), view);
      return box ? [[idOf(element), box] as const] : [];
    }),
  );
}

function boxOf(element: Element, origin: DOMRect): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left: left - origin.left, right: right - origin.left, top: top - origin.top, bottom: bottom - origin.top };
}
