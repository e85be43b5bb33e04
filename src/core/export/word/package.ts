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
  TextRun,
  type FileChild,
} from 'docx';
import { unzipSync, zipSync } from 'fflate';
import { numbering, styles } from './styles.ts';
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
}

/** Writes a Word file with a running head and page numbers. The same parts always give the same bytes. */
export async function wordFile(parts: WordParts): Promise<Uint8Array<ArrayBuffer>> {
  const { title, creator, description, children, endnotes = {} } = parts;
  const document = new Document({
    title,
    creator,
    lastModifiedBy: creator,
    description,
    styles,
    numbering,
    endnotes,
    sections: [
      {
        properties: { endnoteProperties: { numberFormat: { type: NumberFormat.DECIMAL } } },
        headers: { default: new Header({ children: [paragraph(title, { alignment: AlignmentType.END })] }) },
        footers: { default: new Footer({ children: [pageNumber()] }) },
        children,
      },
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
