/** Writes the text of one PDF to the standard output, with pdf.js as its own documentation reads texts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The parts of pdf.js that are used. The package is not installed here (`installPdfjs`). */
interface Pdfjs {
  getDocument(options: object): { readonly promise: Promise<PdfjsDocument> };
}

interface PdfjsDocument {
  readonly numPages: number;
  getPage(number: number): Promise<{
    getTextContent(): Promise<{ readonly items: readonly { readonly str?: string; readonly hasEOL?: boolean }[] }>;
    cleanup(): void;
  }>;
}

const [folder = '', path = ''] = process.argv.slice(2);
const library = (await import(pathToFileURL(join(folder, 'legacy/build/pdf.mjs')).href)) as Pdfjs;
const { promise } = library.getDocument({
  data: new Uint8Array(readFileSync(path)),
  cMapUrl: `${folder}/cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${folder}/standard_fonts/`,
  verbosity: 0,
});
const pdf = await promise;
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  process.stdout.write(`${items.map(({ str = '', hasEOL }) => str + (hasEOL === true ? '\n' : '')).join('')}\n`);
  page.cleanup();
}
