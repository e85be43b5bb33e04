/** Opens PDFs and their pages in PDFium, and gives back what they take. */
import type { Rotation } from '../../core/extraction/extraction.ts';
import { startPdfium, type PdfEngine, type Pdfium } from './engine.ts';
import { floatsAt, withMemory } from './native.ts';
import { maxPages, maxPdfBytes, PdfProblem, type PdfProblemCode } from './problem.ts';
import type { ByteSource } from './source.ts';

/**
 * An open file. Its instance of PDFium belongs to it alone, so there is nothing to close: once nothing refers to it,
 * its memory is given back, even after an error. Calls that fail for lack of memory, or because the file is hostile,
 * throw a `PdfProblem`.
 */
export interface PdfDocument {
  readonly pdfium: Pdfium;
  /** The address of the document in PDFium. */
  readonly handle: number;
  readonly pageCount: number;
  /** Runs what uses PDFium. After an error inside PDFium, the document cannot be used any longer. */
  readonly run: <Result>(work: () => Result) => Result;
}

/** `FPDF_GetLastError` of `fpdfview.h`. */
const problemOfError: Readonly<Record<number, PdfProblemCode>> = { 4: 'encrypted', 5: 'protected' };

/** Offers the file to PDFium, which asks for parts of it (`FPDF_FILEACCESS`). Returns the address of the offer. */
function offer(pdfium: Pdfium, source: ByteSource): number {
  const read = (_parameter: number, position: number, buffer: number, size: number): number => {
    const start = position >>> 0;
    const part = source.read(start, Math.min(source.size, start + (size >>> 0)));
    pdfium.bytes().set(part, buffer);
    return part.length === size >>> 0 ? 1 : 0;
  };
  const access = pdfium.fast.malloc(12);
  const view = new DataView(pdfium.bytes().buffer, access);
  view.setUint32(0, source.size, true);
  view.setUint32(4, pdfium.call.pdfium.addFunction(read, 'iiiii'), true);
  view.setUint32(8, 0, true);
  return access;
}

function checkSize({ size }: ByteSource): void {
  if (size === 0) throw new PdfProblem('empty');
  if (size > maxPdfBytes) throw new PdfProblem('too-large');
}

/** Opens a file in an instance of its own. Throws a `PdfProblem` if it cannot be read. */
export async function openPdf(engine: PdfEngine, source: ByteSource): Promise<PdfDocument> {
  checkSize(source);
  const pdfium = await startPdfium(engine);
  const run = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      if (error instanceof PdfProblem) throw error;
      // Any error inside WebAssembly leaves the instance in an unknown state.
      throw new PdfProblem(pdfium.wasRefused() ? 'memory' : 'failed', { cause: error });
    }
  };
  const handle = run(() => pdfium.call.FPDF_LoadCustomDocument(offer(pdfium, source), ''));
  if (handle === 0) throw new PdfProblem(problemOfError[pdfium.call.FPDF_GetLastError()] ?? 'damaged');
  const pageCount = run(() => pdfium.call.FPDF_GetPageCount(handle));
  if (pageCount > maxPages) throw new PdfProblem('too-many-pages');
  if (pageCount <= 0) throw new PdfProblem('damaged');
  return { pdfium, handle, pageCount, run };
}

/**
 * Calls `use` with an open page and closes it afterwards. Returns undefined if the page cannot be opened. `page` counts
 * from 0.
 */
export function withPage<Result>(
  { pdfium, handle, run }: PdfDocument,
  page: number,
  use: (page: number) => Result,
): Result | undefined {
  return run(() => {
    const opened = pdfium.call.FPDF_LoadPage(handle, page);
    if (opened === 0) return undefined;
    const result = use(opened);
    pdfium.call.FPDF_ClosePage(opened);
    return result;
  });
}

/** The area of a page that is shown, in PDF units from the lower left, and how it is turned to be shown. */
export interface PageArea {
  readonly left: number;
  readonly bottom: number;
  /** In points, before the page is turned. */
  readonly width: number;
  readonly height: number;
  readonly rotation: Rotation;
}

const rotations: readonly Rotation[] = [0, 90, 180, 270];

/** Returns the area of an open page. */
export function areaOf(pdfium: Pdfium, page: number): PageArea {
  const [left = 0, top = 0, right = 0, bottom = 0] = withMemory(pdfium, 16, (address) => {
    pdfium.call.FPDF_GetPageBoundingBox(page, address);
    return floatsAt(pdfium, address, 4);
  });
  const rotation = rotations[pdfium.call.FPDFPage_GetRotation(page) & 3] ?? 0;
  return { left, bottom, width: right - left, height: top - bottom, rotation };
}

/** Returns the width and the height of a page as it is shown. */
export function shownSize({ width, height, rotation }: PageArea): { readonly width: number; readonly height: number } {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}
