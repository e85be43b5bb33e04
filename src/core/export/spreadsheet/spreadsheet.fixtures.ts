/** Reads Excel workbooks for tests, with a library that Assessment Desk does not use otherwise. */
import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';

/** A sheet as it was read: its rows with the head, empty cells as ''. */
export interface ReadSheet {
  readonly name: string;
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The sheets of a workbook. */
export async function sheetsOf(bytes: Uint8Array): Promise<readonly ReadSheet[]> {
  const sheets = await readWorkbook(Buffer.from(bytes), { trim: false });
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map((value) => (typeof value === 'number' ? value : String(value ?? '')))),
  }));
}

/** The XML of each sheet, in order. */
export function sheetSources(bytes: Uint8Array): readonly string[] {
  const parts = Object.entries(unzipSync(bytes)).filter(([path]) => path.startsWith('xl/worksheets/'));
  return parts.map(([, part]) => strFromU8(part));
}
