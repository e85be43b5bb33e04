import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { rowForKey } from '../../ui/list-navigation.ts';
import { isInSight, useWindow } from '../../ui/use-window.ts';
import { WindowRows } from '../../ui/window-rows.tsx';
import classes from './cards.module.css';

/** The props that each option must spread on its own element. */
export interface OptionProps {
  readonly id: string;
  readonly role: 'option';
  readonly 'aria-selected': boolean;
  readonly 'aria-setsize': number;
  readonly 'aria-posinset': number;
  readonly 'data-active': true | undefined;
  readonly 'data-row': number;
}

/** Returns whether two options look the same, so that an unchanged card is not rerendered. */
export function isSameOption(one: OptionProps, other: OptionProps): boolean {
  return (
    one['aria-selected'] === other['aria-selected'] &&
    one['data-active'] === other['data-active'] &&
    one['aria-posinset'] === other['aria-posinset'] &&
    one['aria-setsize'] === other['aria-setsize'] &&
    one.id === other.id
  );
}

interface CardListProps {
  readonly label: string;
  readonly count: number;
  /** The current row; -1 for none. */
  readonly current: number;
  /** The current row is scrolled into view whenever this value changes. */
  readonly reveal: unknown;
  /** The estimated height of a row, in CSS pixels. */
  readonly height: number;
  readonly card: (row: number, option: OptionProps) => ReactNode;
  /** Is called with the row under the pointer or focus; null for none. */
  readonly onHighlight: (row: number | null) => void;
  readonly onSelect: (row: number) => void;
}

/** A list box of cards. Only cards near the viewport are rendered. Arrow keys move, Enter or a click selects. */
export function CardList({ label, count, current, reveal, height, card, onHighlight, onSelect }: CardListProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(current);
  const [shown, setShown] = useState(reveal);
  if (shown !== reveal) {
    setShown(reveal);
    if (current >= 0) setActive(current);
  }
  const row = Math.min(active, count - 1);
  const keep = useMemo(() => [row], [row]);
  const virtual = useWindow({ count, scroller, estimate: () => height, keep });
  useEffect(() => {
    if (current >= 0 && !isInSight(virtual, current)) virtual.scrollToIndex(current, { align: 'center' });
  }, [current, reveal, virtual]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.key === 'Enter' || event.key === ' ') && row >= 0) onSelect(row);
    else {
      const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 1);
      const to = rowForKey(event.key, row, count, page);
      if (to === undefined) return;
      setActive(to);
      onHighlight(to);
      if (!isInSight(virtual, to)) virtual.scrollToIndex(to);
    }
    event.preventDefault();
  }

  const rowOf = (target: EventTarget): number | null => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    return option ? Number(option.dataset['row']) : null;
  };
  return (
    <div
      ref={scroller}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={row < 0 ? undefined : `${id}-${String(row)}`}
      className={classes.list}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && row >= 0 && onHighlight(row)}
      onBlur={() => onHighlight(null)}
      onPointerOver={(event) => onHighlight(rowOf(event.target))}
      onPointerLeave={() => onHighlight(null)}
      onClick={(event) => {
        const clickedRow = rowOf(event.target);
        if (clickedRow === null) return;
        setActive(clickedRow);
        onSelect(clickedRow);
      }}
    >
      <WindowRows rows={virtual}>
        {(index) =>
          card(index, {
            id: `${id}-${String(index)}`,
            role: 'option',
            'aria-selected': index === current,
            'aria-setsize': count,
            'aria-posinset': index + 1,
            'data-active': index === row || undefined,
            'data-row': index,
          })
        }
      </WindowRows>
    </div>
  );
}
