/** Reorders entries of the outline by dragging: all marked rows if a marked row is dragged, otherwise that row only. */
import { useState, type DragEvent } from 'react';
import { inOrder } from './entry-keys.ts';
import type { EntryRow } from './entry-rows.ts';
import type { EntryActions } from './use-entry-actions.ts';
import type { MarkingControl } from './use-marking.ts';

interface DragSubject {
  readonly rows: readonly EntryRow[];
  readonly shown: readonly number[];
  readonly marking: MarkingControl;
  readonly actions: EntryActions;
}

interface EntryDrag {
  /**
   * The row before which the dragged rows would be inserted; the number of rows for the end; null if nothing is
   * dragged.
   */
  readonly before: number | null;
  readonly handlers: {
    readonly onDragStart: (event: DragEvent<HTMLElement>) => void;
    readonly onDragOver: (event: DragEvent<HTMLElement>) => void;
    readonly onDrop: (event: DragEvent<HTMLElement>) => void;
    readonly onDragEnd: () => void;
  };
}

function itemAt(event: DragEvent<HTMLElement>): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-entry]') : null;
}

export function useEntryDrag({ rows, shown, marking, actions }: DragSubject): EntryDrag {
  const [dragged, setDragged] = useState<readonly number[] | null>(null);
  const [before, setBefore] = useState<number | null>(null);

  function end(): void {
    setDragged(null);
    setBefore(null);
  }

  return {
    before: dragged ? before : null,
    handlers: {
      onDragStart(event) {
        const item = itemAt(event);
        if (!item) return;
        const index = Number(item.dataset['entry']);
        const { marked } = marking.marking;
        const dragging = marked.has(index) ? inOrder(marking.marking) : [index];
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', dragging.map((at) => rows[at]?.id ?? '').join(', '));
        setDragged(dragging);
      },
      onDragOver(event) {
        if (!dragged) return;
        event.preventDefault();
        const item = itemAt(event);
        if (!item) return setBefore(shown.length);
        const { top, height } = item.getBoundingClientRect();
        const position = shown.indexOf(Number(item.dataset['entry']));
        setBefore(event.clientY < top + height / 2 ? position : position + 1);
      },
      onDrop(event) {
        if (!dragged || before === null) return;
        event.preventDefault();
        const places = actions.move(dragged, before);
        marking.put(dragged.map((index) => places[index] ?? index));
        end();
      },
      onDragEnd: end,
    },
  };
}
