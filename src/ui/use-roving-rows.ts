/** Keyboard control of long virtualised lists, for any component that shows one. */
import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type HTMLAttributes, type KeyboardEvent } from 'react';
import { rowForKey } from './list-navigation.ts';
import { useWindow, type WindowOptions } from './window-rows.tsx';

interface RovingOptions extends WindowOptions {
  /** The rows that the keys stop at, ascending: all except headings. By default every row. */
  readonly stops?: readonly number[];
  /** The number of stops that Page Up and Page Down move. */
  readonly page: number;
}

interface RovingRows {
  /** The rendered rows, for `WindowRows`. */
  readonly rows: Virtualizer<HTMLElement, HTMLElement>;
  /** The row that the Tab key reaches; -1 if there is none. It stays rendered. */
  readonly active: number;
  /** Attributes of the element around a row: a click or the focus in it makes the row active. */
  readonly item: (row: number) => HTMLAttributes<HTMLDivElement>;
  /** Makes a row active, scrolls to it and focuses it, as soon as it is rendered. Other rows than stops are ignored. */
  readonly goTo: (row: number) => void;
  /** Focuses the active row, as soon as it is rendered. */
  readonly refocus: () => void;
  /** Goes to the row that a key leads to. Returns false if it leads to none. */
  readonly move: (key: string) => boolean;
  /** Moves if a key is pressed in the element of a row that takes the focus. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A virtualized list with one tab stop: arrow keys, Home, End, Page Up and Page Down move between the rows. In each row
 * the element with `data-main` takes the focus, or the row itself. It gets `tabIndex` 0 in the active row, otherwise
 * -1.
 */
export function useRovingRows(options: RovingOptions): RovingRows {
  const { stops, page, keep = [], count, scroller, list = scroller } = options;
  const [at, setAt] = useState({ stop: 0, moves: 0 });
  const focusPending = useRef(false);
  const length = stops ? stops.length : count;
  const stop = Math.min(at.stop, length - 1);
  const active = stops ? (stops[stop] ?? -1) : stop;
  const rows = useWindow({ ...options, keep: [...keep, active] });

  useEffect(() => {
    if (at.moves === 0) return;
    focusPending.current = true;
    rows.scrollToIndex(active);
    // Only a move scrolls, not a later change of the row's index.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [at.moves]);
  // The row may appear in a later render, because the list has no height before the first one.
  useEffect(() => {
    if (focusPending.current && focusActive(list.current)) focusPending.current = false;
  });

  const activate = (row: number, moves: 0 | 1): void => {
    const next = stops ? stops.indexOf(row) : row;
    if (next < 0 || (next === at.stop && moves === 0)) return;
    setAt((before) => ({ stop: next, moves: before.moves + moves }));
  };
  const goTo = (row: number): void => activate(row, 1);
  const move = (key: string): boolean => {
    const next = rowForKey(key, stop, length, page);
    if (next !== undefined) goTo(stops ? (stops[next] ?? -1) : next);
    return next !== undefined;
  };
  return {
    rows,
    active,
    item: (row) => ({
      onFocus() {
        focusPending.current = false;
        activate(row, 0);
      },
      onClick: () => activate(row, 0),
    }),
    goTo,
    refocus: () => void (focusPending.current = !focusActive(list.current)),
    move,
    onKeyDown(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const { target } = event;
      const isMain = target instanceof Element && target.matches('[data-main], [data-index]');
      if (isMain && move(event.key)) event.preventDefault();
    },
  };
}

/** Focuses the active row of a list. Returns false if it is not rendered. */
export function focusActive(list: HTMLElement | null): boolean {
  const main = list?.querySelector<HTMLElement>('[data-main][tabindex="0"], [data-index][tabindex="0"]');
  main?.focus();
  return main !== null && main !== undefined;
}
