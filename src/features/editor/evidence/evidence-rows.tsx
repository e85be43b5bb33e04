import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Finding } from '../../../core/rules/finding.ts';
import { useVerdictSummaries } from '../../../shared/use-verdict-summaries.ts';
import { useWindow } from '../../../ui/use-window.ts';
import { usePlace } from '../place/place.tsx';
import { EvidenceRow, type RowActions } from './evidence-row.tsx';
import classes from './evidence-table.module.css';
import type { OpenLink } from './use-open-link.ts';
import { useRowFocus, type RowKeys } from './use-row-focus.ts';
import type { Selection } from './use-selection.ts';

/** The estimated height of a closed row before it is measured, in CSS pixels. */
const rowHeight = 92;
const estimate = (): number => rowHeight;

export interface EvidenceRowsProps {
  /** The number of links. Each row reads its own link from the document. */
  readonly count: number;
  readonly findingsOf: (index: number) => readonly Finding[];
  readonly quiet: boolean;
  readonly names: readonly string[];
  readonly selection: Selection;
  readonly open: OpenLink | undefined;
  readonly actions: RowActions & RowKeys;
}

/** The visible links, as a grid in which one row has the keyboard focus. */
export function EvidenceRows(props: EvidenceRowsProps) {
  const { count, findingsOf, quiet, names, selection, open, actions } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const keep = useMemo(() => (open ? [open.index] : []), [open]);
  const rows = useWindow({ count, scroller, estimate, keep });
  const { base, kind, index: entry } = usePlace();
  const verdicts = useVerdictSummaries(kind, entry);
  useLayoutEffect(() => {
    scroller.current?.scrollTo(0, 0);
  }, [base]);
  const focus = useRowFocus(count, scroller, rows, actions);
  return (
    <div ref={scroller} className={classes.scroller}>
      <div
        role="grid"
        aria-label="Evidence"
        aria-rowcount={count}
        aria-multiselectable
        className={classes.rows}
        style={{ blockSize: `${String(rows.getTotalSize())}px` }}
      >
        {rows.getVirtualItems().map(({ index, key, start }) => (
          <div
            key={key}
            ref={rows.measureElement}
            data-index={index}
            data-row={index}
            role="row"
            aria-rowindex={index + 1}
            aria-selected={selection.has(index)}
            tabIndex={index === focus.active ? 0 : -1}
            className={classes.place}
            style={{ insetBlockStart: start }}
            onKeyDown={focus.keyDown}
            onFocus={() => focus.setActive(index)}
          >
            <EvidenceRow
              index={index}
              names={names}
              verdicts={verdicts.links.get(index)}
              findings={findingsOf(index)}
              quiet={quiet}
              selected={selection.has(index)}
              active={index === focus.active}
              open={open?.index === index ? open : undefined}
              actions={actions}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
