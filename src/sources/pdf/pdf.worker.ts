/** Reads and shows PDFs in a worker, the only place where the policy of the site allows WebAssembly. */
import wasmAddress from '@embedpdf/pdfium/pdfium.wasm?url';
import { MovedResponse, serveCalls } from '../../platform/worker-call.ts';
import { loadPdfEngine, type PdfEngine } from './engine.ts';
import type { PdfMethods } from './pdf-in-worker.ts';
import { readPdf } from './read-pdf.ts';
import { sourceOfBlob } from './document.ts';
import { Viewing } from './viewing.ts';

async function fetchEngine(): Promise<PdfEngine> {
  const response = await fetch(wasmAddress);
  if (!response.ok) throw new Error('A part of Assessment Desk did not load. Check the connection, and try again.');
  return loadPdfEngine(await response.arrayBuffer());
}

let engine: Promise<PdfEngine> | undefined;

/** Loads PDFium once. After a failure, the next call tries again. */
function loadOnce(): Promise<PdfEngine> {
  engine ??= fetchEngine().catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}

const viewing = new Viewing(loadOnce);

const methods: PdfMethods = {
  readText: async (file, onProgress) => readPdf(sourceOfBlob(file), await loadOnce(), { onProgress }),
  openFile: (file) => viewing.open(file),
  closeFile: (id) => viewing.close(id),
  renderPage: async (request) => {
    const page = await viewing.render(request);
    return new MovedResponse(page, [page.bitmap]);
  },
  pageLines: (request) => viewing.lines(request),
};

serveCalls(methods);
