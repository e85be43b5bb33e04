/** Puts paragraphs into a Word file (Office Open XML, ISO/IEC 29500) whose bytes depend on its content alone. */
import {
  AlignmentType,
  Document,
  Footer,
  Header,
  NumberFormat,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  TextRun,
  type FileChild,
} from 'docx';
import { unzipSync, zipSync } from 'fflate';
import { numbering, smallNumbering, smallStyles, styles } from './styles.ts';
import { paragraph } from './text.ts';

/** The media type of a Word file. */
export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The parts of a Word file. */
export interface WordParts {
  /** Also the running head. */
  readonly title: string;
  readonly creator: string;
  readonly description: string;
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
  const { title, creator, description, children, endnotes = {}, columns } = parts;
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
  return withoutDates(await Packer.pack(document, 'uint8array'));
}

function pageNumber(): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children: [PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] })],
  });
}

/** Files of the package always have this date, the first that ZIP can express. */
const noDate = '1980-01-01T00:00:00Z';

/** Replaces the dates in a package, so that it depends on its content alone. */
function withoutDates(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const files = unzipSync(bytes);
  const core = new TextDecoder().decode(files['docProps/core.xml']);
  const dated = core.replaceAll(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${noDate}`);
  files['docProps/core.xml'] = new TextEncoder().encode(dated);
  // ZIP stores the local time, so the date is made from its parts in the local zone.
  return zipSync(files, { mtime: new Date(1980, 0, 1) });
}
