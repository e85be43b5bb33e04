/** Writes small PDFs for tests, object by object, and loads PDFium. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadPdfEngine, type PdfEngine } from './engine.ts';

/** Loads PDFium, with a low limit of its memory in MiB if a test exceeds it. */
export const loadEngine = (mebibytes = 128): Promise<PdfEngine> =>
  loadPdfEngine(
    readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')),
    mebibytes * 1024 * 1024,
  );

const engines = new Map<number, Promise<PdfEngine>>();

/** PDFium with this limit, which is loaded once. */
export function engineWith(mebibytes: number): Promise<PdfEngine> {
  const engine = engines.get(mebibytes) ?? loadEngine(mebibytes);
  engines.set(mebibytes, engine);
  return engine;
}

/** The content of an indirect object: text in Latin-1, with a stream if it has bytes. */
export interface PdfObject {
  readonly dictionary: string;
  readonly stream?: string | Uint8Array;
}

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function objectBytes(number: number, { dictionary, stream }: PdfObject): Uint8Array {
  if (stream === undefined) return latin1(`${String(number)} 0 obj\n${dictionary}\nendobj\n`);
  const bytes = typeof stream === 'string' ? latin1(stream) : stream;
  const head = dictionary.replace(/>>$/, ` /Length ${String(bytes.length)} >>`);
  return joined([latin1(`${String(number)} 0 obj\n${head}\nstream\n`), bytes, latin1('\nendstream\nendobj\n')]);
}

/** Writes a file of these objects. The first is object 1 and the catalog. `trailer` is added to its trailer. */
export function writePdf(objects: readonly PdfObject[], trailer = ''): Uint8Array<ArrayBuffer> {
  const parts = [latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  objects.forEach((object, index) => {
    const bytes = objectBytes(index + 1, object);
    offsets.push(length);
    length += bytes.length;
    parts.push(bytes);
  });
  const size = String(objects.length + 1);
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    latin1(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${String(length)}\n%%EOF\n`,
    ),
  );
  return joined(parts);
}

/** A line of text on a page of a test, with its place in PDF coordinates. */
export interface PlacedText {
  readonly x: number;
  readonly y: number;
  /** The operand of `Tj`: a string in parentheses or in hexadecimal digits. */
  readonly show: string;
  /** 3 draws no paint. */
  readonly mode?: number;
  /** The name of the font in the resources: F1 is Helvetica. */
  readonly font?: string;
}

/** A page of a test. */
export interface TestPage {
  readonly texts: readonly PlacedText[];
  /** Added to the dictionary of the page, such as `/Rotate 90`. */
  readonly more?: string;
}

/** Further parts of a test file. Their objects are numbered from 4. */
export interface TestParts {
  readonly objects?: readonly PdfObject[];
  /** Added to the resources’ fonts, such as `/F2 4 0 R`. */
  readonly fonts?: string;
  readonly catalog?: string;
  readonly trailer?: string;
}

const contentOf = (texts: readonly PlacedText[]): string =>
  texts
    .map(
      ({ x, y, show, mode = 0, font = 'F1' }) =>
        `BT /${font} 12 Tf ${String(mode)} Tr 1 0 0 1 ${String(x)} ${String(y)} Tm ${show} Tj ET`,
    )
    .join('\n');

/** Writes a file with pages of 600 by 800 points and Helvetica. */
export function pdfOfPages(pages: readonly TestPage[], parts: TestParts = {}): Uint8Array<ArrayBuffer> {
  const { objects = [], fonts = '', catalog = '', trailer = '' } = parts;
  const first = 4 + objects.length;
  const kids = pages.map((_, index) => `${String(first + index * 2)} 0 R`).join(' ');
  const font = { dictionary: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>' };
  const resources = `<< /Font << /F1 3 0 R ${fonts} >> >>`;
  return writePdf(
    [
      { dictionary: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>` },
      {
        dictionary: `<< /Type /Pages /Kids [${kids}] /Count ${String(pages.length)} /MediaBox [0 0 600 800] /Resources ${resources} >>`,
      },
      font,
      ...objects,
      ...pages.flatMap(({ texts, more = '' }, index): readonly PdfObject[] => [
        { dictionary: `<< /Type /Page /Parent 2 0 R /Contents ${String(first + index * 2 + 1)} 0 R ${more} >>` },
        { dictionary: '<< >>', stream: contentOf(texts) },
      ]),
    ],
    trailer,
  );
}

/** Writes a file whose pages have these lines, from top to bottom. */
export function pdfOfLines(pages: readonly (readonly string[])[], parts?: TestParts): Uint8Array<ArrayBuffer> {
  const show = (line: string): string => `(${line.replaceAll(/[()\\]/g, '\\$&')})`;
  return pdfOfPages(
    pages.map((lines) => ({ texts: lines.map((line, index) => ({ x: 50, y: 700 - index * 15, show: show(line) })) })),
    parts,
  );
}

/** Objects 4 and 5: a font whose glyphs a, b, c … have these meanings. */
export function fontWith(meanings: readonly string[]): readonly PdfObject[] {
  const unit = (text: string, at: number): string => text.charCodeAt(at).toString(16).padStart(4, '0');
  const utf16 = (text: string): string => Array.from({ length: text.length }, (_, at) => unit(text, at)).join('');
  const lines = meanings.map((meaning, index) => `<${(0x61 + index).toString(16)}> <${utf16(meaning)}>`);
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
${String(lines.length)} beginbfchar
${lines.join('\n')}
endbfchar endcmap end end`;
  return [
    { dictionary: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 5 0 R >>' },
    { dictionary: '<< >>', stream: map },
  ];
}
