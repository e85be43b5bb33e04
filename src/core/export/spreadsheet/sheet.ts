/** The sheets of a spreadsheet, independent of its file format. */
import type { TableCell } from '../links-csv.ts';

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
