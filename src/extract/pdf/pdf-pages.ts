/** Shows the pages of a PDF: draws them and finds their lines, in a worker of its own that can fail and start again. */
import type { LinePlaces, PageSize } from '../../core/extraction/extraction.ts';
import { createWorkerClient, WorkerFailure, type WorkerPort } from '../../platform/worker-call.ts';
import { startPdfWorker, type PdfMethods } from './pdf-in-worker.ts';
import { PdfProblem } from './problem.ts';
import type { OpenedPdf, RenderedPage } from './viewing.ts';

/**
 * An open file. All pages count from 1. A failure has a sentence for the user, and the other pages can still be used.
 */
export interface PdfPages {
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
