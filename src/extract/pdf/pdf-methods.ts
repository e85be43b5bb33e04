/** What the PDF worker does for the page: reading texts, and showing pages. */
import type { ExtractionResult, LinePlaces } from '../../core/extraction/extraction.ts';
import type { ReadingProgress } from '../reader.ts';
import type { MovedResponse } from '../../platform/worker-call.ts';
import type { OpenedPdf, PageRequest, RenderedPage, RenderRequest } from './viewing.ts';

/** The methods of the worker by name. A page that does not exist, or of a file that is not open, rejects. */
export interface PdfMethods {
  /** Reads the text of a file. Progress names the page. Rejects only if PDFium cannot be loaded. */
  readonly readText: (file: Blob, onProgress: (progress: ReadingProgress) => void) => Promise<ExtractionResult>;
  /** Opens a file for showing. It stays open until `closeFile`. Rejects with a sentence if it cannot be read. */
  readonly openFile: (file: Blob) => Promise<OpenedPdf>;
  readonly closeFile: (id: number) => void;
  /** Draws a page. The bitmap moves to the page’s thread, which closes it. */
  readonly renderPage: (request: RenderRequest) => Promise<MovedResponse<RenderedPage>>;
  /** Returns the lines of a page with the place of each character, in the order of its text. */
  readonly pageLines: (request: PageRequest) => Promise<readonly LinePlaces[]>;
}
