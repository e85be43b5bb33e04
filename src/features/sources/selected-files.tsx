/** In the import sheet: what is selected, what can be done with several files, and the details of the selection. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { isTextRow, type ImportRow, type TextRow } from './import-rows.ts';
import { RowText, type OnHighlights, type OnParts } from './row-text.tsx';
import classes from './import-sheet.module.css';
import { counted } from '../../core/json/counted.ts';

interface SelectionHeadProps {
  readonly rows: readonly ImportRow[];
  readonly selected: readonly TextRow[];
  readonly onSelectAll: () => void;
  /** Selects all files of the format that the selected ones have. */
  readonly onSelectFormat: (format: string) => void;
  /** Whether each file can be an observation of its own. */
  readonly canCombine: boolean;
  readonly onCombine: () => void;
  readonly onSeparate: () => void;
}

/** What is selected, and what can be done with several files. */
export function SelectionHead(props: SelectionHeadProps) {
  const { rows, selected, canCombine, onSelectAll, onSelectFormat, onCombine, onSeparate } = props;
  const texts = rows.filter(isTextRow);
  const leaders = new Set(texts.map(({ partOf }) => partOf));
  const isCombined = selected.some(({ key, partOf }) => partOf !== null || leaders.has(key));
  const isOneObservation = new Set(selected.map(({ key, partOf }) => partOf ?? key)).size < 2;
  const formats = new Set(selected.map(({ format }) => format));
  const alike = texts.filter(({ format }) => formats.has(format));
  const offersFormat = formats.size === 1 && alike.length > selected.length && alike.length < texts.length;
  return (
    <div className={classes.head}>
      <h3 className={classes.headTitle}>
        <span role="status">{`${counted(selected.length, 'file')} selected`}</span>
      </h3>
      {texts.length > 1 && (
        <Button size="compact-sm" variant="subtle" disabled={selected.length === texts.length} onClick={onSelectAll}>
          Select all
        </Button>
      )}
      {offersFormat && (
        <Button size="compact-sm" variant="subtle" onClick={() => onSelectFormat([...formats][0] ?? '')}>
          {`Select all ${String(alike.length)} of this kind`}
        </Button>
      )}
      {canCombine && texts.length > 1 && (
        <Button size="compact-sm" variant="default" disabled={isOneObservation} onClick={onCombine}>
          Combine into one observation
        </Button>
      )}
      {canCombine && isCombined && (
        <Button size="compact-sm" variant="default" onClick={onSeparate}>
          Separate
        </Button>
      )}
    </div>
  );
}

interface DetailsProps {
  readonly rows: readonly ImportRow[];
  readonly selected: readonly TextRow[];
  readonly fields: (leaders: readonly TextRow[]) => ReactNode;
  readonly onParts: OnParts;
  readonly onHighlights: OnHighlights;
}

export function Details({ rows, selected, fields, onParts, onHighlights }: DetailsProps) {
  const leaderKeys = new Set(selected.map(({ key, partOf }) => partOf ?? key));
  const leaders = rows.filter(isTextRow).filter(({ key }) => leaderKeys.has(key));
  if (selected.length === 0) {
    return <p className={classes.soft}>This file cannot be added. Select another file to see its fields.</p>;
  }
  return (
    <>
      <RowText
        selected={selected}
        language={leaders[0]?.fields.language.text || undefined}
        onParts={onParts}
        onHighlights={onHighlights}
      />
      {fields(leaders)}
    </>
  );
}
