/** The export of a draft as one Excel workbook: its links, matrix, claims and sources. */
import { casefileIndex } from '../casefile/lookup.ts';
import { gradeCode, gradeText, type SourceGrade } from '../casefile/source-facts.ts';
import { titleInWords } from '../assessment/draft-title.ts';
import { fileNameFor } from '../files/file-names.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { isRightToLeft } from './direction.ts';
import type { ExportContext, ExportedContent } from './exported-file.ts';
import {
  claimColumns,
  claimRows,
  linkColumns,
  linkRows,
  type TableCell,
  matrixRows,
  guardFormula,
} from './links-csv.ts';
import { reportOf, type Report } from './report/report.ts';
import { strToU8, zipSync } from 'fflate';
import { xmlText, textWidth } from '../pictures/svg.ts';

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

// Writes sheets as an Excel workbook (SpreadsheetML, ISO/IEC 29500-1) whose bytes depend on its content alone.

/** A column of a sheet. */
export interface SheetColumn {
  readonly name: string;
  /** In characters of the default font. */
  readonly width: number;
  /** Whether its texts are sentences, which need several lines. */
  readonly isProse: boolean;
}

/** A sheet: a table with a head that stays visible. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly TableCell[])[];
  /** Whether the first column is on the right. */
  readonly isRightToLeft: boolean;
}

/** The name of a cell in a spreadsheet: “A1”, “AB12”. Columns count from 0, rows from 1. */
export function cellName(column: number, row: number): string {
  return `${columnName(column)}${row}`;
}

/** A to Z, AA, AB, … */
function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`;
}

/** The media type of an Excel workbook. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Writes a workbook with at least one sheet. The same sheets always give the same bytes. Texts are cells of the type
 * text, so no spreadsheet calculates them, and are read back unchanged. A text must have at most 32,767 UTF-16 units
 * (`withLongTexts`).
 */
export function workbookFile(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const parts = {
    '[Content_Types].xml': contentTypes(sheets),
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook(sheets),
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, worksheet(sheet, at === 0)])),
  };
  const files = Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(declaration + xml)]));
  // ZIP stores the local time, so the date is made from its parts in the local zone.
  return zipSync(files, { mtime: new Date(1980, 0, 1) });
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const schemas = 'http://schemas.openxmlformats.org';
const main = `${schemas}/spreadsheetml/2006/main`;
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function contentTypes(sheets: readonly Sheet[]): string {
  const part = (path: string, type: string): string =>
    `<Override PartName="/xl/${path}.xml" ContentType="${types}.${type}+xml"/>`;
  return [
    `<Types xmlns="${schemas}/package/2006/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    part('workbook', 'sheet.main'),
    part('styles', 'styles'),
    ...sheets.map((_, at) => part(`worksheets/sheet${at + 1}`, 'worksheet')),
    '</Types>',
  ].join('');
}

/** The relationships of a part, with the IDs rId1, rId2, … */
function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${schemas}/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${schemas}/package/2006/relationships">${each.join('')}</Relationships>`;
}

