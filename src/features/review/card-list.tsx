import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { rowForKey } from '../../ui/list-navigation.ts';
import { isInSight, useWindow } from '../../ui/use-window.ts';
import { WindowRows } from '../../ui/window-rows.tsx';
import classes from './cards.module.css';

/** What an option of the list must put on its own element. */
export interface OptionProps {
  readonly id: string;
  readonly role: 'option';
  readonly 'aria-selected': boolean;
  readonly 'aria-setsize': number;
  readonly 'aria-posinset': number;
  readonly 'data-active': true | undefined;
  readonly 'data-row': number;
}

/** Whether two options would be drawn alike, so that a card that did not change is not drawn again. */
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
  /** The row that is looked at now; -1 for none. */
  readonly current: number;
  /** Changes where the current row should be brought into sight. */
  readonly reveal: unknown;
  /** The height of a row before it is measured, in CSS pixels. */
  readonly height: number;
  readonly card: (row: number, option: OptionProps) => ReactNode;
  /** A row is under the pointer or has the focus; null for none. */
  readonly onLight: (row: number | null) => void;
  readonly onTake: (row: number) => void;
}

/** A list box of cards, of which only those in sight are rendered. Arrows move, Enter or a press takes. */
export function CardList({ label, count, current, reveal, height, card, onLight, onTake }: CardListProps) {
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
    if ((event.key === 'Enter' || event.key === ' ') && row >= 0) onTake(row);
    else {
      const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 1);
      const to = rowForKey(event.key, row, count, page);
      if (to === undefined) return;
      setActive(to);
      onLight(to);
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
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && row >= 0 && onLight(row)}
      onBlur={() => onLight(null)}
      onPointerOver={(event) => onLight(rowOf(event.target))}
      onPointerLeave={() => onLight(null)}
      onClick={(event) => {
        const taken = rowOf(event.target);
        if (taken === null) return;
        setActive(taken);
        onTake(taken);
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
