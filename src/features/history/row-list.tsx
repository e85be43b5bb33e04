/** The read-only list of a version’s changes or content in the version history. */
import { useRef } from 'react';
import { InSentence } from '../../shared/in-sentence.tsx';
import { useWindow } from '../../ui/use-window.ts';
import { WindowRows } from '../../ui/window-rows.tsx';
import type { Row } from './rows.ts';
import classes from './history.module.css';
import { counted } from '../../core/json/counted.ts';

interface RowListProps {
  readonly label: string;
  readonly rows: readonly Row[];
}

/** A virtualized, read-only list of rows. Arrow keys scroll it. */
export function RowList({ label, rows }: RowListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useWindow({
    count: rows.length,
    scroller,
    estimate: (index) => (rows[index]?.kind === 'head' ? 34 : 48),
    keyOf: (index) => rows[index]?.key ?? index,
  });
  return (
    // Nothing inside is focusable, so the scrolling element itself must be, or the keyboard could not scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={scroller} className={classes.rows} tabIndex={0} role="region" aria-label={label}>
      <WindowRows rows={virtual} role="list">
        {(index) => {
          const row = rows[index];
          return row ? <RowView row={row} /> : null;
        }}
      </WindowRows>
    </div>
  );
}

/** The maximum number of details listed for one entry; the rest are counted. */
const maxDetails = 12;

function RowView({ row }: { readonly row: Row }) {
  if (row.kind === 'head') {
    return (
      <h4 className={classes.rowHead}>
        {row.title} <span className={classes.count}>{row.count}</span>
      </h4>
    );
  }
  const more = row.details.length - maxDetails;
  return (
    <div className={classes.row}>
      <span className={classes.rowName}>{row.name}</span>
      <div className={classes.rowText} dir="auto">
        <InSentence sentence={row.text} texts={row.texts} />
        {row.details.length > 0 && (
          <ul className={classes.details}>
            {row.details.slice(0, maxDetails).map((detail, index) => (
              <li key={index}>
                <InSentence sentence={detail} texts={row.texts} />
              </li>
            ))}
            {more > 0 && <li>{`${counted(more, 'more difference')}.`}</li>}
          </ul>
        )}
      </div>
    </div>
  );
}
