/** The export of a draft as one Excel workbook: its links, matrix, claims and sources. */
import { casefileIndex } from '../../casefile/lookup.ts';
import { gradeCode, gradeText, type SourceGrade } from '../../casefile/source-facts.ts';
import { titleInWords } from '../../assessment/draft-title.ts';
import { fileNameFor } from '../../files/file-names.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { isRightToLeft } from '../direction.ts';
import type { ExportContext, ExportedContent } from '../exported-file.ts';
import { claimColumns, claimRows, linkColumns, linkRows, type TableCell, matrixRows } from '../links-csv.ts';
import { reportOf, type Report } from '../report/report.ts';
import { type Sheet, type SheetColumn, workbookFile, workbookType, cellName } from './workbook-file.ts';

// Texts that are too long for a cell of a spreadsheet continue in a sheet of their own, so that nothing is lost.

/** The maximum number of UTF-16 units of a cell in Excel and LibreOffice. */
export const maxUnits = 32_767;

/** The sheet with the complete texts. */
export const longTextsName = 'Long texts';

const continues = `… (continues in the sheet “${longTextsName}”)`;

/**
 * Shortens each text that is too long for a cell, and adds a sheet with the complete texts if there are any. Each part
 * of a text is a row there, with its sheet and its cell, such as “I12”.
 */
export function withLongTexts(sheets: readonly Sheet[]): readonly Sheet[] {
  const long = sheets.flatMap(longCells);
  if (long.length === 0) return sheets;
  const rows = long.flatMap(({ place, text }) => partsOf(text).map((part, at) => [...place, at + 1, part]));
  return [
    ...sheets.map(withShortTexts),
    {
      name: longTextsName,
      columns: [
        { name: 'sheet', width: 12, isProse: false },
        { name: 'cell', width: 12, isProse: false },
        { name: 'part', width: 8, isProse: false },
        { name: 'text', width: 100, isProse: true },
      ],
      rows,
      isRightToLeft: false,
    },
  ];
}

function isLong(value: TableCell): value is string {
  return typeof value === 'string' && value.length > maxUnits;
}

/** The long texts of a sheet, in its head, too, with their places. */
function longCells({ name, columns, rows }: Sheet) {
  return [columns.map((column) => column.name), ...rows].flatMap((row, y) =>
    row.flatMap((value, x) => (isLong(value) ? [{ place: [name, cellName(x, y + 1)], text: value }] : [])),
  );
}

function withShortTexts({ columns, rows, ...sheet }: Sheet): Sheet {
  return {
    ...sheet,
    columns: columns.map((column) => ({ ...column, name: shortenCell(column.name) })),
    rows: rows.map((row) => row.map(shortenCell)),
  };
}

function shortenCell<Value extends TableCell>(value: Value): Value | string {
  return isLong(value) ? start(value, maxUnits - continues.length) + continues : value;
}

function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length; from += parts.at(-1)?.length ?? 0) {
    parts.push(start(text.slice(from, from + maxUnits + 1), maxUnits));
  }
  return parts;
}

/** The longest start of a text within some UTF-16 units that splits no surrogate pair. */
function start(text: string, units: number): string {
  const isSplit = text.length > units && /[\uD800-\uDBFF]/.test(text[units - 1] ?? '');
  return text.slice(0, isSplit ? units - 1 : units);
}

/** Writes a workspace, finished or not, as a workbook. The same workspace and findings give the same bytes. */
export function exportTables(
  workspace: Workspace,
  context: ExportContext,
): ExportedContent & { readonly content: Uint8Array<ArrayBuffer> } {
  const sheets = tablesOf(workspace, context);
  const outline = sheets.map(({ name, rows }) => `${name}: ${rowsInWords(rows.length)}`);
  return {
    fileName: fileNameFor(workspace.title, 'tables'),
    mediaType: workbookType,
    content: workbookFile(sheets),
    preview: [titleInWords(workspace.title), '', ...outline].join('\n'),
  };
}

