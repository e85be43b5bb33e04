/** Starts the PDF worker for the page. It is loaded when first needed. */
import type { ExtractionResult, LinePlaces, PageSize } from '../../core/extraction/extraction.ts';
import type { ReadingProgress } from '../readers.ts';
import {
  createWorkerClient,
  type MovedResponse,
  type WorkerClient,
  type WorkerPort,
  WorkerFailure,
} from '../../platform/worker-call.ts';
import type { OpenedPdf, PageRequest, RenderedPage, RenderRequest } from './viewing.ts';
import { PdfProblem } from './problem.ts';

// Shows the pages of a PDF: draws them and finds their lines, in a worker of its own that can fail and start again.

/**
 * An open file. All pages count from 1. A failure has a sentence for the user, and the other pages can still be used.
 */
interface PdfPages {
  /** In points, as the file says that they are shown. */
  readonly pages: readonly PageSize[];
  /**
   * Draws a page with so many pixels for each point, or fewer for a very large picture. A cancelled call rejects with
   * the signal’s reason, and its picture is closed.
   */
  draw(page: number, scale: number, signal?: AbortSignal): Promise<RenderedPage>;
  /** Returns the lines of a page with the place of each character, in the order of its text. */
  lines(page: number, signal?: AbortSignal): Promise<readonly LinePlaces[]>;
  /** Ends the worker. Unanswered calls reject. */
  close(): void;
}

/** Releases the memory of a picture that is no longer needed. */
function discard(response: unknown): void {
  if (typeof response === 'object' && response !== null && 'bitmap' in response)
    (response as RenderedPage).bitmap.close();
}

/** Says what happened when a worker failed. */
function problemOf(error: unknown): unknown {
  if (!(error instanceof WorkerFailure)) return error;
  if (error.hasAnswered) return new PdfProblem('failed', { cause: error });
  return new Error('The page viewer did not start. Reload Assessment Desk.', { cause: error });
}

/** Opens a file. Rejects with a sentence for the user if it cannot be shown. */
export async function openPdfPages(file: Blob, start: () => WorkerPort = startPdfWorker): Promise<PdfPages> {
  const client = createWorkerClient<PdfMethods>({ start, discard });
  let opened: Promise<OpenedPdf> | undefined;
  /** Calls a method with the open file. After the worker failed, the next call opens the file in another one. */
  async function withFile<Result>(use: (id: number) => Promise<Result>): Promise<Result> {
    const own = (opened ??= client.call('openFile', file));
    try {
      return await use((await own).id);
    } catch (error) {
      if (error instanceof WorkerFailure && opened === own) opened = undefined;
      throw problemOf(error);
    }
  }
  try {
    opened = client.call('openFile', file);
    const { pages } = await opened;
    return {
      pages,
      draw: (page, scale, signal) =>
        withFile((id) => client.call('renderPage', { id, page, scale, rotation: 0 }, { signal })),
      lines: (page, signal) => withFile((id) => client.call('pageLines', { id, page }, { signal })),
      close: () => client.close(),
    };
  } catch (error) {
    client.close();
    throw problemOf(error);
  }
}

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
