/** Selects text by dragging over the words of pages, and finds the claims at a click. */
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type RefObject } from 'react';
import type { Point } from '../../../core/extraction/placed-page.ts';
import { snapToCharacters, wordAt } from '../../../core/text/adjust.ts';
import { span, type CodePointSpan } from '../../../core/text/span.ts';

/**
 * The text of the pages, at points of the browser window. Offsets are in code points; undefined where no text is known.
 */
export interface TextOfPages {
  readonly text: string;
  readonly language: string | null;
  readonly caretAt: (point: Point) => number | undefined;
  readonly characterAt: (point: Point) => number | undefined;
}

export interface SelectingOptions extends TextOfPages {
  /** What scrolls while the pointer is beyond its edges. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Called with the selected text whenever it changes; null for none. */
  readonly onSelect: (selected: CodePointSpan | null) => void;
  /** Called once a selection is complete. */
  readonly onSelected: (selected: CodePointSpan) => void;
  /** Called with the place of a click without a selection. */
  readonly onClick: (offset: number, at: Point) => void;
}

/** The pointer press that starts a selection: the characters or the word under it. */
interface Press {
  readonly from: CodePointSpan;
  readonly byWord: boolean;
  selected: CodePointSpan | null;
}

const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});

/** Scrolls a view towards a point beyond its edges. */
function scrollTowards(view: HTMLElement, { x, y }: Point): void {
  const { left, top, right, bottom } = view.getBoundingClientRect();
  view.scrollBy(Math.min(0, x - left) + Math.max(0, x - right), Math.min(0, y - top) + Math.max(0, y - bottom));
}

interface Selecting {
  readonly isPressed: boolean;
  readonly onMouseDown: (event: MouseEvent) => void;
  readonly onContextMenu: (event: MouseEvent) => void;
}

/**
 * Returns the handlers of the element with the pages. A double click selects a word, and dragging on extends by words.
 */
export function useSelecting(options: SelectingOptions): Selecting {
  const { text, language, caretAt, characterAt, scroller, onSelect, onSelected, onClick } = options;
  const press = useRef<Press>(undefined);
  const last = useRef<Point>({ x: 0, y: 0 });
  const [isPressed, setPressed] = useState(false);
  const wordOf = (offset: number): CodePointSpan => wordAt(text, offset, language ?? undefined);

  function select(own: Press, selected: CodePointSpan | null): void {
    if (selected?.start === own.selected?.start && selected?.end === own.selected?.end) return;
    own.selected = selected;
    onSelect(selected);
  }

  const extend = useEffectEvent((point: Point): void => {
    const own = press.current;
    const offset = own?.byWord ? characterAt(point) : caretAt(point);
    if (!own || offset === undefined) return;
    const to = own.byWord ? wordOf(offset) : span(offset, offset);
    const whole = span(Math.min(own.from.start, to.start), Math.max(own.from.end, to.end));
    select(own, whole.start === whole.end ? null : snapToCharacters(text, whole));
  });

  const finish = useEffectEvent((point: Point): void => {
    const own = press.current;
    press.current = undefined;
    setPressed(false);
    if (!own) return;
    if (own.selected) onSelected(own.selected);
    else {
      const offset = characterAt(point);
      onSelect(null);
      if (offset !== undefined) onClick(offset, point);
    }
  });

  useEffect(() => {
    if (!isPressed) return undefined;
    let frame = requestAnimationFrame(function step() {
      const view = scroller.current;
      const before = view?.scrollTop;
      if (view) scrollTowards(view, last.current);
      if (view?.scrollTop !== before) extend(last.current);
      frame = requestAnimationFrame(step);
    });
    const onMove = (event: globalThis.MouseEvent): void => extend((last.current = pointOf(event)));
    const onUp = (event: globalThis.MouseEvent): void => finish(pointOf(event));
    window.addEventListener('mousemove', onMove);
    window.addEventListener('mouseup', onUp);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('mousemove', onMove);
      window.removeEventListener('mouseup', onUp);
    };
  }, [isPressed, scroller]);

  return {
    isPressed,
    onMouseDown(event) {
      if (event.button !== 0) return;
      const point = (last.current = pointOf(event));
      const byWord = event.detail > 1;
      const offset = byWord ? characterAt(point) : caretAt(point);
      if (offset === undefined) return;
      const from = byWord ? wordOf(offset) : span(offset, offset);
      const own: Press = { from, byWord, selected: null };
      press.current = own;
      if (byWord && from.start < from.end) select(own, from);
      setPressed(true);
    },
    // On a touch screen, a long press selects a word, because dragging scrolls.
    onContextMenu(event) {
      if (!(event.nativeEvent instanceof PointerEvent) || event.nativeEvent.pointerType !== 'touch') return;
      const offset = characterAt(pointOf(event));
      const word = offset === undefined ? undefined : wordOf(offset);
      if (!word || word.start === word.end) return;
      event.preventDefault();
      onSelect(word);
      onSelected(word);
    },
  };
}
