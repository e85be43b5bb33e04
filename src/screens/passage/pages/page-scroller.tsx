/** The pages of an open file, with their controls: text is selected on them, and what is selected is outlined. */
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from 'react';
import type { ClaimMark } from '../../../core/assessment/claim-marks.ts';
import type { Origin } from '../../../core/casefile/types.generated.ts';
import { boxesOfSpan, caretAt, characterAt, type Point } from '../../../core/extraction/placed-page.ts';
import type { CodePointSpan } from '../../../core/text/span.ts';
import type { OpenPages } from '../../../desk/original-commands.ts';
import { wordAt } from '../../../core/text/adjust.ts';
import type { CitedMark } from '../../../ui/marked-block.tsx';
import { createPageCanvas, type PageCanvas } from './page-canvas.ts';
import { boxInView } from './page-layout.ts';
import type { Outlined } from './page-outlines.ts';
import { PageSheet } from './page-sheet.tsx';
import { PageTools } from './page-tools.tsx';
import { PageWork } from './page-work.ts';
import { PagesMenu } from './pages-menu.tsx';
import { createPlacer } from './placer.ts';
import { usePageView } from './use-page-view.ts';
import { useSelecting } from './use-selecting.ts';
import classes from './page-pane.module.css';

/** The functions that the text calls on its pages. */
export interface PagesHandle {
  /** Scrolls a span into view. */
  reveal(span: CodePointSpan): void;
  /** Outlines the word at the caret of the text, in code points; null for no caret. */
  showCaret(offset: number | null): void;
}

/** The passage and what is marked in it. Spans are in code points. */
export interface PagesOfPassage {
  readonly ref: Ref<PagesHandle>;
  readonly origin: Origin;
  readonly text: string;
  readonly language: string | null;
  readonly marks: readonly ClaimMark[];
  readonly active: number | null;
  readonly cited: ReadonlyMap<number, CitedMark>;
  readonly pending: CodePointSpan | null;
  /** Returns what to show first. */
  readonly startAt: () => CodePointSpan | null;
  /** Called while text is selected on a page; null if the selection is cleared. */
  readonly onSelect: (selected: CodePointSpan | null) => void;
  /** Called once a selection is complete. */
  readonly onSelected: (selected: CodePointSpan) => void;
  /** Called with the claims at a place, and its position in the browser window. */
  readonly onClaims: (keys: readonly number[], at: Point) => void;
  /** The menu for the text that was selected here; null if it was selected in the text. */
  readonly menu: ReactNode;
}

