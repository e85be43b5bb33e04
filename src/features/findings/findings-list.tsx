import { memo, useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import type { Finding, Fix } from '../../core/rules/finding.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { type Stores, useStores } from '../../shared/context.tsx';
import { rowForKey } from '../../ui/list-navigation.ts';
import { useWindow } from '../../ui/use-window.ts';
import type { FindingsRow, Grouping } from './arrange-findings.ts';
import { FindingRow } from './finding-row.tsx';
import { findingClaim, findingTarget } from './finding-target.ts';
import { GroupRow } from './group-row.tsx';
import { createFixTracker } from './fix-tracker.ts';
import classes from './findings-list.module.css';

interface FindingsListProps {
  readonly rows: readonly FindingsRow[];
  readonly by: Grouping;
  /** Opens the search of the passages. */
  readonly onSearch: () => void;
}

/** The list of findings: arrow keys move, Enter goes to the field, F applies the first fix. */
export const FindingsList = memo(function FindingsList({ rows, by, onSearch }: FindingsListProps) {
  const stores = useStores();
  const run = useDispatchAndTell();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [focusSerial, setFocusSerial] = useState(0);
  const [fixTracker] = useState(createFixTracker);
  const lines = useMemo(() => rows.flatMap((row, index) => (row.type === 'finding' ? [index] : [])), [rows]);
  const activeLine = Math.min(active, lines.length - 1);
  const activeRow = lines[activeLine] ?? -1;
  const keep = useMemo(() => [activeRow], [activeRow]);
  const virtual = useWindow({
    count: rows.length,
    scroller,
    estimate: (index) => (rows[index]?.type === 'group' ? 28 : 34),
    keyOf: (index) => rows[index]?.key ?? index,
    keep,
  });

  useEffect(() => {
    // A fixed finding disappears, and the focus with it. The next finding takes the focus.
    if (fixTracker.takeApplied() && document.activeElement === document.body) focusActive(scroller.current);
  }, [rows, fixTracker]);

  useEffect(() => {
    if (focusSerial > 0) focusActive(scroller.current);
  }, [focusSerial]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (!(event.target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key.toLowerCase() === 'f' && event.target.closest('[data-row]')) {
      event.preventDefault();
      event.target.closest('[data-row]')?.querySelector<HTMLElement>('[data-fix]')?.click();
      return;
    }
    const line = event.target.closest('[data-main]') ? rowForKey(event.key, activeLine, lines.length, 8) : undefined;
    if (line === undefined) return;
    event.preventDefault();
    setActive(line);
    virtual.scrollToIndex(lines[line] ?? 0);
    setFocusSerial((serial) => serial + 1);
  }

  const go = useCallback(
    (finding: Finding, line: number): void => {
      setActive(line);
      goTo(stores, finding);
    },
    [stores],
  );

  const search = useCallback(
    (finding: Finding, line: number): void => {
      setActive(line);
      showClaim(stores, finding);
      onSearch();
    },
    [stores, onSearch],
  );

  const apply = useCallback(
    (fix: Fix, line: number): void => {
      setActive(line);
      fixTracker.run(() => run(fix.edit, { label: fix.title }));
    },
    [run, fixTracker],
  );

  return (
    // Key events bubble up from the buttons in the list. The list itself takes no focus.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={scroller} className={classes.list} onKeyDown={onKeyDown}>
      <div role="list" aria-label="Findings" className={classes.content} style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index];
          return row ? (
            <div
              key={key}
              role="listitem"
              ref={virtual.measureElement}
              data-index={index}
              className={classes.place}
              style={{ insetBlockStart: start }}
            >
              {row.type === 'group' ? (
                <GroupRow by={row.by} first={row.first} count={row.count} level={row.level} />
              ) : (
                <FindingRow
                  finding={row.finding}
                  showsEntry={by === 'rule'}
                  active={index === activeRow}
                  line={lineOf(lines, index)}
                  onGo={go}
                  onFix={apply}
                  onSearch={search}
                />
              )}
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
});

function focusActive(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>('[data-main][tabindex="0"]')?.focus();
}

/** Returns the index of a row’s finding. Row indices count group headings too. */
function lineOf(lines: readonly number[], row: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lines[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Shows the finding’s field, and its text in the passage. */
function goTo({ desk, view }: Stores, finding: Finding): void {
  const { draft } = desk.getState();
  if (!draft) return;
  const { selection, field } = findingTarget(finding);
  view.actions.select(selection, field);
  showClaim({ desk, view }, finding);
}

/** Shows the finding’s claim in its passage and makes it the active claim. */
function showClaim({ desk, view }: Pick<Stores, 'desk' | 'view'>, finding: Finding): void {
  const { draft } = desk.getState();
  if (!draft) return;
  const { assessment } = draft.workspace;
  const index = findingClaim(assessment, finding);
  if (index === undefined) return;
  const claim = viewClaim(listOf(assessment, 'claims')[index]);
  view.actions.showClaim(index, claim.passage_id ?? null, claim.observation_id ?? null);
}
