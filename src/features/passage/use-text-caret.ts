import { useCallback, useState, type KeyboardEvent, type RefObject } from 'react';
import { pointOfOffset, selectionIn } from './dom-offsets.ts';
import { utf16Offset, type Utf16Offset } from '../../core/passage/offsets.ts';

/** Where the caret is drawn, in CSS pixels from the corner of the room. */
export interface CaretPlace {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

interface CaretText {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly room: RefObject<HTMLElement | null>;
  /** Where the caret begins when the text has none: in UTF-16 units. */
  readonly startAt: () => Utf16Offset;
  /** Called after a key moved the caret or the end of the selection. */
  readonly onMove: () => void;
}

interface TextCaret {
  /** Null while there is none, or while a pointer is used. */
  readonly place: CaretPlace | null;
  /** Moves the caret for a key; false for a key that is not its own. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** The caret's offset in UTF-16 units; undefined where it is not in the text. */
  readonly offset: () => Utf16Offset | undefined;
  readonly hide: () => void;
}

type Granularity = 'character' | 'word' | 'line' | 'lineboundary' | 'paragraph';
type Move = readonly [direction: 'left' | 'right' | 'forward' | 'backward', by: Granularity];

/** How keys move the caret, as in text fields. */
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

/** A caret for the keyboard in a text that is not edited: arrows move it, with Shift they select. */
export function useTextCaret({ scroller, room, startAt, onMove }: CaretText): TextCaret {
  const [place, setPlace] = useState<CaretPlace | null>(null);

  function onKey(event: KeyboardEvent): boolean {
    const move = moveFor(event);
    const selection = document.getSelection();
    if (!move || !selection || !room.current || !scroller.current) return false;
    if (!selectionIn(room.current)) {
      const start = pointOfOffset(room.current, startAt());
      if (!start) return false;
      selection.collapse(start.node, start.offset);
    }
    modifyWithin(room.current, selection, event.shiftKey, move);
    const now = caretRect(selection);
    if (now) {
      keepInSight(scroller.current, now);
      setPlace(inRoom(room.current, caretRect(selection) ?? now));
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
      const focus = room.current ? selectionIn(room.current)?.focus : undefined;
      return focus === undefined ? undefined : utf16Offset(focus);
    },
  };
}

/** Moves the caret, and keeps it in the text: at its first line the browser would go on into what stands before it. */
function modifyWithin(room: HTMLElement, selection: Selection, extend: boolean, move: Move): void {
  const { focusNode, focusOffset } = selection;
  selection.modify(extend ? 'extend' : 'move', ...move);
  if (!focusNode || room.contains(selection.focusNode)) return;
  const blocks = room.querySelectorAll('[data-block]');
  const edge = move[0] === 'backward' || move[0] === 'left' ? blocks[0] : blocks[blocks.length - 1];
  const atStart = edge === blocks[0];
  const [node, offset]: [Node, number] = edge ? [edge, atStart ? 0 : edge.childNodes.length] : [focusNode, focusOffset];
  if (extend) selection.extend(node, offset);
  else selection.collapse(node, offset);
}

/** The rectangle of the selection's moving end, in the window. */
function caretRect(selection: Selection): DOMRect | undefined {
  const { focusNode, focusOffset } = selection;
  if (!focusNode) return undefined;
  const range = document.createRange();
  range.setStart(focusNode, focusOffset);
  const [rect] = range.getClientRects();
  if (rect) return rect;
  // At the edge of a line a collapsed range may have no rectangle: the character beside it has.
  if (!(focusNode instanceof Text) || focusNode.length === 0) return undefined;
  const at = Math.min(focusOffset, focusNode.length - 1);
  range.setStart(focusNode, at);
  range.setEnd(focusNode, at + 1);
  const beside = range.getBoundingClientRect();
  return new DOMRect(beside.left, beside.top, 0, beside.height);
}

function keepInSight(scroller: HTMLElement, rect: DOMRect): void {
  const view = scroller.getBoundingClientRect();
  const margin = rect.height;
  if (rect.top < view.top + margin) scroller.scrollTop -= view.top + margin - rect.top;
  else if (rect.bottom > view.bottom - margin) scroller.scrollTop += rect.bottom - (view.bottom - margin);
}

function inRoom(room: HTMLElement, rect: DOMRect): CaretPlace {
  const origin = room.getBoundingClientRect();
  return { left: rect.left - origin.left, top: rect.top - origin.top, height: rect.height };
}
