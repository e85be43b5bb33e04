/** Publishes the licences of bundled packages, as their terms require. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { addedFile, serviceWorkerInputs } from './precache.ts';

// What the notices say about the parts of PDFium, whose licences its package does not contain.

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
const pdfiumPartsNotice = `The WebAssembly file of this package is PDFium (BSD-3-Clause and Apache-2.0, above), built with parts of other
projects. The package does not contain their licences, and does not list the parts or their versions. PDFium’s
sources name these parts, which may all be in the file:

${pdfiumParts.map(({ name, licence, text }) => `- ${name} (${licence}): ${text}`).join('\n')}

Portions of this software are copyright © The FreeType Project (https://freetype.org). All rights reserved.
This software is based in part on the work of the Independent JPEG Group.

PDFium’s sources: https://pdfium.googlesource.com/pdfium/ and https://github.com/embedpdf/pdfium

These are the copyright notices and licences of the parts in well-known versions of them. Those of the versions in
the file, which are not known, may name other people and years; the addresses above have the current ones.

${licences}`;

/**
 * Returns the folders of the packages that files in `node_modules` belong to, from there, each once and sorted. A
 * package in the folder of another one, such as `one/node_modules/two`, is often another version of `two`.
 */
export function packagesOf(paths: readonly string[]): readonly string[] {
  const folders = paths.flatMap(
    (path) => /node_modules\/((?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(path.replaceAll('\\', '/'))?.[1] ?? [],
  );
  return [...new Set(folders)].sort();
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)\b/i.test(file));
  const none = files.length === 0 ? ['This package comes without the text of its licence.'] : [];
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const parts = name === pdfiumPackage ? [pdfiumPartsNotice] : [];
  return [`${String(name)} ${String(version)} (${String(license)})`, ...none, ...texts, ...parts].join('\n\n');
}

/**
 * Returns `head` and the notices of the packages in `folders` of the project in `root`, each version of a package once.
 * Throws if a package is missing.
 */
export function noticesOf(root: string, folders: readonly string[], head: string): string {
  const notices = new Set(folders.map((folder) => noticeOf(join(root, 'node_modules', folder))));
  return `${[head, ...notices].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Returns the source files of a built file. For workers, only the source map has them. */
function sourcesOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): readonly string[] {
  if (file.type === 'chunk') return Object.keys(file.modules);
  if (!file.fileName.endsWith('.map')) return file.originalFileNames;
  return (JSON.parse(String(file.source)) as { sources: string[] }).sources;
}

/** The file of a built site with the licences. */
const noticesFile = 'third-party.txt';

/** Returns the packages that a build contains parts of. */
async function packagesIn(bundle: Rolldown.OutputBundle): Promise<readonly string[]> {
  return packagesOf([...Object.values(bundle).flatMap(sourcesOf), ...(await serviceWorkerInputs())]);
}

/** Writes `third-party.txt` into the build, with the licences of all packages that it contains parts of. */
export function passOnLicences(): Plugin {
  return addedFile('pass-on-licences', noticesFile, async (bundle, { root }) =>
    noticesOf(root, await packagesIn(bundle), 'The files of this site contain parts of these packages.'),
  );
}
