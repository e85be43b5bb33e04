/** The timeline as sortable tables, which say what the picture shows. */
import { SegmentedControl } from '@mantine/core';
import { useMemo, useRef, useState, type CSSProperties } from 'react';
import {
  sortedRows,
  timelineColumns,
  timelineTable,
  type TimelineTableRow,
  type TimelineTableName,
} from '../../core/pictures/timeline-table.ts';
import type { Timeline } from '../../core/pictures/timeline.ts';
import { AuthorText } from '../../shared/author-text.tsx';
import { ObservationText } from '../../shared/observation-text.tsx';
import { EffectMark } from '../../ui/effect-mark.tsx';
import { useWindow, WindowRows } from '../../ui/window-rows.tsx';
import type { TimelineTarget } from './use-timeline-actions.ts';
import classes from './timeline.module.css';

const names: Readonly<Record<TimelineTableName, string>> = {
  publications: 'Publications',
  scopes: 'Time scopes',
  evidence: 'Evidence links',
};

const widths: Readonly<Record<TimelineTableName, string>> = {
  publications: '12rem 12rem 1fr 5rem 6rem 7rem',
  scopes: '8rem 11rem 12rem 12rem 1fr',
  evidence: '12rem 7rem 8rem 8rem 14rem 1fr',
};

/** The column whose cells open their row. */
const opening: Readonly<Record<TimelineTableName, number>> = { publications: 2, scopes: 0, evidence: 1 };

interface TimelineTableProps {
  readonly timeline: Timeline;
  readonly onOpen: (target: TimelineTarget) => void;
}

export function TimelineTable({ timeline, onOpen }: TimelineTableProps) {
  const [name, setName] = useState<TimelineTableName>('publications');
  return (
    <div className={classes.tables}>
      <div className={classes.kinds}>
        <SegmentedControl
          size="xs"
          aria-label="Table"
          data={Object.entries(names).map(([value, label]) => ({ value, label }))}
          value={name}
          onChange={(value) => setName(value as TimelineTableName)}
        />
      </div>
      <Rows key={name} name={name} timeline={timeline} onOpen={onOpen} />
    </div>
  );
}

function Rows({ name, timeline, onOpen }: TimelineTableProps & { readonly name: TimelineTableName }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [sort, setSort] = useState<{ readonly column: number; readonly descending: boolean }>();
  const rows = useMemo(() => {
    const all = timelineTable(timeline, name);
    return sort ? sortedRows(all, sort.column, sort.descending) : all;
  }, [timeline, name, sort]);
  const shown = useWindow({ count: rows.length, scroller, estimate: () => 36, overscan: 8 });
  const columns: CSSProperties & Record<'--columns', string> = { '--columns': widths[name] };
  const sortBy = (column: number): void => setSort({ column, descending: sort?.column === column && !sort.descending });
  return (
    <div
      ref={scroller}
      className={classes.table}
      style={columns}
      role="table"
      aria-label={names[name]}
      aria-rowcount={rows.length + 1}
    >
      <div role="rowgroup" className={classes.head}>
        <div role="row" aria-rowindex={1} className={classes.cells}>
          {timelineColumns[name].map((title, column) => {
            const order = sort?.column !== column ? undefined : sort.descending ? 'descending' : 'ascending';
            return (
              <span key={title} role="columnheader" aria-sort={order}>
                <button type="button" className={classes.sort} onClick={() => sortBy(column)}>
                  {title}
                  {order ? <span aria-hidden>{order === 'ascending' ? ' ▲' : ' ▼'}</span> : null}
                </button>
              </span>
            );
          })}
        </div>
      </div>
      <WindowRows rows={shown} role="rowgroup" item={() => ({ role: 'presentation' })}>
        {(index) => {
          const row = rows[index];
          return row ? (
            <div role="row" aria-rowindex={index + 2} className={classes.cells}>
              {row.cells.map((cell, column) => (
                <span key={column} role="cell" dir="auto">
                  {column === opening[name] ? (
                    <button type="button" className={classes.link} onClick={() => onOpen(row.target)}>
                      <Cell row={row} title={timelineColumns[name][column]} text={cell} />
                    </button>
                  ) : name === 'evidence' && column === 2 ? (
                    <EffectMark effect={cell} bare />
                  ) : (
                    <Cell row={row} title={timelineColumns[name][column]} text={cell} />
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

interface CellProps {
  readonly row: TimelineTableRow;
  /** The title of the column. */
  readonly title: string | undefined;
  readonly text: string;
}

/** A cell. The text of an entry is the author’s, and the title of a publication the source’s. */
function Cell({ row: { target }, title, text }: CellProps) {
  if (title === 'Text') return <AuthorText>{text}</AuthorText>;
  if (title !== 'Publication' || target.kind === 'entry') return text;
  const publication = target.kind === 'publication' ? target.publication : target.evidence.publication;
  return <ObservationText number={publication?.number} text={text} />;
}
