/** Reads the text of a PDF, page by page, with the place of each line and a count of what was lost or guessed. */
import type { Loss } from '../../core/casefile/types.generated.ts';
import type {
  Extraction,
  ExtractionResult,
  Group,
  Highlight,
  PageSize,
  Segment,
} from '../../core/extraction/extraction.ts';
import type { Reader, ReadingProgress } from '../readers.ts';
import {
  annotationsOf,
  highlightsOf,
  HighlightLimits,
  separatorOf,
  type PageAnnotation,
  type PageHighlight,
} from './highlights.ts';
import { areaOf, openPdf, shownSize, withPage, sourceOfBytes, type PdfDocument, type ByteSource } from './document.ts';
import { pdfReader, type PdfEngine } from './engine.ts';
import { containedFiles, factsOf, labelOf } from './facts.ts';
import { linesOf, type PageLine, type PdfFileLossCode } from './lines.ts';
import { flag, readCharacters } from './page-characters.ts';
import { maxCharacters, PdfProblem } from './problem.ts';

export interface ReadPdfOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ReadingProgress) => void) | undefined;
}

/** What a page contains. */
interface ReadPage {
  readonly size: PageSize;
  readonly lines: readonly PageLine[];
  /** How many characters are outside the area that is shown, and how many are marked as having no text. */
  readonly outside: number;
  readonly withoutText: number;
  readonly annotations: readonly PageAnnotation[];
  readonly marks: readonly PageHighlight[];
}

/** Groups in the order in which they are shown. Their IDs are part of origins, so they never change. */
const groups: readonly Group[] = [
  { id: 'unseen', kind: 'hidden', label: 'Text that the pages do not show', isProposed: false },
  { id: 'comments', kind: 'comment', label: 'Comments and notes on the pages', isProposed: false },
  { id: 'fields', kind: 'other', label: 'Values of form fields', isProposed: false },
];

/** The size of a page that cannot be opened: A4. */
const unknownSize = { width: 595, height: 842 };

function readPage(document: PdfDocument, page: number, limits: HighlightLimits): ReadPage | undefined {
  const { pdfium } = document;
  return withPage(document, page, (opened) => {
    const area = areaOf(pdfium, opened);
    const label = labelOf(document, page) ?? null;
    const characters = readCharacters(pdfium, opened, area);
    const lines = linesOf(characters);
    const countOf = (bit: number): number => characters.flags.filter((bits) => (bits & bit) !== 0).length;
    return {
      size: { label, ...shownSize(area) },
      lines,
      outside: countOf(flag.outside),
      withoutText: countOf(flag.withoutText),
      annotations: annotationsOf(pdfium, opened, area),
      marks: highlightsOf(pdfium, opened, area, characters, lines, limits),
    };
  });
}

/** How much of the text is reported before the rest is read, in UTF-16 units. */
const longestBeginning = 2000;

/** Collects the segments of the pages. */
class TextMaker {
  readonly segments: Segment[] = [];
  readonly pages: PageSize[] = [];
  readonly #fileLosses = new Map<PdfFileLossCode, number>();
  /** In UTF-16 units. */
  #length = 0;
  #lineCount = 0;

  lose(code: PdfFileLossCode, count = 1): void {
    if (count > 0) this.#fileLosses.set(code, (this.#fileLosses.get(code) ?? 0) + count);
  }

  #add(segment: Segment): void {
    this.#length += segment.text.length;
    if (this.#length > maxCharacters) throw new PdfProblem('too-long');
    this.segments.push(segment);
  }

  addPage(page: number, read: ReadPage | undefined): void {
    if (!read) {
      this.lose('unreadable-page');
      this.pages.push({ label: null, ...unknownSize });
      return;
    }
    this.pages.push(read.size);
    this.lose('outside-page', read.outside);
    this.lose('marked-without-text', read.withoutText);
    if (read.lines.length === 0) this.lose('page-without-text');
    this.#lineCount += read.lines.length;
    const byLine = new Map<number, Highlight[]>();
    for (const { line, ...highlight } of read.marks) {
      const own = byLine.get(line) ?? [];
      own.push(highlight);
      byLine.set(line, own);
    }
    read.lines.forEach(({ text, box, gap, losses, isUnseen }, index) => {
      const own = byLine.get(index);
      this.#add({
        separator: separatorOf(gap, index),
        text,
        group: isUnseen ? 'unseen' : null,
        place: { kind: 'page', page, box },
        losses,
        ...(own && { marks: own }),
      });
    });
    for (const { group, text, box } of read.annotations) {
      this.#add({ separator: '\n\n', text, group, place: { kind: 'page', page, box } });
    }
  }

  /** The beginning of the text, without annotations. */
  get beginning(): string {
    const lines = this.segments.filter(({ group }) => group === null);
    const text = lines.map(({ separator, text: line }) => separator + line).join('');
    return text.trim().slice(0, longestBeginning).toWellFormed();
  }

  /** Whether any page has text. Comments alone do not count. */
  get hasText(): boolean {
    return this.#lineCount > 0;
  }

  get losses(): readonly Loss[] {
    return [...this.#fileLosses].map(([code, count]) => ({ code, count, first: null }));
  }
}

