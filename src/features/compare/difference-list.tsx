import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { rowForKey } from '../../ui/list-navigation.ts';
import { useWindow } from '../../ui/use-window.ts';
import { placeInList, WindowRows } from '../../ui/window-rows.tsx';
import { DifferenceItem } from './difference-item.tsx';
import type { Row } from './rows.ts';
import type { TwoVersions } from './version.ts';
import classes from './compare.module.css';

interface DifferenceListProps {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly versions: TwoVersions;
}

/** A list of differences, rendered in part because there may be thousands. Arrow keys move from one to the next. */
export function DifferenceList({ label, rows, versions }: DifferenceListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const at = useMemo(() => rows.flatMap(({ kind }, index) => (kind === 'item' ? [index] : [])), [rows]);
  const activeRow = at[Math.min(active, at.length - 1)] ?? 0;
  const keep = useMemo(() => [activeRow], [activeRow]);
  const virtual = useWindow({
    count: rows.length,
    scroller,
    estimate: useCallback((index: number) => (rows[index]?.kind === 'head' ? 36 : 78), [rows]),
    keyOf: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    keep,
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = rowForKey(event.key, active, at.length, 8);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    const index = at[next] ?? 0;
    virtual.scrollToIndex(index, { align: 'auto' });
    setTimeout(() => scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-row]`)?.focus());
  }

  return (
    <div ref={scroller} className={classes.rows} role="region" aria-label={label}>
      {/* Tab reaches everything in the rows, too. */}
      <WindowRows rows={virtual} role="list" onKeyDown={onKeyDown} item={(index) => placeInList(index, rows.length)}>
        {(index) => {
          const row = rows[index];
          if (!row) return null;
          return row.kind === 'head' ? (
            <h3 className={classes.rowHead}>
              {row.title} <span className={classes.count}>{row.count}</span>
            </h3>
          ) : (
            <DifferenceItem
              difference={row.difference}
              versions={versions}
              isActive={index === activeRow}
              onActive={() => setActive(at.indexOf(index))}
            />
          );
        }}
      </WindowRows>
    </div>
  );
}
