/** Gives the passage's read-only text a caret, so that text can be selected by keyboard. */
import { useCallback, useState, type KeyboardEvent, type RefObject } from 'react';
import { pointOfOffset, selectionIn } from './dom-offsets.ts';
import { utf16Offset, type Utf16Offset } from '../../core/text/offsets.ts';

/** The position of the caret, in CSS pixels from the corner of the content element. */
export interface CaretPlace {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

interface CaretText {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly content: RefObject<HTMLElement | null>;
  /** The initial offset of the caret, in UTF-16 units. */
  readonly startAt: () => Utf16Offset;
  /** Called after a key moved the caret or the end of the selection. */
  readonly onMove: () => void;
}

interface TextCaret {
  /** Null if there is no caret, or while a pointer is used. */
  readonly place: CaretPlace | null;
  /** Moves the caret for a key. Returns false for other keys. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** Returns the caret's offset in UTF-16 units; undefined if it is not in the text. */
  readonly offset: () => Utf16Offset | undefined;
  readonly hide: () => void;
}

type Granularity = 'character' | 'word' | 'line' | 'lineboundary' | 'paragraph';
type Move = readonly [direction: 'left' | 'right' | 'forward' | 'backward', by: Granularity];

/** Returns how a key moves the caret, as in text fields. */
function moveFor({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): Move | undefined {
  if (altKey || metaKey) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return ['left', ctrlKey ? 'word' : 'character'];
    case 'ArrowRight':
      return ['right', ctrlKey ? 'word' : 'character'];
    case 'ArrowUp':
      return ['backward', ctrlKey ? 'paragraph' : 'line'];
    case 'ArrowDown':
      return ['forward', ctrlKey ? 'paragraph' : 'line'];
    case 'Home':
      return ctrlKey ? undefined : ['backward', 'lineboundary'];
    case 'End':
      return ctrlKey ? undefined : ['forward', 'lineboundary'];
    default:
      return undefined;
  }
}

/** Returns a keyboard caret for a text that cannot be edited. Arrow keys move it; with Shift they select. */
export function useTextCaret({ scroller, content, startAt, onMove }: CaretText): TextCaret {
  const [place, setPlace] = useState<CaretPlace | null>(null);

  function onKey(event: KeyboardEvent): boolean {
    const move = moveFor(event);
    const selection = document.getSelection();
    if (!move || !selection || !content.current || !scroller.current) return false;
    if (!selectionIn(content.current)) {
      const start = pointOfOffset(content.current, startAt());
      if (!start) return false;
      selection.collapse(start.node, start.offset);
    }
    modifyWithin(content.current, selection, event.shiftKey, move);
    const now = caretRect(selection);
    if (now) {
      scrollToCaret(scroller.current, now);
      setPlace(placeInContent(content.current, caretRect(selection) ?? now));
    }
    onMove();
    return true;
  }

  const hide = useCallback(() => setPlace(null), []);
  return {
    place,
    onKey,
    hide,
    offset() {
      const focus = content.current ? selectionIn(content.current)?.focus : undefined;
      return focus === undefined ? undefined : utf16Offset(focus);
    },
  };
}

/** Moves the caret within the text. From the first line, the browser would move it into what comes before the text. */
function modifyWithin(content: HTMLElement, selection: Selection, extend: boolean, move: Move): void {
  const { focusNode, focusOffset } = selection;
  selection.modify(extend ? 'extend' : 'move', ...move);
  if (!focusNode || content.contains(selection.focusNode)) return;
  const blocks = content.querySelectorAll('[data-block]');
  const edge = move[0] === 'backward' || move[0] === 'left' ? blocks[0] : blocks[blocks.length - 1];
  const atStart = edge === blocks[0];
  const [node, offset]: [Node, number] = edge ? [edge, atStart ? 0 : edge.childNodes.length] : [focusNode, focusOffset];
  if (extend) selection.extend(node, offset);
  else selection.collapse(node, offset);
}

/** Returns the rectangle of the selection's moving end, in the browser window. */
function caretRect(selection: Selection): DOMRect | undefined {
  const { focusNode, focusOffset } = selection;
  if (!focusNode) return undefined;
  const range = document.createRange();
  range.setStart(focusNode, focusOffset);
  const [rect] = range.getClientRects();
  if (rect) return rect;
  // At the edge of a line, a collapsed range may have no rectangle, but the adjacent character has one.
  if (!(focusNode instanceof Text) || focusNode.length === 0) return undefined;
  const at = Math.min(focusOffset, focusNode.length - 1);
  range.setStart(focusNode, at);
  range.setEnd(focusNode, at + 1);
  const beside = range.getBoundingClientRect();
  return new DOMRect(beside.left, beside.top, 0, beside.height);
}

function scrollToCaret(scroller: HTMLElement, rect: DOMRect): void {
  const view = scroller.getBoundingClientRect();
  const margin = rect.height;
  if (rect.top < view.top + margin) scroller.scrollTop -= view.top + margin - rect.top;
  else if (rect.bottom > view.bottom - margin) scroller.scrollTop += rect.bottom - (view.bottom - margin);
}

function placeInContent(content: HTMLElement, rect: DOMRect): CaretPlace {
  const origin = content.getBoundingClientRect();
  return { left: rect.left - origin.left, top: rect.top - origin.top, height: rect.height };
}