/** After this many pages, other work gets a turn, such as a request to cancel. */
const pagesPerTurn = 16;

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** `FORMTYPE_XFA_FULL` and `FORMTYPE_XFA_FOREGROUND` of `fpdf_formfill.h`. */
const xfaTypes: readonly number[] = [2, 3];

/** After this many pages that made PDFium fail, the file is given up. */
const maxFailures = 3;

/** A file that is opened again if a page made PDFium fail, so that the other pages can be read. */
class RestartedPdf {
  document: PdfDocument;
  readonly #open: () => Promise<PdfDocument>;
  readonly #limits = new HighlightLimits();
  #failures = 0;

  private constructor(document: PdfDocument, open: () => Promise<PdfDocument>) {
    this.document = document;
    this.#open = open;
  }

  static async open(source: ByteSource, engine: PdfEngine): Promise<RestartedPdf> {
    const open = (): Promise<PdfDocument> => openPdf(engine, source);
    return new RestartedPdf(await open(), open);
  }

  /** Reads a page, from 0. Returns undefined if it cannot be read. */
  async readPage(page: number): Promise<ReadPage | undefined> {
    try {
      return readPage(this.document, page, this.#limits);
    } catch (error) {
      this.#failures += 1;
      if (this.#failures > maxFailures || this.document.pageCount === 1) throw error;
      this.document = await this.#open();
      return undefined;
    }
  }
}

async function readPages(file: RestartedPdf, { signal, onProgress }: ReadPdfOptions): Promise<TextMaker> {
  const maker = new TextMaker();
  const { pdfium, handle, pageCount } = file.document;
  if (!pdfium.call.FPDF_DocumentHasValidCrossReferenceTable(handle)) maker.lose('rebuilt-file');
  if (xfaTypes.includes(pdfium.call.FPDF_GetFormType(handle))) maker.lose('xfa-form');
  let hasBegun = false;
  for (let page = 0; page < pageCount; page += 1) {
    const label = `Page ${String(page + 1)} of ${String(pageCount)}`;
    onProgress?.({ label, fraction: page / pageCount });
    if (page % pagesPerTurn === 0) await nextTurn();
    signal?.throwIfAborted();
    maker.addPage(page + 1, await file.readPage(page));
    if (hasBegun || !maker.hasText) continue;
    hasBegun = true;
    onProgress?.({ label, fraction: (page + 1) / pageCount, beginning: maker.beginning });
    // The page's thread gets the beginning at once, and this one may be cancelled.
    await nextTurn();
  }
  return maker;
}

async function extract(source: ByteSource, engine: PdfEngine, options: ReadPdfOptions): Promise<Extraction> {
  const file = await RestartedPdf.open(source, engine);
  const maker = await readPages(file, options);
  if (!maker.hasText) throw new PdfProblem('no-text');
  const { segments, pages, losses } = maker;
  const { document } = file;
  return {
    reader: pdfReader,
    segments,
    groups: groups.filter(({ id }) => segments.some(({ group }) => group === id)),
    pages,
    losses,
    facts: await factsOf(document, source),
    contained: document.run(() => containedFiles(document)),
  };
}

/**
 * Reads a PDF. The characters and their order are those that PDFium finds, and each change is counted as a loss: see
 * `lines.ts`. The same bytes give the same text in every runtime. Rejects only when cancelled, with the signal’s
 * reason.
 */
export async function readPdf(
  source: ByteSource,
  engine: PdfEngine,
  options: ReadPdfOptions = {},
): Promise<ExtractionResult> {
  try {
    return { kind: 'text', extraction: await extract(source, engine, options) };
  } catch (error) {
    if (error instanceof PdfProblem) return { kind: 'unreadable', problem: error.message };
    throw error;
  }
}

/** Returns the PDF reader. Only some threads may run PDFium, so the caller loads it. */
export function pdfReaderWith(engine: PdfEngine): Reader {
  return ({ bytes }, onProgress, signal) => readPdf(sourceOfBytes(bytes), engine, { onProgress, signal });
}
