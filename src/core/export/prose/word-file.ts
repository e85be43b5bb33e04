/** Puts paragraphs into a Word file (Office Open XML, ISO/IEC 29500) whose bytes depend on its content alone. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  NumberFormat,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type FileChild,
} from 'docx';
import { unzipSync, zipSync } from 'fflate';
import { numbering, smallNumbering, smallStyles, styleIds, styles } from './word-styles.ts';
import { paragraph, paragraphOf, runs } from './word-text.ts';

/** The media type of a Word file. */
export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The parts of a Word file. */
export interface WordParts {
  /** Also the running head. */
  readonly title: string;
  readonly creator: string;
  readonly description: string;
  /** When it was created (RFC 3339, in UTC); it says nothing about that if there is none. */
  readonly created: string | undefined;
  readonly children: readonly FileChild[];
  /** The endnotes by their numbers. */
  readonly endnotes?: Readonly<Record<string, { readonly children: readonly Paragraph[] }>>;
  /** What follows in two columns of small print. With it, the whole file is in small print with narrow margins. */
  readonly columns?: readonly FileChild[] | undefined;
}

/** The margins of small print, in twentieths of a point: 13 mm and 14 mm, and 7 mm to the running head. */
const narrowMargins = { top: 737, bottom: 737, left: 794, right: 794, header: 397, footer: 397 };

/** Writes a Word file with a running head and page numbers. The same parts always give the same bytes. */
export async function wordFile(parts: WordParts): Promise<Uint8Array<ArrayBuffer>> {
  const { title, creator, description, children, endnotes = {}, columns, created } = parts;
  const page = columns && { page: { margin: narrowMargins } };
  const document = new Document({
    title,
    creator,
    lastModifiedBy: creator,
    description,
    styles: columns ? smallStyles : styles,
    numbering: columns ? smallNumbering : numbering,
    endnotes,
    sections: [
      {
        properties: { ...page, endnoteProperties: { numberFormat: { type: NumberFormat.DECIMAL } } },
        headers: { default: new Header({ children: [paragraph(title, { alignment: AlignmentType.END })] }) },
        footers: { default: new Footer({ children: [pageNumber()] }) },
        children,
      },
      ...(columns
        ? [
            {
              properties: { ...page, type: SectionType.CONTINUOUS, column: { count: 2, space: 400 } },
              children: columns,
            },
          ]
        : []),
    ],
  });
  return withDate(await Packer.pack(document, 'uint8array'), created);
}

function pageNumber(): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children: [PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] })],
  });
}

/** Replaces the dates in a package, so that it depends on its content alone. */
function withDate(bytes: Uint8Array, created: string | undefined): Uint8Array<ArrayBuffer> {
  const files = unzipSync(bytes);
  const core = new TextDecoder().decode(files['docProps/core.xml']);
  const dated = core.replaceAll(
    /(<dcterms:(?:created|modified)[^>]*>)[^<]*(<[^>]*>)/g,
    (_, start: string, end: string) => (created === undefined ? '' : start + created + end),
  );
  files['docProps/core.xml'] = new TextEncoder().encode(dated);
  // The first date that ZIP can express. It stores the local time, so the date is made from its parts there.
  return zipSync(files, { mtime: new Date(1980, 0, 1) });
}

const line = { style: BorderStyle.SINGLE, size: 4, color: '999999' } as const;
const none = { style: BorderStyle.NONE } as const;
const borders = { top: none, bottom: line, left: none, right: none, insideHorizontal: line, insideVertical: none };

/** The width of the text of a page (A4 with the default margins), in twentieths of a point. */
const pageWidth = 9026;

/** The space that a letter of a heading needs at most on average, and that beside the text of a cell. */
const letterWidth = 118;
const cellMargins = 220;

/**
 * Returns the widths of columns that fill the page. A column is as wide as the longest word of its heading, so that no
 * heading breaks inside a word; the others have the rest in their relation.
 */
export function columnWidths(head: readonly string[], widths: readonly number[]): readonly number[] {
  const longest = head.map((name) => Math.max(...name.split(/\s/).map((word) => word.length)));
  const least = longest.map((length) => length * letterWidth + cellMargins);
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  // More columns than fit with whole words share the page.
  if (sum(least) >= pageWidth) return least.map((width) => Math.floor((pageWidth * width) / sum(least)));
  const wide = new Set(head.keys());
  for (;;) {
    const left = pageWidth - sum(least.filter((_, column) => !wide.has(column)));
    const whole = sum(widths.filter((_, column) => wide.has(column)));
    const share = (column: number): number => Math.floor((left * (widths[column] ?? 0)) / whole);
    const narrow = [...wide].filter((column) => share(column) < (least[column] ?? 0));
    if (narrow.length === 0) return least.map((width, column) => (wide.has(column) ? share(column) : width));
    for (const column of narrow) wide.delete(column);
  }
}

/**
 * Returns a table as wide as the page. Each cell is one paragraph, and no row is split between pages. `widths` are
 * those of the columns in relation to each other; equal without them.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly Paragraph[])[],
  widths: readonly number[] = head.map(() => 1),
): Table {
  const columns = columnWidths(head, widths);
  const cell = (content: Paragraph, column: number): TableCell =>
    new TableCell({ children: [content], width: { size: columns[column] ?? 0, type: WidthType.DXA } });
  const heading = (name: string): Paragraph =>
    paragraphOf(runs(name, { bold: true }), name, { style: styleIds.facts, keepNext: true });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: columns,
    borders,
    rows: [
      new TableRow({ tableHeader: true, cantSplit: true, children: head.map(heading).map(cell) }),
      ...rows.map((row) => new TableRow({ cantSplit: true, children: row.map(cell) })),
    ],
  });
}
