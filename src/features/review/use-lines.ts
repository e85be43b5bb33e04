import { useEffect, useState, type RefObject } from 'react';
import { clipped, layOut, type Box, type DrawnLine, type Wire } from './line-paths.ts';
import type { ReviewLink, ReviewModel } from './model.ts';

/** What a line stands for: a link from claim to entry, or the way from a claim's span to the claim. */
export interface LineId {
  readonly key: string;
  readonly claim: number;
  readonly link: ReviewLink | undefined;
}

const noLines: readonly DrawnLine<LineId>[] = [];

/** The lines between what is in sight on the board, laid out again, at most once a frame, when anything on it moves. */
export function useLines(board: RefObject<HTMLElement | null>, model: ReviewModel): readonly DrawnLine<LineId>[] {
  const [lines, setLines] = useState(noLines);
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    let frame = 0;
    const draw = (): void => {
      frame = 0;
      setLines((before) => sameOrNew(before, linesOn(element, model)));
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

/** The lines before where none has moved, so that nothing is rendered; a line that has not moved stays the same object. */
function sameOrNew(before: readonly DrawnLine<LineId>[], after: readonly DrawnLine<LineId>[]) {
  const known = new Map(before.map((line) => [line.id.key, line]));
  const kept = after.map((line) => {
    const old = known.get(line.id.key);
    return old?.path === line.path && old.id.link === line.id.link ? old : line;
  });
  return kept.length === before.length && kept.every((line, index) => line === before[index]) ? before : kept;
}

function linesOn(board: HTMLElement, model: ReviewModel): readonly DrawnLine<LineId>[] {
  const origin = board.getBoundingClientRect();
  const claims = inSight(board, origin, 'claims', '[data-claim]', ({ dataset }) => Number(dataset['claim']));
  const entries = inSight(board, origin, 'entries', '[data-entry]', ({ dataset }) => dataset['entry'] ?? '');
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

/** From the edge of the text at the height of a claim's first words in sight. */
function spanWires(board: HTMLElement, origin: DOMRect, claims: ReadonlyMap<number, Box>): readonly Wire<LineId>[] {
  const text = board.querySelector<HTMLElement>('[data-column="passage"] [data-scroller]');
  if (!text) return [];
  const view = boxOf(text, origin);
  const wires = new Map<number, Wire<LineId>>();
  for (const mark of text.querySelectorAll<HTMLElement>('mark[data-keys]')) {
    const keys = (mark.dataset['keys'] ?? '').split(' ').map(Number);
    const wanted = keys.filter((key) => claims.has(key) && !wires.has(key));
    const place = wanted.length > 0 ? clipped(boxOf(mark, origin), view) : undefined;
    if (!place) continue;
    for (const claim of wanted) {
      const to = claims.get(claim);
      // The first line of the words: a mark over several lines has one box around them all.
      const from = {
        left: view.left,
        right: view.right,
        top: place.top,
        bottom: Math.min(place.bottom, place.top + 24),
      };
      if (to) wires.set(claim, { id: { key: `span ${String(claim)}`, claim, link: undefined }, from, to });
    }
  }
  return [...wires.values()];
}

function inSight<Id>(
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
