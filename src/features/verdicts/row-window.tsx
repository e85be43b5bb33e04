/** The list with keyboard control that both views of the verdicts screen use. */
import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { hasLetterKeys, letterOf } from '../../ui/keyboard.ts';
import { useRovingRows } from '../../ui/use-roving-rows.ts';
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
  const stops = useMemo(() => rows.flatMap(({ kind }, index) => (kind === 'head' ? [] : [index])), [rows]);
  const roving = useRovingRows({
    count: rows.length,
    scroller,
    stops,
    page: 4,
    estimate: (index) => (rows[index]?.kind === 'head' ? headHeight : height),
    keyOf: (index) => rows[index]?.key ?? index,
    overscan: 4,
  });
  useEffect(() => {
    if (aim) roving.goTo(aim.row);
    // Only requests go to a row, not later changes of the rows.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [aim]);
  useEffect(() => {
    if (focusRequests > 0) roving.refocus();
    // Only requests move the focus, not later changes of the rows.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [focusRequests]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const row = event.target instanceof Element ? event.target.closest('[data-index]') : null;
    const hasCommand = event.altKey || event.ctrlKey || event.metaKey;
    if (row && !hasCommand && hasLetterKeys() && letterOf(event) === 'a') {
      event.preventDefault();
      row.querySelector<HTMLElement>('[data-reply-button]')?.click();
    } else roving.onKeyDown(event);
  }

  return (
    // Key events bubble from the buttons in the list; the list itself is not focusable.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={scroller} className={classes.list} onKeyDown={onKeyDown}>
      <WindowRows rows={roving.rows} role="list" aria-label={label} item={roving.item}>
        {(index) => rows[index] && render(rows[index], index === roving.active)}
      </WindowRows>
    </div>
  );
}
