/** The list box behind the review screen's columns and queue, which moves by arrow keys and highlights the chain. */
import { use, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconArrowDown, IconArrowUp, IconCircleDashedX } from '@tabler/icons-react';
import { hasLetterKeys, letterOf } from '../../ui/keyboard.ts';
import { rowForKey } from '../../ui/list-navigation.ts';
import { isRowVisible, useWindow, WindowRows } from '../../ui/window-rows.tsx';
import { chainOf, HighlightContext } from './chain.ts';
import type { ChainRows } from './columns.ts';
import { commandOf } from './keys.ts';
import type { Subject } from './model.ts';
import { useSaySubject } from './spoken.ts';
import { useReviewDesk } from './use-review.ts';
import classes from './cards.module.css';
import wording from './wording.module.css';

/** The props that each option must spread on its own element. All are plain values, so that it can be memoized. */
export interface OptionProps {
  readonly id: string;
  readonly role: 'option';
  readonly 'aria-current': true | undefined;
  readonly 'aria-setsize': number;
  readonly 'aria-posinset': number;
  readonly 'data-active': true | undefined;
  readonly 'data-row': number;
}

interface CardListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  /** The row of the current subject; -1 for none. It is scrolled into view whenever the subject changes. */
  readonly current: number;
  /** The estimated height of a row, in CSS pixels. */
  readonly height: number;
  /** The rows that stubs at the edges lead to, and how a row is selected through one; none for a list without stubs. */
  readonly stubs?: { readonly rows: ChainRows; readonly onGo: (row: number) => void };
  /** Whether arrow keys also select the row that they reach, as in a list of messages. */
  readonly selectsWithArrows?: boolean;
  readonly card: (item: Item, option: OptionProps) => ReactNode;
}

/** A list box of subjects. Only cards near the viewport are rendered. Arrow keys move, Enter or a click selects. */
export function CardList<Item extends Subject>(props: CardListProps<Item>) {
  const { label, items, current, height, stubs, selectsWithArrows = false, card } = props;
  const desk = useReviewDesk();
  const { model, current: subject, go } = desk;
  const saySubject = useSaySubject();
  const highlight = use(HighlightContext);
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(current);
  const [shown, setShown] = useState(subject);
  if (shown !== subject) {
    setShown(subject);
    if (current >= 0) setActive(current);
  }
  const count = items.length;
  const row = Math.min(active, count - 1);
  const virtual = useWindow({ count, scroller, estimate: () => height, keep: [row] });
  useEffect(() => {
    if (current >= 0 && !isRowVisible(virtual, current)) virtual.scrollToIndex(current, { align: 'center' });
  }, [current, subject, virtual]);
  useEffect(() => {
    if (row >= 0 && document.activeElement === scroller.current) highlight.show(chainOf(model, items[row]));
  }, [highlight, items, model, row]);

  const showChain = (at: number | null): void => highlight.show(at === null ? null : chainOf(model, items[at]));
  const select = (at: number): void => {
    const item = items[at];
    if (item) go(item);
  };
  const selectAndSay = (at: number, sentence?: string): void => {
    select(at);
    const item = items[at];
    if (item) saySubject(desk, item, sentence);
  };
  /** Whether a key would give, change or withdraw the verdict of the open subject. */
  function isForSubject({ nativeEvent }: KeyboardEvent): boolean {
    const command = commandOf(nativeEvent, desk.choices, hasLetterKeys());
    return command !== undefined && ['verdict', 'withdraw', 'note', 'suggest'].includes(command.kind);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.key === 'Enter' || event.key === ' ') && row >= 0) select(row);
    else if (row >= 0 && row !== current && isForSubject(event)) {
      // The arrow keys have left the open subject, and a screen reader names this row. Nobody means the other one.
      selectAndSay(row, `Press ${letterOf(event.nativeEvent)?.toUpperCase() ?? event.key} again for this item.`);
    } else {
      const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 1);
      const to = rowForKey(event.key, row, count, page);
      if (to === undefined) return;
      setActive(to);
      if (selectsWithArrows && to !== current) selectAndSay(to);
      if (!isRowVisible(virtual, to)) virtual.scrollToIndex(to);
    }
    event.preventDefault();
  }

  function goThroughStub(at: number): void {
    setActive(at);
    virtual.scrollToIndex(at, { align: 'center' });
    stubs?.onGo(at);
    // The stub may vanish, and the arrow keys continue from the row.
    scroller.current?.focus({ preventScroll: true });
  }
  const stub = (edge: 'above' | 'below'): ReactNode =>
    stubs ? <EdgeStub edge={edge} rows={stubs.rows} range={virtual.range} onGo={goThroughStub} /> : null;

  const list = (
    <div
      ref={scroller}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={row < 0 ? undefined : `${id}-${String(row)}`}
      className={classes.list}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && row >= 0 && showChain(row)}
      onBlur={() => showChain(null)}
      onPointerOver={(event) => showChain(rowOf(event.target))}
      onPointerLeave={() => showChain(null)}
      onClick={(event) => {
        const at = rowOf(event.target);
        if (at === null) return;
        setActive(at);
        select(at);
      }}
    >
      <WindowRows rows={virtual}>
        {(index) => {
          const item = items[index];
          if (!item) return null;
          return card(item, {
            id: `${id}-${String(index)}`,
            role: 'option',
            // Not selected: a screen reader would read each list whose selection changes, before the announcement.
            'aria-current': index === current || undefined,
            'aria-setsize': count,
            'aria-posinset': index + 1,
            'data-active': index === row || undefined,
            'data-row': index,
          });
        }}
      </WindowRows>
    </div>
  );
  return (
    <>
      {stub('above')}
      {list}
      {stub('below')}
    </>
  );
}

function rowOf(target: EventTarget): number | null {
  const option = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return option ? Number(option.dataset['row']) : null;
}

interface EdgeStubProps {
  readonly edge: 'above' | 'below';
  readonly rows: ChainRows;
  /** The visible rows, from first to last; null while unknown. */
  readonly range: { readonly startIndex: number; readonly endIndex: number } | null;
  /** Goes to the nearest row outside the view. */
  readonly onGo: (row: number) => void;
}

/**
 * The stub at the edge of a review column, which counts the cards of the chain out of sight and leads to the nearest.
 */
function EdgeStub({ edge, rows, range, onGo }: EdgeStubProps) {
  const hidden = range ? [...rows.keys()].filter((row) => isBeyond(row, edge, range)) : [];
  const nearest = edge === 'above' ? Math.max(...hidden) : Math.min(...hidden);
  const contradicting = hidden.filter((row) => rows.get(row) === 'contradicts').length;
  const Arrow = edge === 'above' ? IconArrowUp : IconArrowDown;
  return (
    <div className={classes.edge} data-edge={edge}>
      {hidden.length === 0 ? null : (
        <button type="button" className={classes.stub} onClick={() => onGo(nearest)}>
          <Arrow size={13} aria-hidden />
          {`${String(hidden.length)} more ${edge}`}
          {contradicting === 0 ? null : (
            <span className={classes.contradicts}>
              <IconCircleDashedX size={14} aria-hidden />
              {contradicting}
              <span className={wording.unseen}> contradicting</span>
            </span>
          )}
        </button>
      )}
    </div>
  );
}

function isBeyond(row: number, edge: 'above' | 'below', range: { startIndex: number; endIndex: number }): boolean {
  return edge === 'above' ? row < range.startIndex : row > range.endIndex;
}
