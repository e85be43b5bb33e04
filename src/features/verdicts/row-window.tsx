import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { hasLetterKeys } from '../../ui/letter-keys.ts';
import { letterOf } from '../../ui/letter-of.ts';
import { rowForKey } from '../../ui/list-navigation.ts';
import { useWindow } from '../../ui/use-window.ts';
import { WindowRows } from '../../ui/window-rows.tsx';
import classes from './verdict-list.module.css';

interface RowWindowProps {
  readonly label: string;
  readonly count: number;
  /** The rows that the arrow keys stop at, ascending: all but the heads of groups. */
  readonly lines: readonly number[];
  readonly keyOf: (index: number) => string;
  /** The height of a row before it is measured, in CSS pixels. */
  readonly estimate: (index: number) => number;
  /** `active`: whether the row's controls are on the way of the Tab key. */
  readonly render: (index: number, active: boolean) => ReactNode;
  /** The row to show and to put the focus on; another object for each time that this is asked for. */
  readonly aim: { readonly row: number } | null;
  /** Grows each time the focus should come back to the active row. */
  readonly focusAsked: number;
}

/**
 * Rows of which there may be thousands: those near the window are there. The arrow keys move between their
 * `data-main` elements, and A presses what is marked `data-answer-button` in the row that has the focus.
 */
export function RowWindow({ label, count, lines, keyOf, estimate, render, aim, focusAsked }: RowWindowProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  const [active, setActive] = useState(0);
  const [moves, setMoves] = useState(0);
  const [met, setMet] = useState<RowWindowProps['aim']>(null);
  const activeLine = Math.min(active, lines.length - 1);
  const activeRow = lines[activeLine] ?? -1;
  const keep = useMemo(() => [activeRow], [activeRow]);
  const virtual = useWindow({ count, scroller, estimate, keyOf, keep, overscan: 4 });

  const show = (line: number): void => {
    setActive(line);
    setMoves((before) => before + 1);
  };
  if (aim !== met) {
    setMet(aim);
    const line = aim ? lines.indexOf(aim.row) : -1;
    if (line >= 0) show(line);
  }
  useEffect(() => {
    wanted.current = moves + focusAsked > 0;
    if (moves > 0) virtual.scrollToIndex(activeRow);
    // Where the row stands matters when it was asked for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [moves, focusAsked]);
  // The row may come with a later rendering: the window has no height before the first one.
  useEffect(() => {
    if (wanted.current && focusActive(scroller.current)) wanted.current = false;
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (!(event.target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = event.target.closest('[data-index]');
    if (hasLetterKeys() && letterOf(event) === 'a' && row) {
      event.preventDefault();
      row.querySelector<HTMLElement>('[data-answer-button]')?.click();
      return;
    }
    const line = event.target.closest('[data-main]') ? rowForKey(event.key, activeLine, lines.length, 4) : undefined;
    if (line === undefined) return;
    event.preventDefault();
    show(line);
  }

  return (
    // Keys reach the list from the buttons in it; the list itself takes no focus.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={scroller} className={classes.list} onKeyDown={onKeyDown}>
      <WindowRows
        rows={virtual}
        role="list"
        aria-label={label}
        item={(index) => ({
          role: 'listitem',
          onFocus: () => setActive((before) => (lines.includes(index) ? lines.indexOf(index) : before)),
        })}
      >
        {(index) => render(index, index === activeRow)}
      </WindowRows>
    </div>
  );
}

/** Whether there was something to put the focus on. */
function focusActive(list: HTMLElement | null): boolean {
  const main = list?.querySelector<HTMLElement>('[data-main][tabindex="0"]');
  main?.focus();
  return main !== null && main !== undefined;
}
