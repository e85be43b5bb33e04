import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { composeText } from '../../core/extraction/compose.ts';
import type { Extraction } from '../../core/extraction/extraction.ts';
import { loadPdfEngine, pdfReader, type PdfEngine } from './engine.ts';
import { pdfOfLines } from './pdf.fixtures.ts';
import { readPdf } from './read-pdf.ts';
import { sourceOfBytes } from './source.ts';

const require = createRequire(import.meta.url);
let engine: Promise<PdfEngine> | undefined;
const load = (): Promise<PdfEngine> =>
  (engine ??= loadPdfEngine(readFileSync(require.resolve('@embedpdf/pdfium/pdfium.wasm'))));

async function extractionOf(bytes: Uint8Array): Promise<Extraction> {
  const result = await readPdf(sourceOfBytes(bytes), await load());
  if (result.kind !== 'text') throw new Error(result.problem);
  return result.extraction;
}

describe('reading a PDF', () => {
  it('names the library that is installed', () => {
    const path = require.resolve('@embedpdf/pdfium/pdfium.wasm').replace(/dist\/pdfium\.wasm$/, 'package.json');
    const { name, version } = JSON.parse(readFileSync(path, 'utf8')) as { name: string; version: string };
    expect(pdfReader.engine).toBe(`${name} ${version}`);
  });

  it('gives one segment for each line, with its place on the page', async () => {
    const extraction = await extractionOf(pdfOfLines([['One line', 'Another line'], ['Page two']]));
    expect(composeText(extraction, new Set()).text).toBe('One line\nAnother line\n\nPage two');
    expect(extraction.pages).toEqual([
      { label: null, width: 600, height: 800 },
      { label: null, width: 600, height: 800 },
    ]);
    const [first, second] = extraction.segments.map(({ place }) => place?.kind === 'page' && place.box);
    if (!first || !second) throw new Error('The lines have no boxes.');
    expect(first.left).toBeCloseTo(50, 0);
    expect(first.top).toBeGreaterThan(80);
    expect(first.top + first.height).toBeLessThan(110);
    expect(second.top - first.top).toBeCloseTo(15, 0);
  });
});
