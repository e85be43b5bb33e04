/** The table that says the same as the map: one row for each link, which leads to it. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { AuthorText } from '../../shared/author-text.tsx';
import { BelowWords, ClaimText } from '../../shared/claim-sentence.tsx';
import { ObservationText } from '../../shared/observation-text.tsx';
import { EffectMark } from '../../ui/effect-mark.tsx';
import { mapHeadings, type MapTableRow } from '../../core/pictures/map/map-picture.ts';
import type { MapPath } from '../../core/pictures/map/map-model.ts';
import classes from './map.module.css';

/** The same as plain text, for print. */
export function PlainTable({ rows }: Pick<MapTableProps, 'rows'>) {
  return (
    <table className={classes.plain}>
      <Head />
      <tbody>
        {rows.map(({ path, cells }) => (
          <tr key={path.key}>
            {cells.map((cell, column) => (
              <td key={mapHeadings[column]} dir="auto" data-short={isShort(cell, column) || undefined}>
                <CellText cell={cell} column={column} path={path} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head() {
  return (
    <thead>
      <tr>
        {mapHeadings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Returns whether a cell stays on one line: no line may break at the hyphen of an ID or in the word of an effect. */
function isShort(cell: string, column: number): boolean {
  const heading = mapHeadings[column];
  if (heading === 'Effect') return cell === 'supports' || cell === 'contradicts';
  return (heading === 'Claim' || heading === 'Entry') && cell.length <= 20;
}

/** The number of rows that are added at once: a publisher can have thousands of links. */
const page = 300;

interface MapTableProps {
  readonly rows: readonly MapTableRow[];
  readonly caption: string;
  readonly onOpen: (path: MapPath) => void;
}

export function MapTable({ rows, caption, onOpen }: MapTableProps) {
  const [shown, setShown] = useState(page);
  const more = rows.length - shown;
  return (
    <div className={classes.scroller}>
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        <Head />
        <tbody>
          {rows.slice(0, shown).map(({ path, cells }) => (
            <tr key={path.key}>
              {cells.map((cell, column) => (
                <td key={mapHeadings[column]} dir="auto" data-short={isShort(cell, column) || undefined}>
                  <Cell cell={cell} column={column} path={path} onOpen={onOpen} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 ? (
        <Button className={classes.more ?? ''} variant="default" size="xs" onClick={() => setShown(shown + page)}>
          {`Show ${String(Math.min(page, more))} of ${String(more)} more rows`}
        </Button>
      ) : null}
    </div>
  );
}

interface CellTextProps {
  readonly cell: string;
  readonly column: number;
  readonly path: MapPath;
}

/** The text of a cell in its language: that of the author or of a source, or that of the interface. */
function CellText({ cell, column, path }: CellTextProps) {
  const heading = mapHeadings[column];
  if (heading === 'Reason') return <AuthorText>{cell}</AuthorText>;
  if (heading === 'Observation') return <ObservationText number={path.observation} text={cell} />;
  if (heading !== 'Text' || !path.claim) return cell;
  return (
    <>
      <ClaimText claim={path.claim.claim} text={cell} />
      <BelowWords claim={path.claim.claim} />
    </>
  );
}

interface CellProps extends CellTextProps, Pick<MapTableProps, 'onOpen'> {}

function Cell({ cell, column, path, onOpen }: CellProps) {
  const heading = mapHeadings[column];
  if (heading === 'Effect' && path.link) {
    return <EffectMark effect={path.link.effect === 'other' ? undefined : path.link.effect} bare />;
  }
  if (heading !== 'Claim' || cell === '') return <CellText cell={cell} column={column} path={path} />;
  return (
    <button type="button" className={classes.go} onClick={() => onOpen(path)}>
      {cell}
    </button>
  );
}
