/** Texts that are too long for a cell of a spreadsheet continue in a sheet of their own, so that nothing is lost. */
import type { TableCell } from '../links-csv.ts';
import { cellName, type Sheet } from './sheet.ts';

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
