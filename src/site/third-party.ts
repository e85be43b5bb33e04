/** Publishes the licences of bundled packages, as their terms require. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { addedFile } from './added-files.ts';
import { pdfiumPackage, pdfiumPartsNotice } from './pdfium-parts.ts';
import { serviceWorkerInputs } from './precache.ts';

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
