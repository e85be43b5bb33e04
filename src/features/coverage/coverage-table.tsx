/** The coverage as a table, which says what the picture shows. */
import { useRef } from 'react';
import type { Coverage, CoveragePassage } from '../../core/pictures/coverage.ts';
import { coverageColumns, coverageRow } from '../../core/pictures/coverage-words.ts';
import { ObservationText } from '../../shared/observation-text.tsx';
import { useWindow } from '../../ui/use-window.ts';
import { WindowRows } from '../../ui/window-rows.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './coverage.module.css';

interface CoverageTableProps {
  readonly coverage: Coverage;
  readonly onOpen: (passage: CoveragePassage) => void;
}

export function CoverageTable({ coverage: { passages }, onOpen }: CoverageTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useWindow({ count: passages.length, scroller, estimate: () => 36, overscan: 8 });
  return (
    <div
      ref={scroller}
      className={classes.table}
      role="table"
      aria-label="Coverage"
      aria-rowcount={passages.length + 1}
    >
      <div role="rowgroup" className={classes.head}>
        <div role="row" aria-rowindex={1} className={classes.cells}>
          {coverageColumns.map((title) => (
            <span key={title} role="columnheader">
              {title}
            </span>
          ))}
        </div>
      </div>
      <WindowRows rows={rows} role="rowgroup" item={() => ({ role: 'presentation' })}>
        {(index) => {
          const passage = passages[index];
          return passage ? (
            <div role="row" aria-rowindex={index + 2} className={classes.cells}>
              {coverageRow(passage).map((cell, column) => (
                <span key={coverageColumns[column]} role="cell">
                  {column === 0 ? (
                    <button type="button" className={classes.link} onClick={() => onOpen(passage)}>
                      <Bdi>
                        <ObservationText number={passage.observation.number} text={cell} />
                      </Bdi>
                    </button>
                  ) : (
                    cell
                  )}
                </span>
              ))}
            </div>
          ) : null;
        }}
      </WindowRows>
    </div>
  );
}
