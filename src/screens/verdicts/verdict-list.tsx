/** The lists of the verdicts screen. Arrow keys move between rows, Enter opens the target, A replies. */
import { memo, useCallback, useState, useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useDraft, useStores } from '../../shared/context.tsx';
import type { VerdictItem, VerdictPlace } from '../../core/review/verdict-places.ts';
import { placeWords, type PlaceWords } from '../../core/review/target-words.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { goToPlace, TargetCard } from './target-card.tsx';
import type { VerdictRow } from './filter-bar.tsx';
import { useVerdictActions, type VerdictActions } from './use-verdict-actions.ts';
import { VerdictCell } from './verdict-cell.tsx';
import classes from './verdict-list.module.css';
import { hasLetterKeys, letterOf } from '../../ui/keyboard.ts';
import { useRovingRows } from '../../ui/use-roving-rows.ts';
import { WindowRows } from '../../ui/window-rows.tsx';

interface VerdictListProps {
  readonly rows: readonly VerdictRow[];
  /** The row to show and focus; a new object for each request. */
  readonly aim: { readonly row: number } | null;
}

export function VerdictList({ rows, aim }: VerdictListProps) {
  const stores = useStores();
  const assessment = useDraft(({ workspace }) => workspace.assessment);
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const [focusRequests, setFocusRequests] = useState(0);
  const toList = useCallback(() => setFocusRequests((before) => before + 1), []);
  const { editing, actions } = useVerdictActions(toList);
  const go = useCallback((place: VerdictPlace) => goToPlace(stores, place.at), [stores]);
  return (
    <RowWindow
      label="Verdict list"
      rows={rows}
      height={190}
      aim={aim}
      focusRequests={focusRequests}
      render={(row, active) =>
        row.kind === 'head' ? (
          <h3 className={classes.head}>
            <Bdi>{row.title}</Bdi> <span className={classes.count}>{row.count}</span>
          </h3>
        ) : (
          <PlaceRow
            place={row.place}
            items={row.items}
            own={row.own}
            {...placeWords(assessment, casefile, row.place)}
            active={active}
            editing={row.items.some(({ id }) => id === editing) ? editing : null}
            actions={actions}
            onGo={go}
          />
        )
      }
    />
  );
}

interface PlaceRowProps extends PlaceWords {
  readonly place: VerdictPlace;
  readonly items: readonly VerdictItem[];
  /** The verdict of the reviewer of this group; null if grouped by entry. */
  readonly own: VerdictItem | null;
  readonly active: boolean;
  /** The ID of the verdict whose reply is being edited; null for none in this row. */
  readonly editing: string | null;
  readonly actions: VerdictActions;
  readonly onGo: (place: VerdictPlace) => void;
}

/**
 * A row of the verdict list: a reviewed target with its verdicts side by side. Rerenders only when one of them
 * changes.
 */
const PlaceRow = memo(function PlaceRow(props: PlaceRowProps) {
  const { place, items, own, title, text, isQuote, language, inFile, claim, active, editing, actions, onGo } = props;
  return (
    <TargetCard
      title={title}
      badge={place.disagree ? <span className={classes.disagree}>Reviewers disagree</span> : null}
      text={text}
      isQuote={isQuote}
      language={language}
      inFile={inFile}
      claim={claim}
      active={active}
      onGo={place.at && (() => onGo(place))}
      several={items.length > 1}
    >
      {items.map((item) => (
        <VerdictCell
          key={item.id}
          item={item}
          comparedWith={own && own !== item ? own.name : null}
          active={active}
          editing={editing === item.id}
          actions={actions}
        />
      ))}
    </TargetCard>
  );
});

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
