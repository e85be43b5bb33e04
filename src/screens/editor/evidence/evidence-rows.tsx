/** The rows of the evidence table: a grid that the keyboard moves through, of which only visible rows are rendered. */
import { useId, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { Finding } from '../../../core/rules/finding.ts';
import { useVerdictSummaries } from '../../../shared/use-verdict-summaries.ts';
import { useRovingRows } from '../../../ui/use-roving-rows.ts';
import { WindowRows } from '../../../ui/window-rows.tsx';
import { usePlace } from '../place/place.tsx';
import { EvidenceRow, type RowActions } from './evidence-row.tsx';
import classes from './evidence-table.module.css';
import type { OpenLink } from './use-open-link.ts';
import type { Selection } from './use-selection.ts';

/** The estimated height of a closed row before it is measured, in CSS pixels. */
const rowHeight = 92;

/** The actions of keys on a row. */
export interface RowKeys {
  openNew(index: number): void;
  select(index: number, range: boolean): void;
  remove(index: number): void;
  move(index: number, by: -1 | 1): void;
}

interface EvidenceRowsProps {
  /** The number of links. Each row reads its own link from the document. */
  readonly count: number;
  readonly findingsOf: (index: number) => readonly Finding[];
  readonly quiet: boolean;
  readonly names: readonly string[];
  readonly selection: Selection;
  readonly open: OpenLink | undefined;
  readonly actions: RowActions & RowKeys;
}

/** Returns the page's own scroller, which contains the rows, as a reference. */
function useEditorScroller(inner: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  return useMemo(
    () => ({
      get current() {
        return inner.current?.closest('main') ?? null;
      },
    }),
    [inner],
  );
}

/** Moves the focus between a row and its controls. Returns false if the key does not, or if nothing is there. */
function moveInRow({ key, altKey, target, currentTarget: row }: KeyboardEvent<HTMLElement>): boolean {
  if (altKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false;
  const controls = [row, ...row.querySelectorAll<HTMLElement>(':is(button, input, a)[tabindex="-1"]:not(:disabled)')];
  const at = controls.findIndex((control) => control === target);
  const isNext = (key === 'ArrowRight') === (getComputedStyle(row).direction !== 'rtl');
  const control = at < 0 ? undefined : controls[at + (isNext ? 1 : -1)];
  control?.focus();
  return control !== undefined;
}

/**
 * The visible links, as a grid in which one row has the keyboard focus. Arrow keys change it, Enter opens it, Space
 * selects it, Delete removes it, and Alt with an arrow key moves it in the list. Left and right arrow keys move between
 * the row and its controls, which Tab skips. Other keys pressed in a control of a row belong to that control.
 */
export function EvidenceRows(props: EvidenceRowsProps) {
  const { count, findingsOf, quiet, names, selection, open, actions } = props;
  const element = useRef<HTMLDivElement>(null);
  const scroller = useEditorScroller(element);
  const list = useRovingRows({
    count,
    scroller,
    list: element,
    estimate: () => rowHeight,
    page: 6,
    // A row with its claim and reason is often a quarter as high as the window.
    overscan: 3,
    keep: open ? [open.index] : [],
  });
  const prefix = useId();
  const nameId = (index: number): string => `${prefix}-${String(index)}`;
  const { kind, index: entry } = usePlace();
  const verdicts = useVerdictSummaries(kind, entry);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (moveInRow(event)) return event.preventDefault();
    if (event.target !== event.currentTarget) return;
    const { key } = event;
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
    if (event.altKey && by !== 0) actions.move(list.active, by);
    if (list.move(key)) return event.preventDefault();
    if (key === 'Enter') actions.openNew(list.active);
    else if (key === ' ') actions.select(list.active, event.shiftKey);
    else if (key === 'Delete' || key === 'Backspace') {
      actions.remove(list.active);
      list.goTo(Math.max(0, Math.min(list.active, count - 2)));
    } else return;
    event.preventDefault();
  };
  return (
    <div ref={element} className={classes.list}>
      <WindowRows
        rows={list.rows}
        role="grid"
        aria-label="Evidence"
        aria-rowcount={count}
        aria-multiselectable
        item={(index) => ({
          role: 'row',
          'aria-rowindex': index + 1,
          'aria-labelledby': nameId(index),
          'aria-selected': selection.has(index),
          tabIndex: index === list.active ? 0 : -1,
          onKeyDown,
          ...list.item(index),
        })}
      >
        {(index) => (
          <EvidenceRow
            index={index}
            nameId={nameId(index)}
            names={names}
            verdicts={verdicts.links.get(index)}
            findings={findingsOf(index)}
            quiet={quiet}
            selected={selection.has(index)}
            open={open?.index === index ? open : undefined}
            actions={actions}
          />
        )}
      </WindowRows>
    </div>
  );
}