function workbook(sheets: readonly Sheet[]): string {
  const each = sheets.map(({ name }, at) => `<sheet name="${text(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  return [
    `<workbook xmlns="${main}" xmlns:r="${schemas}/officeDocument/2006/relationships">`,
    `<bookViews><workbookView/></bookViews><sheets>${each.join('')}</sheets></workbook>`,
  ].join('');
}

/** The indexes of the cell formats in `styles`. */
const formats = { plain: 0, head: 1, prose: 2, guardedPlain: 3, guardedProse: 4 } as const;

/**
 * The number format 49 is text, and `quotePrefix` is Excel’s apostrophe: both keep a text a text after an edit, too.
 */
const asText = 'numFmtId="49" applyNumberFormat="1" quotePrefix="1"';
const general = 'numFmtId="0"';
const format = (kind: string, font: number, wraps: boolean): string =>
  `<xf ${kind} fontId="${font}" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment vertical="top"${wraps ? ' wrapText="1"' : ''}/></xf>`;

const styles = [
  `<styleSheet xmlns="${main}">`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  // Excel reserves the first two fills.
  '<fills count="2"><fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  '<cellXfs count="5">',
  format(general, 0, false),
  format(general, 1, false),
  format(general, 0, true),
  format(asText, 0, false),
  format(asText, 0, true),
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('');

function worksheet({ columns, rows, isRightToLeft }: Sheet, isShown: boolean): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const view = `${isRightToLeft ? ' rightToLeft="1"' : ''}${isShown ? ' tabSelected="1"' : ''}`;
  const last = cellName(columns.length - 1, rows.length + 1);
  return [
    `<worksheet xmlns="${main}"><dimension ref="A1:${last}"/>`,
    `<sheetViews><sheetView${view} workbookViewId="0">${pane}</sheetView></sheetViews>`,
    `<cols>${columns.map(columnWidth).join('')}</cols>`,
    '<sheetData>',
    `<row r="1">${columns.map(({ name }, at) => cell(name, at, 1, formats.head)).join('')}</row>`,
    ...rows.map((row, at) => rowOf(row, at + 2, columns)),
    `</sheetData><autoFilter ref="A1:${last}"/></worksheet>`,
  ].join('');
}

function columnWidth({ width }: SheetColumn, at: number): string {
  return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
}

function rowOf(row: readonly TableCell[], number: number, columns: readonly SheetColumn[]): string {
  const cells = row.map((value, at) => cell(value, at, number, formatOf(value, columns[at]?.isProse ?? false)));
  return `<row r="${number}"${heightOf(row, columns)}>${cells.join('')}</row>`;
}

/** The height of a line in points, and the most lines that a row shows. A cell shows the rest when it is selected. */
const [lineHeight, maxLines] = [15, 12];

/** The width of a digit, which columns are measured in, in the unit of `textWidth`. */
const digitWidth = 0.58;

/**
 * The height of a row with sentences of several lines, as an attribute. LibreOffice would show one line. Excel fits the
 * row again when it is edited.
 */
function heightOf(row: readonly TableCell[], columns: readonly SheetColumn[]): string {
  const lines = row.map((value, at) => {
    const column = columns[at];
    return typeof value === 'string' && column?.isProse ? linesOf(value, column.width) : 1;
  });
  const most = Math.min(Math.max(1, ...lines), maxLines);
  return most === 1 ? '' : ` ht="${most * lineHeight}"`;
}

/** About how many lines a text needs in a column of a width in characters. */
function linesOf(value: string, width: number): number {
  const lines = value.slice(0, maxLines * width).split('\n');
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(textWidth(line, 1 / digitWidth) / width)), 0);
}

/** Texts that a spreadsheet would take for a formula when they are edited have a format of their own. */
function formatOf(value: TableCell, isProse: boolean): number {
  const isGuarded = typeof value === 'string' && guardFormula(value) !== value;
  if (isProse) return isGuarded ? formats.guardedProse : formats.prose;
  return isGuarded ? formats.guardedPlain : formats.plain;
}

function cell(value: TableCell, column: number, row: number, style: number): string {
  if (value === '') return '';
  const start = `<c r="${cellName(column, row)}" s="${style}"`;
  if (typeof value === 'number') return `${start}><v>${value}</v></c>`;
  return `${start} t="inlineStr"><is><t xml:space="preserve">${text(value)}</t></is></c>`;
}

/** Characters that XML cannot contain or would change, and the underscore of a text that looks like such an escape. */
const toEscape = /[^\P{Cc}\t\n\u007F-\u009F]|[\uFFFE\uFFFF]|_(?=x[\dA-Fa-f]{4}_)/gu;

/** Escapes a text for a cell: `_x000D_` is a carriage return (ISO/IEC 29500-1, 22.9.2.19). */
function text(value: string): string {
  const code = (character: string): string => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return xmlText(value.toWellFormed().replaceAll(toEscape, (character) => `_x${code(character)}_`));
}
