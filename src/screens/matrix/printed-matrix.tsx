/** The printed matrix: everything shown, in tables that fit on sheets. It is rendered only during printing. */
import { memo } from 'react';
import { createPortal } from 'react-dom';
import { cellOf, type MatrixClaim } from '../../core/matrix/matrix.ts';
import { PrintedTitle } from '../../shared/printed-title.tsx';
import { useClaimPlace } from '../../shared/use-span-words.ts';
import { usePrinting } from '../../ui/use-printing.ts';
import { pairOf, type AxisItem, type GridContent } from './axis.ts';
import { HeadingWords } from './grid-cells.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import cells from './grid.module.css';
import classes from './printed.module.css';
import { counted } from '../../core/json/words.ts';

/** The number of columns that fit on a sheet. */
const sheetColumns = 18;

export function PrintedMatrix({ content }: { readonly content: GridContent }) {
  const printing = usePrinting();
  return printing ? createPortal(<Sheets content={content} />, document.body) : null;
}

const Sheets = memo(function Sheets({ content: { rows, columns } }: { readonly content: GridContent }) {
  const starts = Array.from({ length: Math.ceil(columns.length / sheetColumns) }, (_, at) => at * sheetColumns);
  const excludedCount = [...rows, ...columns].filter(
    ({ kind, tone }) => kind === 'claim' && tone === 'excluded',
  ).length;
  return (
    <div className={classes.sheets} data-printed="matrix">
      <PrintedTitle what="evidence matrix" />
      <p>
        <span className={cells.mark} data-effect="supports" /> supports{' '}
        <span className={cells.mark} data-effect="contradicts" /> contradicts{' '}
        <span className={cells.mark} data-effect="both" /> both. A link does not say how strong the evidence is.
        {excludedCount > 0 ? ` ${exclusionsInWords(excludedCount)}` : ''}
      </p>
      {starts.map((from) => (
        <Sheet key={from} rows={rows} columns={columns.slice(from, from + sheetColumns)} />
      ))}
    </div>
  );
});

function exclusionsInWords(count: number): string {
  return `${counted(count, 'claim')} ${count === 1 ? 'is' : 'are'} excluded in this view (struck through).`;
}

function Sheet({ rows, columns }: { readonly rows: readonly AxisItem[]; readonly columns: readonly AxisItem[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td />
          {columns.map((column, at) => (
            <th key={at} scope="col" data-tone={column.tone}>
              <span className={classes.turned}>{column.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at} data-tone={row.tone}>
            <th scope="row">
              <b>{row.name}</b> <HeadingWords item={row} />
              {row.kind === 'claim' ? <InFile claim={row.claim} /> : null}
            </th>
            {columns.map((column, place) => {
              const pair = pairOf(row, column);
              const effect = pair && cellOf(pair.entry, pair.claim);
              return <td key={place}>{effect ? <span className={cells.mark} data-effect={effect} /> : null}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where the claim's text is in the file of its passage. */
function InFile({ claim: { claim } }: { readonly claim: MatrixClaim }) {
  const place = useClaimPlace(claim);
  return place === '' ? null : <Bdi> ({place})</Bdi>;
}
