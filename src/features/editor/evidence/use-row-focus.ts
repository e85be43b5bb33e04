import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Virtualizer } from '@tanstack/react-virtual';
import { rowForKey } from '../../../ui/list-navigation.ts';

/** The number of rows that Page Up and Page Down move. */
const page = 6;

/** The actions of keys on a row. */
export interface RowKeys {
  openNew(index: number): void;
  select(index: number, range: boolean): void;
  remove(index: number): void;
  move(index: number, by: -1 | 1): void;
}

/**
 * Returns the row that has the keyboard focus. Arrow keys change it, Enter opens it, Space selects it, Delete removes
 * it, and Alt with an arrow key moves it in the list. Keys pressed in a control of a row belong to that control.
 */
export function useRowFocus(
  count: number,
  scroller: RefObject<HTMLElement | null>,
  rows: Virtualizer<HTMLElement, HTMLElement>,
  keys: RowKeys,
) {
  const [active, setActive] = useState(0);
  const [wanted, setWanted] = useState<number | undefined>(undefined);
  const current = Math.min(active, Math.max(0, count - 1));
  useEffect(() => {
    if (wanted === undefined) return;
    rows.scrollToIndex(wanted);
    const frame = requestAnimationFrame(() => {
      scroller.current?.querySelector<HTMLElement>(`[data-row="${String(wanted)}"]`)?.focus();
      setWanted(undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, rows, scroller]);
  const goTo = (index: number): void => {
    setActive(index);
    setWanted(index);
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return;
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const next = rowForKey(event.key, current, count, page);
    if (event.altKey && by !== 0) {
      keys.move(current, by);
      if (next !== undefined) goTo(next);
    } else if (next !== undefined) goTo(next);
    else if (event.key === 'Enter') keys.openNew(current);
    else if (event.key === ' ') keys.select(current, event.shiftKey);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      keys.remove(current);
      goTo(Math.max(0, Math.min(current, count - 2)));
    } else return;
    event.preventDefault();
  };
  return { active: current, setActive, goTo, keyDown };
}
