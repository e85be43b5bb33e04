/** Tables of Word files: with a head that is repeated on each page, and lines between the rows. */
import { BorderStyle, Table, TableCell, TableRow, WidthType, type Paragraph } from 'docx';
import { styleIds } from './styles.ts';
import { paragraphOf, runs } from './text.ts';

const line = { style: BorderStyle.SINGLE, size: 4, color: '999999' } as const;
const none = { style: BorderStyle.NONE } as const;
const borders = { top: none, bottom: line, left: none, right: none, insideHorizontal: line, insideVertical: none };

/** The width of the text of a page (A4 with the default margins), in twentieths of a point. */
const pageWidth = 9026;

/**
 * Returns a table as wide as the page. Each cell is one paragraph, and no row is split between pages. `widths` are
 * those of the columns in relation to each other; equal without them.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly Paragraph[])[],
  widths: readonly number[] = head.map(() => 1),
): Table {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const columnWidths = widths.map((width) => Math.round((pageWidth * width) / whole));
  const cell = (content: Paragraph, column: number): TableCell =>
    new TableCell({ children: [content], width: { size: columnWidths[column] ?? 0, type: WidthType.DXA } });
  const heading = (name: string): Paragraph =>
    paragraphOf(runs(name, { bold: true }), name, { style: styleIds.facts, keepNext: true });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths,
    borders,
    rows: [
      new TableRow({ tableHeader: true, cantSplit: true, children: head.map(heading).map(cell) }),
      ...rows.map((row) => new TableRow({ cantSplit: true, children: row.map(cell) })),
    ],
  });
}
