/** Opens PDFs and their pages in PDFium, and gives back what they take. */
import type { Rotation } from '../../core/extraction/extraction.ts';
import { startPdfium, floatsAt, withMemory, type PdfEngine, type Pdfium } from './engine.ts';
import { maxPages, maxPdfBytes, PdfProblem, type PdfProblemCode } from './problem.ts';

// The bytes of a file, read in pieces, so that a large file is never in memory as a whole.

/** A file that can be read at any position. */
export interface ByteSource {
  /** In bytes. */
  readonly size: number;
  /** Returns the bytes from `start` to `end`, fewer only at the end of the file. Throws if they cannot be read. */
  readonly read: (start: number, end: number) => Uint8Array;
}

/** Returns bytes in memory as a source. */
export function sourceOfBytes(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: (start, end) => bytes.subarray(start, end) };
}

/** The length of one piece, in bytes. */
const pieceLength = 1024 * 1024;

/** The maximum number of pieces in memory. */
const maxPieces = 16;

/**
 * Returns a source that keeps the pieces it read last. Readers ask for a few hundred bytes at a time, mostly beside
 * each other, and each read from the device takes longer than that.
 */
export function inPieces(source: ByteSource): ByteSource {
  const pieces = new Map<number, Uint8Array>();
  const pieceAt = (index: number): Uint8Array => {
    const known = pieces.get(index);
    const piece = known ?? source.read(index * pieceLength, Math.min(source.size, (index + 1) * pieceLength));
    pieces.delete(index);
    pieces.set(index, piece);
    for (const [oldest] of pieces) {
      if (pieces.size <= maxPieces) break;
      pieces.delete(oldest);
    }
    return piece;
  };
  const read = (start: number, end: number): Uint8Array => {
    const first = Math.floor(start / pieceLength);
    if (end <= (first + 1) * pieceLength)
      return pieceAt(first).subarray(start - first * pieceLength, end - first * pieceLength);
    if (end - start > pieceLength * maxPieces) return source.read(start, end);
    const all = new Uint8Array(end - start);
    for (let at = start; at < end;) {
      const index = Math.floor(at / pieceLength);
      const part = pieceAt(index).subarray(at - index * pieceLength, end - index * pieceLength);
      if (part.length === 0) return all.subarray(0, at - start);
      all.set(part, at - start);
      at += part.length;
    }
    return all;
  };
  return { size: source.size, read };
}

/** What a worker’s global scope has, and the DOM types do not include. */
declare const FileReaderSync: new () => { readonly readAsArrayBuffer: (blob: Blob) => ArrayBuffer };

/** Returns a file or blob as a source, in a worker only: elsewhere, files cannot be read without waiting. */
export function sourceOfBlob(blob: Blob): ByteSource {
  const reader = new FileReaderSync();
  const read = (start: number, end: number): Uint8Array =>
    new Uint8Array(reader.readAsArrayBuffer(blob.slice(start, end)));
  return inPieces({ size: blob.size, read });
}

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
