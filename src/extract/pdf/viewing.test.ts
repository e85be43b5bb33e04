import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPdfEngine, type PdfEngine } from './engine.ts';
import { pdfOfLines } from './pdf.fixtures.ts';
import { Viewing } from './viewing.ts';

/** A file whose parts can be read at once, as only a worker can. */
class Part {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
  get size(): number {
    return this.bytes.length;
  }
  slice(start: number, end: number): Part {
    return new Part(this.bytes.slice(start, end));
  }
}

class PartReader {
  readAsArrayBuffer({ bytes }: Part): ArrayBufferLike {
    return bytes.buffer;
  }
}

/** PDFium with a limit that a picture of 16 million pixels exceeds. */
const load = (): Promise<PdfEngine> =>
  loadPdfEngine(readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')), 48 * 1024 * 1024);

beforeEach(() => vi.stubGlobal('FileReaderSync', PartReader));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('reads a page in another instance of PDFium if the one that it waited for failed on another page', async () => {
  const viewing = new Viewing(load);
  const file = new Part(pdfOfLines([['One'], ['Two']])) as unknown as Blob;
  const { id, pages } = await viewing.open(file);
  expect(pages).toHaveLength(2);
  const tooLarge = { id, page: 1, scale: 100, rotation: 0 } as const;
  const instances = vi.spyOn(WebAssembly, 'instantiate');
  await expect(viewing.render(tooLarge)).rejects.toThrow('needs more memory');
  const [picture, lines] = await Promise.allSettled([viewing.render(tooLarge), viewing.lines({ id, page: 2 })]);
  expect(picture.status).toBe('rejected');
  expect(lines).toMatchObject({ status: 'fulfilled', value: [{ text: 'Two' }] });
  expect(instances).toHaveBeenCalledTimes(2);
});