/** Creates the drawing of pages, and renders the component again with each change. */
function usePageWork(pages: OpenPages): PageWork<PageCanvas> {
  const [{ work, subscribe }] = useState(() => {
    const listeners = new Set<() => void>();
    return {
      work: new PageWork<PageCanvas>({
        source: pages,
        paint: createPageCanvas,
        onChange: () => listeners.forEach((listener) => listener()),
      }),
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  });
  useSyncExternalStore(subscribe, () => work.version);
  useEffect(() => () => work.end(), [work]);
  return work;
}

export function PageScroller({ pages, ...passage }: PagesOfPassage & { readonly pages: OpenPages }) {
  const { ref, origin, text, language, marks, active, cited, pending, startAt, onSelect, onSelected, onClaims } =
    passage;
  const sizes = pages.pages;
  const scroller = useRef<HTMLDivElement>(null);
  const view = usePageView(sizes, scroller);
  const { layout, range, current, isShown, ratio } = view;
  const work = usePageWork(pages);
  const placer = useMemo(() => createPlacer(text, origin), [text, origin]);
  const [caretOffset, setCaret] = useState<number | null>(null);
  const caret = useMemo(
    () => (caretOffset === null ? null : wordAt(text, caretOffset, language ?? undefined)),
    [caretOffset, text, language],
  );
  const placedOn = (page: number) => placer.on(page, work.lines(page));

  // One page beyond each edge is drawn as well, so that scrolling shows it at once. The current page comes first.
  const [first, last] = [Math.max(0, range[0] - 1), Math.min(sizes.length - 1, range[1] + 1)];
  useLayoutEffect(() => {
    if (!isShown) {
      work.show([]);
      return;
    }
    const indexes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const distance = (index: number): number => Math.abs(index - current);
    const nearest = indexes.sort((one, other) => distance(one) - distance(other));
    work.show(
      nearest.flatMap((index) => {
        const [size, laid] = [sizes[index], layout.pages[index]];
        return size && laid ? [{ page: index + 1, ...size, scale: laid.scale * ratio }] : [];
      }),
    );
  }, [work, sizes, layout, ratio, first, last, current, isShown]);

  /** Returns where a span is in the view: its first box, or the top of its page. */
  const placeOf = (span: CodePointSpan) => {
    const [page] = placer.pagesOf(span);
    if (page === undefined) return undefined;
    const [box] = boxesOfSpan(placedOn(page), span).boxes;
    return box
      ? boxInView(layout, sizes, page - 1, box)
      : boxInView(layout, sizes, page - 1, { left: 0, top: 0, width: sizes[page - 1]?.width ?? 0, height: 1 });
  };
  const revealSpan = (span: CodePointSpan): void => {
    const place = placeOf(span);
    if (place && isShown) view.reveal(place);
    else waiting.current = span;
  };
  /** What is to be shown as soon as the view has a size. */
  const waiting = useRef<CodePointSpan | null>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isShown) return;
    const span = hasBegun.current ? waiting.current : (waiting.current ?? startAt());
    hasBegun.current = true;
    waiting.current = null;
    if (span) revealSpan(span);
  });
  useImperativeHandle(ref, () => ({ reveal: revealSpan, showCaret: setCaret }));
  const shownPending = passage.menu === null ? pending : null;
  useRevealing(shownPending ?? caret, revealSpan);

  const isReady = (page: number): boolean => work.lines(page) !== undefined || work.hasNoLines(page);
  const atPoint = (find: typeof caretAt) => (point: Point) => {
    const { index, x, y } = view.placeAt(point);
    return isReady(index + 1) ? find(placedOn(index + 1), { x, y }) : undefined;
  };
  const selecting = useSelecting({
    text,
    language,
    scroller,
    caretAt: atPoint(caretAt),
    characterAt: atPoint(characterAt),
    onSelect,
    onSelected,
    onClick(offset, at) {
      const keys = marks.filter(({ span }) => span.start <= offset && offset < span.end).map(({ key }) => key);
      if (keys.length > 0 && isOnMark(at)) onClaims(keys, at);
    },
  });
  /** Whether a point is in the box of its character, and not only the nearest one. */
  function isOnMark(point: Point): boolean {
    const { index, x, y } = view.placeAt(point);
    const page = placedOn(index + 1);
    const offset = characterAt(page, { x, y });
    if (offset === undefined) return false;
    return boxesOfSpan(page, { start: offset, end: offset + 1 }).boxes.some(
      ({ left, top, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height,
    );
  }
  const outlined = useMemo<Outlined>(
    () => ({ marks, active, cited, pending, caret }),
    [marks, active, cited, pending, caret],
  );
  const shown = pending ?? marks.find(({ key }) => key === active)?.span ?? caret;
  const lastPlace = pending && passage.menu !== null ? placeOfEnd(pending) : undefined;
  /** Returns where the part of a span on its last page is in the view, and the middle of its last box. */
  function placeOfEnd(span: CodePointSpan) {
    const page = placer.pagesOf(span).at(-1);
    if (page === undefined) return undefined;
    const boxes = boxesOfSpan(placedOn(page), span).boxes.map((box) => boxInView(layout, sizes, page - 1, box));
    const last = boxes.at(-1);
    if (!last) return undefined;
    return {
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ top, height }) => top + height)),
      middle: last.left + last.width / 2,
    };
  }
  /** Keeps the part with the strongest outline at its place in the view. */
  function holdShown(): void {
    const place = shown && placeOf(shown);
    if (place) view.hold(place);
  }
  const retry = useCallback((page: number) => work.retry(page), [work]);

  return (
    <div className={classes.pane}>
      <PageTools
        sizes={sizes}
        current={current + 1}
        zoom={view.zoom}
        scale={layout.pages[current]?.scale ?? 1}
        onPage={view.goTo}
        onZoom={(zoom) => {
          holdShown();
          view.setZoom(zoom);
        }}
        onZoomStep={(direction) => {
          holdShown();
          view.step(direction);
        }}
        onTurn={() => {
          holdShown();
          view.turn();
        }}
      />
      <p role="status" className={classes.note}>
        {shown && isApproximate(shown) ? approximate : ''}
      </p>
      <div className={classes.view}>
        {/* The pages scroll with the keyboard. The text is selected with the keyboard in the text. */}
        <div ref={scroller} role="group" aria-label="Pages" {...focusable} className={classes.scroller}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div
            className={classes.content}
            style={{ width: layout.width, height: layout.height }}
            onMouseDown={selecting.onMouseDown}
            onContextMenu={selecting.onContextMenu}
          >
            {Array.from({ length: isShown ? last - first + 1 : 0 }, (_, offset) => {
              const index = first + offset;
              const [size, place] = [sizes[index], layout.pages[index]];
              if (!size || !place) return null;
              return (
                <PageSheet
                  key={index}
                  page={index + 1}
                  count={sizes.length}
                  size={size}
                  place={place}
                  rotation={view.rotation}
                  isReady={isReady(index + 1)}
                  picture={work.picture(index + 1)}
                  placed={placedOn(index + 1)}
                  outlined={outlined}
                  problem={work.problem(index + 1)}
                  onRetry={retry}
                />
              );
            })}
            <PagesMenu scroller={scroller} place={selecting.isPressed ? undefined : lastPlace}>
              {passage.menu}
            </PagesMenu>
          </div>
        </div>
      </div>
    </div>
  );

  function isApproximate(span: CodePointSpan): boolean {
    return placer.pagesOf(span).some((page) => isReady(page) && boxesOfSpan(placedOn(page), span).isApproximate);
  }
}

const approximate = 'This position is approximate, because the file is read differently now than when it was imported.';

/** Scrollable content must be reachable by keyboard. */
const focusable = { tabIndex: 0 };

/** Scrolls to a span when it changes. */
function useRevealing(span: CodePointSpan | null, reveal: (span: CodePointSpan) => void): void {
  const before = useRef<CodePointSpan | null>(null);
  useEffect(() => {
    const isNew = span !== null && (span.start !== before.current?.start || span.end !== before.current.end);
    before.current = span;
    if (isNew) reveal(span);
  });
}
