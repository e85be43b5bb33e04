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
  LevelFormat,
  LineRuleType,
  type INumberingOptions,
  type IStylesOptions,
  type IParagraphOptions,
  type IRunOptions,
  type ParagraphChild,
} from 'docx';
import { showDirections } from '../../text/directions.ts';
import { unzipSync, zipSync } from 'fflate';
import { isRightToLeft, rtlLetter } from '../direction.ts';

// The styles of the Word report. Each has a name of its own, so that a template of a house can change it.

/** The IDs of the report's own paragraph styles. */
export const styleIds = {
  facts: 'ReportFacts',
  caution: 'ReportCaution',
  statement: 'ReportStatement',
  supports: 'ReportSupportingEvidence',
  contradicts: 'ReportContradictingEvidence',
  other: 'ReportOtherEvidence',
  reason: 'ReportReason',
  passage: 'ReportPassage',
  note: 'ReportNote',
  attention: 'ReportAttention',
} as const;

/** The reference of the bulleted list. */
export const bullets = { reference: 'bullets', level: 0 } as const;

/** The colours of the two effects on paper, as everywhere in Assessment Desk. */
export const effectColours = { supports: '0B5A8A', contradicts: 'A13D06' } as const;

const paper = { size: 21, font: { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial', eastAsia: 'SimSun' } };

function evidence(id: string, name: string, colour: string, border: (typeof BorderStyle)[keyof typeof BorderStyle]) {
  return {
    id,
    name,
    basedOn: 'Normal',
    next: id,
    paragraph: {
      indent: { start: 284 },
      spacing: { before: 100, after: 20 },
      border: { left: { style: border, size: 12, space: 8, color: colour } },
    },
  };
}

function own(id: string, name: string, paragraph: object, run: object = {}) {
  return { id, name, basedOn: 'Normal', next: 'Normal', quickFormat: true, paragraph, run };
}

/**
 * A heading. Without its outline level, LibreOffice takes it for a paragraph. Sizes are half points, spaces twentieths.
 */
function heading(outlineLevel: number, size: number, before: number, after: number) {
  return { run: { size, bold: true }, paragraph: { outlineLevel, spacing: { before, after }, keepNext: true } };
}

/** The styles of the document. */
const styles: IStylesOptions = {
  default: {
    document: { run: paper, paragraph: { spacing: { after: 120, line: 276 } } },
    title: { run: { size: 40, bold: true }, paragraph: { spacing: { after: 120 } } },
    heading1: heading(0, 30, 400, 120),
    heading2: heading(1, 25, 280, 80),
    heading3: heading(2, 22, 180, 60),
    endnoteText: { run: { size: 18 }, paragraph: { spacing: { after: 60 } } },
    endnoteReference: { run: { superScript: true } },
  },
  paragraphStyles: [
    own(styleIds.facts, 'Report Facts', { spacing: { after: 60 } }, { size: 19, color: '444444' }),
    own(styleIds.caution, 'Report Caution', { spacing: { after: 40 } }, { size: 19, italics: true }),
    own(styleIds.statement, 'Report Statement', { spacing: { after: 120 } }, { size: 24 }),
    evidence(styleIds.supports, 'Report Supporting Evidence', effectColours.supports, BorderStyle.SINGLE),
    evidence(styleIds.contradicts, 'Report Contradicting Evidence', effectColours.contradicts, BorderStyle.DASHED),
    evidence(styleIds.other, 'Report Other Evidence', '777777', BorderStyle.DOTTED),
    own(styleIds.reason, 'Report Reason', { indent: { start: 284 }, spacing: { after: 100 } }),
    own(styleIds.passage, 'Report Passage', { spacing: { after: 0 } }),
    own(styleIds.note, 'Report Note', {
      indent: { start: 284 },
      border: { left: { style: BorderStyle.SINGLE, size: 6, space: 8, color: '999999' } },
    }),
    own(styleIds.attention, 'Report Attention', {
      border: { left: { style: BorderStyle.DASHED, size: 12, space: 8, color: '7D5200' } },
    }),
  ],
};

/** The spacing of small print. Its lines are equally high in any font, so that the number of pages stays the same. */
const smallSpacing = { after: 20, line: 200, lineRule: LineRuleType.EXACT } as const;
const ownHeight = { line: 240, lineRule: LineRuleType.AUTO } as const;
const smallHeading = heading(0, 20, 100, 40);

/** Small print: the same styles, with sizes and spaces for two columns on a page. */
const smallStyles: IStylesOptions = {
  ...styles,
  default: {
    ...styles.default,
    document: { run: { ...paper, size: 16 }, paragraph: { spacing: smallSpacing } },
    title: { run: { size: 28, bold: true }, paragraph: { spacing: { after: 40, ...ownHeight } } },
    heading1: {
      ...smallHeading,
      paragraph: { ...smallHeading.paragraph, spacing: { ...smallHeading.paragraph.spacing, ...ownHeight } },
    },
    heading2: heading(1, 16, 60, 0),
  },
  paragraphStyles: styles.paragraphStyles?.map((style) => ({
    ...style,
    paragraph: { ...style.paragraph, spacing: smallSpacing, indent: { start: 0 }, border: {} },
    run: { ...style.run, size: 16 },
  })),
};

function bulletedList(indent: number, after: number): INumberingOptions {
  const style = { paragraph: { indent: { start: indent, hanging: indent - 100 }, spacing: { after } } };
  return {
    config: [{ reference: bullets.reference, levels: [{ level: 0, format: LevelFormat.BULLET, text: '•', style }] }],
  };
}

/** The bulleted list. */
const numbering = bulletedList(360, 60);

/** The bulleted list in small print. */
const smallNumbering = bulletedList(240, 20);

// Texts as Word runs: with their direction, language and line breaks, and without characters that XML cannot contain.

type RunStyle = Pick<IRunOptions, 'bold' | 'italics' | 'style' | 'strike' | 'underline' | 'color' | 'rightToLeft'>;

/**
 * Stretches of right-to-left words, with the marks and signs between their letters, and with the digits after them,
 * which are written to their left (UAX #9, rules W2 and N1). In another run, Word would put them to the right.
 */
const rtlStretch = new RegExp(String.raw`${rtlLetter}(?:[^\p{L}]*${rtlLetter}|\p{M})*(?:[^\p{L}]*\p{N})?`, 'gu');

/** Letters of scripts for which Word uses the East Asian font. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

/** The fonts for East Asian text of a language. Word replaces a font that a computer does not have. */
function eastAsianFont(language: string): string {
  if (/^ja\b/i.test(language)) return 'Yu Mincho';
  if (/^ko\b/i.test(language)) return 'Batang';
  return /^zh\b.*(?:hant|tw|hk|mo)/i.test(language) ? 'PMingLiU' : 'SimSun';
}

/** The language properties of a run; none if the language is not known. */
function languageProperties(text: string, language: string, isRtl: boolean): Pick<IRunOptions, 'language' | 'font'> {
  if (eastAsian.test(text)) {
    const font = { eastAsia: eastAsianFont(language), hint: 'eastAsia' };
    return language === '' ? { font } : { font, language: { eastAsia: language } };
  }
  if (language === '') return {};
  return { language: isRtl ? { bidirectional: language } : { value: language } };
}

/**
 * Returns a text as runs. `language` is a BCP 47 tag, or '' if it is not known. Line breaks stay in the paragraph,
 * characters that XML 1.0 cannot contain become U+FFFD, and controls of the direction become codes.
 */
export function runs(text: string, style: RunStyle = {}, language = ''): readonly TextRun[] {
  const lines = showDirections(text.toWellFormed())
    .replaceAll(/[^\P{Cc}\t\n\r\f\v\u0085]|[\uFFFE\uFFFF]/gu, '\uFFFD')
    .split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/);
  return lines.flatMap((line, at) => {
    const stretches = stretchesOf(line).map(({ words, isRtl }) => ({
      ...style,
      ...languageProperties(words, language, isRtl),
      ...(isRtl && { rightToLeft: true }),
      text: words,
    }));
    const [first = { ...style, text: '' }, ...others] = stretches;
    return [{ ...first, ...(at > 0 && { break: 1 }) }, ...others].map((options) => new TextRun(options));
  });
}

function stretchesOf(line: string): readonly { readonly words: string; readonly isRtl: boolean }[] {
  const stretches: { words: string; isRtl: boolean }[] = [];
  let from = 0;
  for (const { 0: words, index } of line.matchAll(rtlStretch)) {
    if (index > from) stretches.push({ words: line.slice(from, index), isRtl: false });
    stretches.push({ words, isRtl: true });
    from = index + words.length;
  }
  if (from < line.length) stretches.push({ words: line.slice(from), isRtl: false });
  return stretches;
}

/** Returns a paragraph of one text, in its own direction. */
export function paragraph(
  text: string,
  options: Omit<IParagraphOptions, 'children' | 'text'> = {},
  language = '',
): Paragraph {
  return paragraphOf(runs(text, {}, language), text, options);
}

/** Returns a paragraph whose direction is that of `text`, which it contains. */
export function paragraphOf(
  children: readonly ParagraphChild[],
  text: string,
  options: Omit<IParagraphOptions, 'children' | 'text'> = {},
): Paragraph {
  return new Paragraph({ ...options, children, ...(isRightToLeft(text) && { bidirectional: true }) });
}

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
