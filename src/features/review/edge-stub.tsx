/**
 * The stub at the edge of a review column, which counts the cards of the chain out of sight and leads to the nearest.
 */
import { IconArrowDown, IconArrowUp, IconCircleDashedX } from '@tabler/icons-react';
import type { ChainRows } from './columns.ts';
import classes from './edge-stub.module.css';
import wording from './wording.module.css';

interface EdgeStubProps {
  readonly edge: 'above' | 'below';
  readonly rows: ChainRows;
  /** The visible rows, from first to last; null while unknown. */
  readonly range: { readonly startIndex: number; readonly endIndex: number } | null;
  /** Goes to the nearest row outside the view. */
  readonly onGo: (row: number) => void;
}

export function EdgeStub({ edge, rows, range, onGo }: EdgeStubProps) {
  const hidden = range ? [...rows.keys()].filter((row) => isBeyond(row, edge, range)) : [];
  const nearest = edge === 'above' ? Math.max(...hidden) : Math.min(...hidden);
  const contradicting = hidden.filter((row) => rows.get(row) === 'contradicts').length;
  const Arrow = edge === 'above' ? IconArrowUp : IconArrowDown;
  return (
    <div className={classes.edge} data-edge={edge}>
      {hidden.length === 0 ? null : (
        <button type="button" className={classes.stub} onClick={() => onGo(nearest)}>
          <Arrow size={13} aria-hidden />
          {`${String(hidden.length)} more ${edge}`}
          {contradicting === 0 ? null : (
            <span className={classes.contradicts}>
              <IconCircleDashedX size={14} aria-hidden />
              {contradicting}
              <span className={wording.unseen}> contradicting</span>
            </span>
          )}
        </button>
      )}
    </div>
  );
}

function isBeyond(row: number, edge: 'above' | 'below', range: { startIndex: number; endIndex: number }): boolean {
  return edge === 'above' ? row < range.startIndex : row > range.endIndex;
}
