/** Shows pages of open files: their sizes, their pictures, and the places of their characters. Only used in the worker. */
import type { Box, PageSize } from '../../core/extraction/extraction.ts';
import { areaOf, openPdf, shownSize, withPage, type PdfDocument, type Rotation } from './document.ts';
import type { PdfEngine } from './engine.ts';
import { labelOf } from './facts.ts';
import { linesOf } from './lines.ts';
import { withMemory } from './native.ts';
import { readCharacters } from './page-characters.ts';
import { PdfProblem } from './problem.ts';
import { sourceOfBlob } from './source.ts';

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

/** A line of a page with the place of each character. The texts are those of the segments that reading gives. */
export interface LinePlaces {
  readonly text: string;
  readonly box: Box;
  /** Left, top, right and bottom for each UTF-16 unit of the text, in the coordinates of the box. */
  readonly boxes: Float32Array;
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

/** The files that are open in this worker. */
export class Viewing {
  readonly #engine: () => Promise<PdfEngine>;
  readonly #open = new Map<number, PdfDocument>();
  #last = 0;

  constructor(engine: () => Promise<PdfEngine>) {
    this.#engine = engine;
  }

  #documentOf(id: number): PdfDocument {
    const document = this.#open.get(id);
    if (!document) throw new Error(`The file ${String(id)} is not open.`);
    return document;
  }

  #onPage<Result>({ id, page }: PageRequest, use: (document: PdfDocument, page: number) => Result): Result {
    const document = this.#documentOf(id);
    const result = withPage(document, page - 1, (opened) => ({ value: use(document, opened) }));
    if (!result) throw new PdfProblem('damaged');
    return result.value;
  }

  /** Opens a file. Throws a `PdfProblem` if it cannot be read. */
  async open(file: Blob): Promise<OpenedPdf> {
    const document = await openPdf(await this.#engine(), sourceOfBlob(file));
    const pages = Array.from({ length: document.pageCount }, (_, page) => pageSize(document, page));
    this.#last += 1;
    this.#open.set(this.#last, document);
    return { id: this.#last, pages };
  }

  /** Gives back what a file takes. */
  close(id: number): void {
    this.#open.delete(id);
  }

  async render(request: RenderRequest): Promise<RenderedPage> {
    const { pixels, width, height, scale } = this.#onPage(request, (document, page) =>
      picture(document, page, request.scale, request.rotation),
    );
    return { bitmap: await createImageBitmap(new ImageData(pixels, width, height)), scale };
  }

  /** Returns the lines of a page, in the order of its text. */
  lines(request: PageRequest): readonly LinePlaces[] {
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
const unknownSize: PageSize = { label: null, width: 595, height: 842 };

function pageSize(document: PdfDocument, page: number): PageSize {
  const label = labelOf(document, page) ?? null;
  const size = withPage(document, page, (opened) => shownSize(areaOf(document.pdfium, opened)));
  return size ? { label, ...size } : unknownSize;
}
