/** Starts the PDF worker for the page. It is loaded when first needed. */
import type { PdfMethods } from './pdf-methods.ts';
import type { ExtractionResult } from '../../core/extraction/extraction.ts';
import {
  callWorker,
  createWorkerClient,
  type CallOptions,
  type WorkerClient,
  type WorkerPort,
} from '../../platform/worker-call.ts';

/** Starts the worker. */
export function startPdfWorker(): WorkerPort {
  return new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Reads the text of a file in a worker of its own. Rejects when cancelled, with the signal’s reason, and with a
 * `WorkerFailure` if the worker or PDFium fails: the file is then hostile, or the browser does not support WebAssembly.
 */
export function readPdfInWorker(file: Blob, options?: CallOptions): Promise<ExtractionResult> {
  return callWorker<PdfMethods, 'readText'>({ start: startPdfWorker }, 'readText', file, options);
}

/** Starts a worker for reading any number of files, one after another, until it is closed or a call is cancelled. */
export function createPdfReader(): WorkerClient<PdfMethods> {
  return createWorkerClient<PdfMethods>({ start: startPdfWorker });
}
