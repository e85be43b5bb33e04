/**
 * Shows pages of open files: their sizes, their pictures, and the places of their characters. Only used in the worker.
 */
import type { LinePlaces, PageSize, Rotation } from '../../core/extraction/extraction.ts';
import { areaOf, openPdf, withPage, sourceOfBlob, type PdfDocument } from './document.ts';
import { floatsAt, withMemory, type PdfEngine } from './engine.ts';
import { labelOf } from './facts.ts';
import { linesOf } from './lines.ts';
import { readCharacters } from './page-characters.ts';
import { PdfProblem } from './problem.ts';

/** A file that is open in the worker. */
export interface OpenedPdf {
  readonly id: number;
  /** In points, as the file says that they are shown. */
  readonly pages: readonly PageSize[];
}

export interface RenderRequest {
  readonly id: number;
  /** From 1. */
  readonly page: number;
  /** Pixels for each point. It is lowered for a picture of more than 16 million pixels. */
  readonly scale: number;
  /** In addition to the rotation that the file gives the page. */
  readonly rotation: Rotation;
}

/** The picture of a page. Call `bitmap.close()` when it is no longer shown. */
export interface RenderedPage {
  readonly bitmap: ImageBitmap;
  /** Pixels for each point, which may be less than requested. */
  readonly scale: number;
}

export interface PageRequest {
  readonly id: number;
  /** From 1. */
  readonly page: number;
}

const maxPixels = 16_000_000;

/** `FPDF_ANNOT` and `FPDF_REVERSE_BYTE_ORDER` of `fpdfview.h`: with comments and form fields, as RGBA. */
const renderFlags = 0x01 | 0x10;

/** `FPDFBitmap_BGRA`. */
const withAlpha = 4;

const white = 0xffffffff;

interface Picture {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

function picture({ pdfium }: PdfDocument, page: number, wanted: number, rotation: Rotation): Picture {
  const area = areaOf(pdfium, page);
  const scale = Math.min(wanted, Math.sqrt(maxPixels / (area.width * area.height)));
  const turned = (area.rotation + rotation) % 180 !== 0;
  const width = Math.max(1, Math.round((turned ? area.height : area.width) * scale));
  const height = Math.max(1, Math.round((turned ? area.width : area.height) * scale));
  const size = width * height * 4;
  return withMemory(pdfium, size, (address) => {
    const { call } = pdfium;
    const bitmap = call.FPDFBitmap_CreateEx(width, height, withAlpha, address, width * 4);
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, rotation / 90, renderFlags);
    call.FPDFBitmap_Destroy(bitmap);
    return {
      pixels: new Uint8ClampedArray(pdfium.bytes().slice(address, address + size).buffer),
      width,
      height,
      scale,
    };
  });
}

/** A file that is open. Its document is opened again after PDFium failed on it. */
interface OpenFile {
  readonly file: Blob;
  document: Promise<PdfDocument> | undefined;
}

/** The files that are open in this worker. */
export class Viewing {
  readonly #engine: () => Promise<PdfEngine>;
  readonly #open = new Map<number, OpenFile>();
  #last = 0;

  constructor(engine: () => Promise<PdfEngine>) {
    this.#engine = engine;
  }

  async #load(file: Blob): Promise<PdfDocument> {
    return openPdf(await this.#engine(), sourceOfBlob(file));
  }

  async #onPage<Result>(
    { id, page }: PageRequest,
    use: (document: PdfDocument, page: number) => Result,
  ): Promise<Result> {
    const open = this.#open.get(id);
    if (!open) throw new Error(`The file ${String(id)} is not open.`);
    let loading: Promise<PdfDocument> | undefined;
    try {
      let document: PdfDocument | undefined;
      // While this call waits, another one may fail on the same document.
      while (!document || open.document !== loading) {
        loading = open.document ??= this.#load(open.file);
        document = await loading;
      }
      const result = withPage(document, page - 1, (opened) => ({ value: use(document, opened) }));
      if (!result) throw new PdfProblem('damaged');
      return result.value;
    } catch (error) {
      // The other pages may be sound, and need an instance of PDFium that did not fail.
      if (open.document === loading) open.document = undefined;
      throw error;
    }
  }

  /** Opens a file. Throws a `PdfProblem` if it cannot be read. */
  async open(file: Blob): Promise<OpenedPdf> {
    const document = await this.#load(file);
    const pages = document.run(() => Array.from({ length: document.pageCount }, (_, page) => pageSize(document, page)));
    this.#last += 1;
    this.#open.set(this.#last, { file, document: Promise.resolve(document) });
    return { id: this.#last, pages };
  }

  /** Gives back what a file takes. */
  close(id: number): void {
    this.#open.delete(id);
  }

  async render(request: RenderRequest): Promise<RenderedPage> {
    const { pixels, width, height, scale } = await this.#onPage(request, (document, page) =>
      picture(document, page, request.scale, request.rotation),
    );
    return { bitmap: await createImageBitmap(new ImageData(pixels, width, height)), scale };
  }

  /** Returns the lines of a page, in the order of its text. */
  async lines(request: PageRequest): Promise<readonly LinePlaces[]> {
    return this.#onPage(request, ({ pdfium }, page) => {
      const characters = readCharacters(pdfium, page, areaOf(pdfium, page));
      return linesOf(characters).map(({ text, box, sources }) => ({
        text,
        box,
        boxes: placesOf(characters.boxes, sources),
      }));
    });
  }
}

function placesOf(boxes: Float32Array, sources: readonly number[]): Float32Array {
  const places = new Float32Array(sources.length * 4);
  sources.forEach((source, unit) => places.set(boxes.subarray(source * 4, source * 4 + 4), unit * 4));
  return places;
}

/** A page that cannot be opened is shown as an empty one: A4. */
const unknownSize = { width: 595, height: 842 };

/** The size of a page, without reading what is on it, so that a file of 1,000 pages opens at once. */
function pageSize(document: PdfDocument, page: number): PageSize {
  const { pdfium, handle } = document;
  const [width = 0, height = 0] = withMemory(pdfium, 8, (address) =>
    pdfium.call.FPDF_GetPageSizeByIndexF(handle, page, address) ? floatsAt(pdfium, address, 2) : [],
  );
  return { label: labelOf(document, page) ?? null, ...(width > 0 && height > 0 ? { width, height } : unknownSize) };
}
