/** What the notices say about the parts of PDFium, whose licences its package does not contain. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The package with PDFium. */
export const pdfiumPackage = '@embedpdf/pdfium';

interface Part {
  readonly name: string;
  readonly licence: string;
  readonly text: string;
}

const inPdfium = (path: string): string =>
  `https://pdfium.googlesource.com/pdfium/+/refs/heads/main/third_party/${path}`;

/** The parts that PDFium is built with, and the runtime that its WebAssembly file is linked with. */
export const pdfiumParts: readonly Part[] = [
  { name: 'Abseil', licence: 'Apache-2.0', text: 'https://github.com/abseil/abseil-cpp/blob/master/LICENSE' },
  { name: 'Anti-Grain Geometry 2.3', licence: 'MIT', text: inPdfium('agg23/') },
  {
    name: 'Emscripten’s system libraries',
    licence: 'MIT or NCSA; musl: MIT; libc++: Apache-2.0 with LLVM exceptions',
    text: 'https://github.com/emscripten-core/emscripten/blob/main/LICENSE',
  },
  {
    name: 'fast_float',
    licence: 'Apache-2.0, MIT or BSL-1.0',
    text: 'https://github.com/fastfloat/fast_float#license',
  },
  {
    name: 'FreeType',
    licence: 'FreeType License',
    text: 'https://gitlab.freetype.org/freetype/freetype/-/blob/master/docs/FTL.TXT',
  },
  { name: 'ICU', licence: 'Unicode-3.0', text: 'https://github.com/unicode-org/icu/blob/main/LICENSE' },
  { name: 'Little CMS', licence: 'MIT', text: inPdfium('lcms/') },
  {
    name: 'libjpeg-turbo',
    licence: 'IJG, BSD-3-Clause and Zlib',
    text: 'https://github.com/libjpeg-turbo/libjpeg-turbo/blob/main/LICENSE.md',
  },
  { name: 'libpng', licence: 'libpng-2.0', text: 'http://www.libpng.org/pub/png/src/libpng-LICENSE.txt' },
  { name: 'OpenJPEG', licence: 'BSD-2-Clause', text: inPdfium('libopenjpeg/') },
  { name: 'zlib', licence: 'Zlib', text: 'https://zlib.net/zlib_license.html' },
];

/**
 * The copyright notices and licences of the parts, collected from Debian 12 (its packages of these parts, and musl,
 * libc++ and Emscripten), from Node’s licence (ICU) and from the sources of Anti-Grain Geometry.
 */
const licences = readFileSync(join(import.meta.dirname, 'pdfium-licences.txt'), 'utf8').trimEnd();

/** The notice of the parts. Two of the licences ask for a sentence of credit, which is part of it. */
export const pdfiumPartsNotice = `The WebAssembly file of this package is PDFium (BSD-3-Clause and Apache-2.0, above), built with parts of other
projects. The package does not contain their licences, and does not list the parts or their versions. PDFium’s
sources name these parts, which may all be in the file:

${pdfiumParts.map(({ name, licence, text }) => `- ${name} (${licence}): ${text}`).join('\n')}

Portions of this software are copyright © The FreeType Project (https://freetype.org). All rights reserved.
This software is based in part on the work of the Independent JPEG Group.

PDFium’s sources: https://pdfium.googlesource.com/pdfium/ and https://github.com/embedpdf/pdfium

These are the copyright notices and licences of the parts in well-known versions of them. Those of the versions in
the file, which are not known, may name other people and years; the addresses above have the current ones.

${licences}`;
