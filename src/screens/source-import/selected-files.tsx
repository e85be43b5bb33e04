/** In the import sheet: what is selected, what can be done with several files, and the details of the selection. */
import { Button, Checkbox } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { extentInWords, fileSizeInWords } from '../../core/casefile/origin-in-words.ts';
import { lossInWords } from '../../core/extraction/loss-in-words.ts';
import { codePointLength } from '../../core/text/offsets.ts';
import { type TextRow, isTextRow, type ImportRow } from './import-rows.ts';
import { allParts, partChoices, type PartChoice } from './part-choices.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './selected-files.module.css';
import { counted } from '../../core/json/words.ts';
import importSheetClasses from './import-sheet.module.css';

// In the import sheet: the parts of the selected files to include, the text as it will be stored, and what changed.

/** Includes parts of rows, by the keys of the rows, or leaves them out. */
type OnParts = (parts: ReadonlyMap<number, readonly string[]>, isChosen: boolean) => void;

/** Makes claims of the highlights of rows, by their keys, or not. */
type OnHighlights = (keys: ReadonlySet<number>, takesHighlights: boolean) => void;

interface RowTextProps {
  readonly selected: readonly TextRow[];
  readonly language: string | undefined;
  readonly onParts: OnParts;
  readonly onHighlights: OnHighlights;
}

function RowText({ selected, language, onParts, onHighlights }: RowTextProps) {
  const [only, ...others] = selected;
  return (
    <div className={classes.text}>
      {only && others.length === 0 && <FileFacts row={only} />}
      <HighlightsField rows={selected} onHighlights={onHighlights} />
      <PartFields rows={selected} language={language ?? ''} onParts={onParts} />
      {only && others.length === 0 && (
        <>
          <Preview key={only.key} row={only} language={language} />
          <Losses row={only} />
        </>
      )}
      {others.length > 0 && <p className={classes.empty}>Select one file to see its text.</p>}
    </div>
  );
}

/** What kind of file it is, how large it is, and which files in it cannot be read. */
function FileFacts({ row }: { readonly row: TextRow }) {
  const { format, file, composed, unreadFiles } = row;
  const [place] = composed.places;
  // Parts are counted where they are chosen.
  const extent = place?.kind === 'part' ? '' : extentInWords(composed.places);
  const facts = [format, fileSizeInWords(file.size), extent].filter(Boolean).join(' · ');
  return (
    <div className={classes.facts}>
      <p>{facts}</p>
      {unreadFiles.length > 0 && (
        <p>
          It contains files that cannot be read: <Bdi>{unreadFiles.join(', ')}</Bdi>.
        </p>
      )}
    </div>
  );
}

/** Asks whether the highlights of the selected files become claims. */
function HighlightsField({ rows, onHighlights }: Pick<RowTextProps, 'onHighlights'> & { rows: readonly TextRow[] }) {
  const highlighted = rows.filter(({ markCount }) => markCount > 0);
  const [first] = highlighted;
  if (!first) return null;
  const taking = highlighted.filter(({ takesHighlights }) => takesHighlights).length;
  const count = highlighted.reduce((sum, { markCount }) => sum + markCount, 0);
  const of = highlighted.length > 1 ? ` in ${String(highlighted.length)} files` : '';
  return (
    <Checkbox
      size="sm"
      className={classes.taking}
      checked={taking === highlighted.length}
      indeterminate={taking > 0 && taking < highlighted.length}
      label={`Add ${counted(count, 'highlight')}${of} as ${count === 1 ? 'a claim' : 'claims'}`}
      description="If a highlight does not have exactly one match in the text, you choose its span later."
      onChange={(event) => onHighlights(new Set(highlighted.map(({ key }) => key)), event.currentTarget.checked)}
    />
  );
}

/** From this many parts on, all of them can be included or left out at once. */
const many = 4;

interface PartFieldsProps {
  readonly rows: readonly TextRow[];
  readonly language: string;
  readonly onParts: OnParts;
}

function PartFields({ rows, language, onParts }: PartFieldsProps) {
  const choices = partChoices(rows);
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <div className={classes.parts} data-alone={rows.length > 1 || undefined} role="group" aria-labelledby={id}>
      <div className={classes.all}>
        <h4 id={id} className={classes.legend}>
          Parts to include
        </h4>
        {choices.length >= many && (
          <>
            <Button size="compact-xs" variant="subtle" onClick={() => onParts(allParts(choices), true)}>
              Include all
            </Button>
            <Button size="compact-xs" variant="subtle" onClick={() => onParts(allParts(choices), false)}>
              Leave out all
            </Button>
          </>
        )}
      </div>
      <ul className={classes.list}>
        {choices.map((choice) => (
          <li key={choice.key}>
            <PartField choice={choice} language={language} onParts={onParts} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PartField({ choice, language, onParts }: Omit<PartFieldsProps, 'rows'> & { readonly choice: PartChoice }) {
  const { label, parts, isChosen, length, start } = choice;
  const of = parts.size > 1 ? ` in ${String(parts.size)} files` : '';
  return (
    <Checkbox
      size="sm"
      checked={isChosen === 'all'}
      indeterminate={isChosen === 'some'}
      classNames={{ description: classes.start ?? '' }}
      label={<Bdi>{label}</Bdi>}
      description={
        <>
          {counted(length, 'character')}
          {of}
          {start !== '' && (
            <>
              {' · '}
              <Bdi lang={language}>{start}</Bdi>
            </>
          )}
        </>
      }
      onChange={(event) => onParts(parts, event.currentTarget.checked)}
    />
  );
}

/** How much of a text is shown at first, and with each further step, in UTF-16 units. */
const [shownAtFirst, shownMore] = [3000, 20_000];

/** The text as it will be stored. A long one is shown in steps, because a browser lays out all of it at once. */
function Preview({ row, language }: { readonly row: TextRow; readonly language: string | undefined }) {
  const { text } = row.passage;
  const [shownLength, setShownLength] = useState(shownAtFirst);
  const shown = text.slice(0, shownLength).replace(/\p{Surrogate}$/u, '');
  return (
    <section className={classes.passage} aria-label="Text of the passage">
      <h4 className={classes.legend}>
        Text of the passage <span role="status">{counted(codePointLength(text), 'character')}</span>
      </h4>
      {text === '' ? (
        <p className={classes.empty}>No part is selected. Select at least one to add this file.</p>
      ) : (
        // A text that scrolls must be reachable with the keyboard.
        <div
          className={classes.preview}
          role="region"
          dir="auto"
          lang={language}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label="Text that will be stored"
        >
          {shown}
          {shown.length < text.length && '…'}
        </div>
      )}
      {shown.length < text.length && (
        <Button
          size="compact-xs"
          variant="subtle"
          className={classes.more}
          onClick={() => setShownLength((before) => before + shownMore)}
        >
          Show more
        </Button>
      )}
    </section>
  );
}

function Losses({ row }: { readonly row: TextRow }) {
  const { losses } = row.composed;
  if (losses.length === 0) return null;
  return (
    <section className={classes.changes} aria-label="Changes made while reading">
      <h4 className={classes.legend}>Changes made while reading</h4>
      <ul className={classes.losses}>
        {losses.map((loss) => (
          <li key={loss.code}>{lossInWords(loss)}</li>
        ))}
      </ul>
    </section>
  );
}

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
    <div className={importSheetClasses.head}>
      <h3 className={importSheetClasses.headTitle}>
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
    return <p className={importSheetClasses.soft}>This file cannot be added. Select another file to see its fields.</p>;
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
