import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { hasLetterKeys } from '../../ui/letter-keys.ts';
import { letterOf } from '../../ui/letter-of.ts';
import { rowForKey } from '../../ui/list-navigation.ts';
import { useWindow } from '../../ui/use-window.ts';
import { WindowRows } from '../../ui/window-rows.tsx';
import classes from './verdict-list.module.css';

interface RowWindowProps<Row> {
  readonly label: string;
  /** The arrow keys stop at all rows except the headings. */
  readonly rows: readonly Row[];
  /** The estimated height of a row that is not a heading, in CSS pixels. */
  readonly height: number;
  /** `active`: whether the Tab key reaches the row's controls. */
  readonly render: (row: Row, active: boolean) => ReactNode;
  /** The row to show and focus; a new object for each request. */
  readonly aim?: { readonly row: number } | null;
  /** Increases each time the focus should return to the active row. */
  readonly focusRequests?: number;
}

/** The estimated height of a heading, in CSS pixels. */
const headHeight = 44;

/**
 * A virtualized list of rows. The arrow keys move between their `data-main` elements, and A clicks the
 * `data-reply-button` of the focused row.
 */
export function RowWindow<Row extends { readonly key: string; readonly kind?: string }>(props: RowWindowProps<Row>) {
  const { label, rows, height, render, aim = null, focusRequests = 0 } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const focusPending = useRef(false);
  const [active, setActive] = useState(0);
  const [moves, setMoves] = useState(0);
  const [lastAim, setLastAim] = useState<typeof aim>(null);
  const lines = useMemo(() => rows.flatMap(({ kind }, index) => (kind === 'head' ? [] : [index])), [rows]);
  const activeLine = Math.min(active, lines.length - 1);
  const activeRow = lines[activeLine] ?? -1;
  const keep = useMemo(() => [activeRow], [activeRow]);
  const virtual = useWindow({
    count: rows.length,
    scroller,
    estimate: (index) => (rows[index]?.kind === 'head' ? headHeight : height),
    keyOf: (index) => rows[index]?.key ?? index,
    keep,
    overscan: 4,
  });

  const show = (line: number): void => {
    setActive(line);
    setMoves((before) => before + 1);
  };
  if (aim !== lastAim) {
    setLastAim(aim);
    const line = aim ? lines.indexOf(aim.row) : -1;
    if (line >= 0) show(line);
  }
  useEffect(() => {
    focusPending.current = moves + focusRequests > 0;
    if (moves > 0) virtual.scrollToIndex(activeRow);
    // Only requests scroll, not later changes of the row's index.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [moves, focusRequests]);
  // The row may appear in a later render, because the list has no height before the first one.
  useEffect(() => {
    if (focusPending.current && focusActive(scroller.current)) focusPending.current = false;
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (!(event.target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = event.target.closest('[data-index]');
    if (hasLetterKeys() && letterOf(event) === 'a' && row) {
      event.preventDefault();
      row.querySelector<HTMLElement>('[data-reply-button]')?.click();
      return;
    }
    const line = event.target.closest('[data-main]') ? rowForKey(event.key, activeLine, lines.length, 4) : undefined;
    if (line === undefined) return;
    event.preventDefault();
    show(line);
  }

  return (
    // Key events bubble from the buttons in the list; the list itself is not focusable.
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
        {(index) => rows[index] && render(rows[index], index === activeRow)}
      </WindowRows>
    </div>
  );
}

/** Focuses the active row; returns whether it is rendered. */
function focusActive(list: HTMLElement | null): boolean {
  const main = list?.querySelector<HTMLElement>('[data-main][tabindex="0"]');
  main?.focus();
  return main !== null && main !== undefined;
}
