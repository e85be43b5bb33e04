/** In the import sheet: what is selected, what can be done with several files, and the start of a selected text. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted } from '../../ui/counted.ts';
import { isTextRow, type ImportRow, type TextRow } from './import-rows.ts';
import classes from './import-sheet.module.css';

interface SelectionHeadProps {
  readonly rows: readonly ImportRow[];
  readonly selected: readonly TextRow[];
  readonly onSelectAll: () => void;
  readonly onCombine: () => void;
  readonly onSeparate: () => void;
}

/** What is selected, and what can be done with several files. */
export function SelectionHead({ rows, selected, onSelectAll, onCombine, onSeparate }: SelectionHeadProps) {
  const texts = rows.filter(isTextRow);
  const leaders = new Set(texts.map(({ partOf }) => partOf));
  const isCombined = selected.some(({ key, partOf }) => partOf !== null || leaders.has(key));
  const isOneObservation = new Set(selected.map(({ key, partOf }) => partOf ?? key)).size < 2;
  return (
    <div className={classes.head}>
      <h3 className={classes.headTitle} role="status">
        {`${counted(selected.length, 'file')} selected`}
      </h3>
      {texts.length > 1 && (
        <Button size="compact-sm" variant="subtle" disabled={selected.length === texts.length} onClick={onSelectAll}>
          Select all
        </Button>
      )}
      {texts.length > 1 && (
        <Button size="compact-sm" variant="default" disabled={isOneObservation} onClick={onCombine}>
          Combine into one observation
        </Button>
      )}
      {isCombined && (
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
}

/** How much of a passage is shown, in UTF-16 units. */
const previewLength = 600;

function startOf(text: string): string {
  const start = text.slice(0, previewLength).trim();
  return (start.isWellFormed() ? start : start.slice(0, -1)) + (text.length > previewLength ? '…' : '');
}

export function Details({ rows, selected, fields }: DetailsProps) {
  const leaderKeys = new Set(selected.map(({ key, partOf }) => partOf ?? key));
  const leaders = rows.filter(isTextRow).filter(({ key }) => leaderKeys.has(key));
  const [only, ...others] = selected;
  if (!only) {
    return <p className={classes.soft}>This file cannot be added. Select another file to see its fields.</p>;
  }
  return (
    <>
      {fields(leaders)}
      {others.length === 0 && (
        <blockquote
          className={classes.preview}
          dir="auto"
          lang={leaders[0]?.fields.language.text || undefined}
          aria-label="Start of the passage"
        >
          {startOf(only.passage.text)}
        </blockquote>
      )}
    </>
  );
}
