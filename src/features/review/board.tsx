import { use, useRef } from 'react';
import { ClaimsColumn } from './claims-column.tsx';
import { EntriesColumn } from './entries-column.tsx';
import { Lines } from './lines.tsx';
import { HighlightContext } from './highlight.ts';
import { PassageColumn } from './passage-column.tsx';
import classes from './board.module.css';

/** Passage, claims and entries side by side, connected by lines behind them. */
export function Board() {
  const board = useRef<HTMLDivElement>(null);
  const highlight = use(HighlightContext);
  return (
    <div ref={board} className={classes.board} onPointerLeave={() => highlight.show(null)}>
      <Lines board={board} />
      <PassageColumn />
      <ClaimsColumn />
      <EntriesColumn />
    </div>
  );
}
