/** The list of the import sheet: a row for each file, with what is proposed for it or why it cannot be read. */
import { memo, useEffect, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { parseUrl } from '../../core/casefile/publisher.ts';
import { looseDate } from '../../core/assessment/read-date-words.ts';
import { actorName } from '../../shared/actor-name.ts';
import type { Casefile, Observation } from '../../core/casefile/types.generated.ts';
import {
  noteInWords,
  fieldProblem,
  isTextRow,
  publisherOf,
  type ImportRow,
  type Registry,
  type TextRow,
} from './import-rows.ts';
import { partsInWords, selectionForKey, selectRow, type RowSelection } from './part-choices.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './source-table.module.css';
import { counted } from '../../core/json/words.ts';
import { wellFormedTag } from '../../core/workspace/text-language.ts';

interface SourceTableProps {
  readonly rows: readonly ImportRow[];
  readonly registry: Registry;
  readonly casefile: Casefile | null;
  /** The observation whose passages the files become; undefined if each becomes an observation. */
  readonly observation: Observation | undefined;
  readonly selection: RowSelection;
  readonly onSelect: (selection: RowSelection) => void;
  /** Includes rows or leaves them out. */
  readonly onInclude: (keys: ReadonlySet<number>, isIncluded: boolean) => void;
  /** Adds the sources: Enter in the table. */
  readonly onSubmit: () => void;
}

const rowHeight = 52;

export function SourceTable(props: SourceTableProps) {
  const { rows, registry, casefile, observation, selection, onInclude } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { active } = selection;
  useEffect(() => {
    document.getElementById(`${id}-${String(active)}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const texts = rows.filter(isTextRow);
  const included = texts.filter(({ isIncluded }) => isIncluded).length;
  const byKey = new Map(texts.map((row) => [row.key, row]));
  return (
    <div ref={scroller} className={classes.scroller}>
      <table
        role="grid"
        aria-label="Sources"
        aria-multiselectable
        tabIndex={0}
        aria-activedescendant={active < 0 ? undefined : `${id}-${String(active)}`}
        className={classes.table}
        onClick={(event) => onClick(event, props)}
        onKeyDown={(event) => onKeyDown(event, props, scroller.current?.clientHeight ?? 0)}
      >
        <thead>
          <tr>
            <th scope="col" className={classes.check}>
              <label className={classes.checkboxLabel}>
                <input
                  ref={(box) => {
                    if (box) box.indeterminate = included > 0 && included < texts.length;
                  }}
                  type="checkbox"
                  aria-label="Add all files"
                  checked={included > 0 && included === texts.length}
                  disabled={texts.length === 0}
                  onChange={(event) => onInclude(new Set(byKey.keys()), event.currentTarget.checked)}
                />
              </label>
            </th>
            <th scope="col">{counted(rows.length, 'file')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isSelected = selection.keys.has(row.key);
            const rowId = `${id}-${String(row.key)}`;
            if (!isTextRow(row)) {
              return <Unreadable key={row.key} id={rowId} row={row} isSelected={isSelected} />;
            }
            const { publisher } = publisherOf(row, registry);
            return (
              <SourceRow
                key={row.key}
                id={rowId}
                row={row}
                isSelected={isSelected}
                isActive={row.key === active}
                duplicate={noteInWords(row, rows, casefile)}
                leader={
                  observation ? observation.title : row.partOf === null ? undefined : titleOf(byKey.get(row.partOf))
                }
                publisher={
                  publisher === null
                    ? ''
                    : publisher.kind === 'new'
                      ? publisher.name
                      : actorName(casefile, publisher.actorId)
                }
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The row’s title for sentences. */
function titleOf(row: TextRow | undefined): string {
  return row === undefined ? '' : row.fields.title.text || row.path;
}

function Unreadable({
  id,
  row,
  isSelected,
}: {
  readonly id: string;
  readonly row: Extract<ImportRow, { kind: 'unreadable' }>;
  readonly isSelected: boolean;
}) {
  return (
    <tr id={id} data-row={row.key} aria-selected={isSelected} className={classes.row}>
      <td className={classes.check}>
        <label className={classes.checkboxLabel}>
          <input type="checkbox" aria-label={`Add ${row.path}`} checked={false} disabled readOnly tabIndex={-1} />
        </label>
      </td>
      <td className={classes.main}>
        <Bdi className={classes.path}>{row.path}</Bdi>
        <span className={classes.problem} dir="auto">
          {row.problem}
        </span>
      </td>
    </tr>
  );
}

interface SourceRowProps {
  readonly id: string;
  readonly row: TextRow;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  /** Where the text is already, in a sentence. */
  readonly duplicate: string | undefined;
  /** The title of the observation that gets this passage; undefined if the row is one of its own. */
  readonly leader: string | undefined;
  readonly publisher: string;
}

const SourceRow = memo(function SourceRow(props: SourceRowProps) {
  const { id, row, isSelected, isActive, duplicate, leader, publisher } = props;
  const { title, canonical_url, published_at, language } = row.fields;
  const name = title.text || 'Untitled observation';
  const hasProblem = (['published_at', 'retrieved_at', 'language'] as const).some(
    (field) => leader === undefined && fieldProblem(field, row.fields[field].text) !== undefined,
  );
  const summary = [publisher, hostIn(canonical_url.text), day(published_at.text), language.text];
  return (
    <tr
      id={id}
      data-row={row.key}
      data-active={isActive || undefined}
      data-out={!row.isIncluded || undefined}
      aria-selected={isSelected}
      className={classes.row}
    >
      <td className={classes.check}>
        <label className={classes.checkboxLabel}>
          <input type="checkbox" aria-label={`Add ${row.path}`} checked={row.isIncluded} readOnly tabIndex={-1} />
        </label>
      </td>
      <td className={classes.main} data-part={leader !== undefined || undefined}>
        <span className={classes.title} dir="auto">
          {leader === undefined ? (
            <span lang={title.text === '' ? undefined : wellFormedTag(language.text)}>{name}</span>
          ) : leader === '' ? (
            row.file.name
          ) : (
            <>
              Passage of “<Bdi lang={wellFormedTag(language.text)}>{leader}</Bdi>”
            </>
          )}
        </span>
        <span className={classes.origin}>
          <Bdi>{row.path}</Bdi>
          {[row.format, partsInWords(row), row.markCount > 0 && counted(row.markCount, 'highlight')]
            .filter(Boolean)
            .map((words) => ` · ${String(words)}`)}
        </span>
        {leader === undefined && summary.some(Boolean) && (
          <Bdi className={classes.origin}>{summary.filter(Boolean).join(' · ')}</Bdi>
        )}
        {hasProblem && <span className={classes.problem}>Check the dates and the language.</span>}
        {duplicate !== undefined && <span className={classes.note}>{duplicate}</span>}
      </td>
    </tr>
  );
});

/** The day of a date in its own zone; the text itself if it is not a date. */
function day(text: string): string {
  return looseDate(text)?.value.slice(0, 10) ?? text;
}

/** The host of a URL; what was entered if it is not a URL. */
function hostIn(url: string): string {
  return parseUrl(url)?.host ?? url;
}

function onClick(event: MouseEvent, { rows, selection, onSelect, onInclude }: SourceTableProps): void {
  const target = event.target instanceof Element ? event.target : null;
  const item = target?.closest<HTMLElement>('[data-row]');
  if (!item) return;
  const key = Number(item.dataset['row']);
  // Clicking the label also toggles the checkbox.
  if (target?.closest('label')) {
    const row = rows.find((one) => one.key === key);
    if (row && isTextRow(row) && target.matches('input')) onInclude(new Set([key]), !row.isIncluded);
    return;
  }
  const mode = event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'only';
  onSelect(
    selectRow(
      selection,
      key,
      mode,
      rows.map((row) => row.key),
    ),
  );
}

function onKeyDown(event: KeyboardEvent, props: SourceTableProps, height: number): void {
  const { rows, selection, onSelect, onInclude, onSubmit } = props;
  if (event.target instanceof HTMLInputElement) return;
  const isCommand = event.ctrlKey || event.metaKey;
  const next = selectionForKey(
    selection,
    { key: event.key, shiftKey: event.shiftKey, isCommand },
    rows.map((row) => row.key),
    Math.floor(height / rowHeight),
  );
  if (next) onSelect(next);
  else if (event.key === ' ') {
    const selected = rows.filter(isTextRow).filter(({ key }) => selection.keys.has(key));
    onInclude(selection.keys, !selected.every(({ isIncluded }) => isIncluded));
  } else if (event.key === 'Enter' && !isCommand) onSubmit();
  else return;
  event.preventDefault();
}
