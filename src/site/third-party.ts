/** Publishes the licences of bundled packages, as their terms require. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { addedFile } from './added-files.ts';
import { pdfiumPackage, pdfiumPartsNotice } from './pdfium-parts.ts';
import { serviceWorkerInputs } from './precache.ts';

/** Returns the packages that files in `node_modules` belong to, each once and sorted. */
export function packagesOf(paths: readonly string[]): readonly string[] {
  const names = paths.flatMap(
    (path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(path.replaceAll('\\', '/'))?.[1] ?? [],
  );
  return [...new Set(names)].sort();
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

/** Returns `head` and the notices of the packages `names` of the project in `root`. Throws if a package is missing. */
export function noticesOf(root: string, names: readonly string[], head: string): string {
  const notices = names.map((name) => noticeOf(join(root, 'node_modules', name)));
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

/** Writes `third-party.txt` into the build, with the licences of all packages that it contains parts of. */
export function passOnLicences(): Plugin {
  return addedFile('pass-on-licences', noticesFile, async (bundle, { root }) => {
    const sources = [...Object.values(bundle).flatMap(sourcesOf), ...(await serviceWorkerInputs())];
    return noticesOf(root, packagesOf(sources), 'The files of this site contain parts of these packages.');
  });
}
