/** Starts the PDF worker for the page. It is loaded when first needed. */
import type { ExtractionResult, LinePlaces } from '../../core/extraction/extraction.ts';
import type { ReadingProgress } from '../reader.ts';
import {
  createWorkerClient,
  type MovedResponse,
  type WorkerClient,
  type WorkerPort,
} from '../../platform/worker-call.ts';
import type { OpenedPdf, PageRequest, RenderedPage, RenderRequest } from './viewing.ts';

// What the PDF worker does for the page: reading texts, and showing pages.

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

/** Starts the worker. */
export function startPdfWorker(): WorkerPort {
  return new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
}

/** Starts a worker for reading any number of files, one after another, until it is closed or a call is cancelled. */
export function createPdfReader(): WorkerClient<PdfMethods> {
  return createWorkerClient<PdfMethods>({ start: startPdfWorker });
}