function rowsInWords(count: number): string {
  return count === 1 ? '1 row' : `${count.toLocaleString('en')} rows`;
}

/** The sheets of a workspace. Rows are in the document’s order, and columns have the names that they have in CSV. */
export function tablesOf(workspace: Workspace, context: ExportContext): readonly Sheet[] {
  const report = reportOf(workspace, context);
  const index = casefileIndex(workspace.casefile);
  const sources = report.observations.map((observation) =>
    sourceRow(observation, index.actor(observation.record?.publisher_actor_id ?? '')?.grade),
  );
  const [matrixHead, ...matrix] = matrixRows(workspace);
  return withLongTexts([
    sheet('Links', linkColumns, linkRows(report)),
    sheet('Matrix', matrixHead, matrix),
    sheet('Claims', claimColumns, claimRows(report)),
    sheet('Sources', sourceColumns, sources),
  ]);
}

/** The columns of the sheet of sources. */
export const sourceColumns = [
  'observation_id',
  'in_casefile',
  'title',
  'publisher_actor_id',
  'publisher_name',
  'canonical_url',
  'published_at',
  'retrieved_at',
  'language',
  'passages',
  'source_descriptor',
  'source_grade',
  'source_grade_basis',
  'publisher_descriptor',
  'publisher_grade',
  'publisher_grade_basis',
] as const;

/** The columns that contain sentences. */
const prose: ReadonlySet<string> = new Set([
  'heading',
  'reason',
  'claim_words',
  'proposition',
  'observation_title',
  'title',
  'source_descriptor',
  'source_grade_basis',
  'publisher_descriptor',
  'publisher_grade_basis',
]);

function sourceRow(
  { number, record, publisher }: Report['observations'][number],
  publisherGrade: SourceGrade | undefined,
): readonly TableCell[] {
  if (!record) return [number, 'no', ...Array<string>(sourceColumns.length - 2).fill('')];
  return [
    number,
    'yes',
    record.title,
    publisher?.id ?? '',
    publisher?.name ?? '',
    record.canonical_url ?? '',
    // A cell of the type date has no time zone, so a date stays the text that the casefile contains.
    record.published_at ?? '',
    record.retrieved_at ?? '',
    record.language ?? '',
    record.passages.length,
    ...gradeCells(record.grade),
    ...gradeCells(publisherGrade),
  ];
}

function gradeCells(grade: SourceGrade | undefined): readonly TableCell[] {
  return [gradeText(grade, 'descriptor'), gradeCode(grade), gradeText(grade, 'basis')];
}

function sheet(name: string, columnNames: readonly string[], rows: Sheet['rows']): Sheet {
  const columns = columnNames.map((columnName, at) => columnOf(columnName, rows, at));
  return { name, columns, rows, isRightToLeft: isMostlyRightToLeft(columns, rows) };
}

/** The narrowest and the widest column of short texts, and the column of sentences, in characters. */
const widths = { least: 10, most: 32, prose: 60 } as const;

/** A column as wide as its longest text, within limits, with space for the button of the filter. */
function columnOf(name: string, rows: Sheet['rows'], at: number): SheetColumn {
  if (prose.has(name)) return { name, width: widths.prose, isProse: true };
  const longest = rows.reduce((most, row) => Math.max(most, String(row[at] ?? '').length), name.length + 2);
  return { name, width: Math.min(Math.max(longest + 2, widths.least), widths.most), isProse: false };
}

/** Whether more than half of the sentences in a sheet are written from right to left. */
function isMostlyRightToLeft(columns: readonly SheetColumn[], rows: Sheet['rows']): boolean {
  const texts = rows.flatMap((row) => row.filter((value, at) => value !== '' && columns[at]?.isProse));
  return texts.filter((text) => isRightToLeft(String(text))).length * 2 > texts.length;
}
