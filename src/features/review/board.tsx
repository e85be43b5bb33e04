import { use, useRef } from 'react';
import { ClaimsColumn } from './claims-column.tsx';
import { EntriesColumn } from './entries-column.tsx';
import { Lines } from './lines.tsx';
import { LitContext } from './lit.ts';
import { PassageColumn } from './passage-column.tsx';
import classes from './board.module.css';

/** Passage, claims and entries side by side, with lines behind them. */
export function Board() {
  const board = useRef<HTMLDivElement>(null);
  const lit = use(LitContext);
  return (
    <div ref={board} className={classes.board} onPointerLeave={() => lit.light(null)}>
      <Lines board={board} />
      <PassageColumn />
      <ClaimsColumn />
      <EntriesColumn />
    </div>
  );
}
