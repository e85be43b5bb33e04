/** The list on the tab “Differences”, with a heading for each section of the draft. */
import { useCallback, useMemo, useRef, type KeyboardEvent } from 'react';
import { usePrinting } from '../../ui/use-printing.ts';
import { useRovingRows } from '../../ui/use-roving-rows.ts';
import { WindowRows } from '../../ui/window-rows.tsx';
import { DifferenceItem } from './difference-item.tsx';
import type { Row } from './rows.ts';
import type { TwoVersions } from './version.ts';
import classes from './compare.module.css';

interface DifferenceListProps {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly versions: TwoVersions;
}

/**
 * A list of differences. Arrow keys move from one to the next. There may be thousands, so only those in view are
 * rendered, except on paper.
 */
export function DifferenceList({ label, rows, versions }: DifferenceListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const stops = useMemo(() => rows.flatMap(({ kind }, index) => (kind === 'item' ? [index] : [])), [rows]);
  // With new functions, the list would measure all rows again at each render.
  const estimate = useCallback((index: number) => (rows[index]?.kind === 'head' ? 36 : 78), [rows]);
  const keyOf = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const printing = usePrinting();
  const everyRow = useMemo(() => (printing ? rows.map((_, index) => index) : []), [printing, rows]);
  const roving = useRovingRows({
    count: rows.length,
    scroller,
    keep: everyRow,
    stops,
    page: 8,
    estimate,
    keyOf,
  });

  /** The keys move from everywhere in a row, also from its buttons. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (roving.move(event.key)) event.preventDefault();
  }

  return (
    <div ref={scroller} className={classes.rows} role="region" aria-label={label}>
      {/* Tab reaches everything in the rows, too. */}
      <WindowRows rows={roving.rows} role="list" onKeyDown={onKeyDown} item={roving.item}>
        {(index) => {
          const row = rows[index];
          if (!row) return null;
          return row.kind === 'head' ? (
            <h3 className={classes.rowHead}>
              {row.title} <span className={classes.count}>{row.count}</span>
            </h3>
          ) : (
            <DifferenceItem difference={row.difference} versions={versions} isActive={index === roving.active} />
          );
        }}
      </WindowRows>
    </div>
  );
}
