/** The source of this project as one zip, for whoever wants to read, build or change it (specification 1.5). */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { Bytes } from './serving/etag.ts';

const root = join(import.meta.dirname, '../..');

/** What the project is made of, at its top. Whatever else lies there may be somebody's own: settings, secrets, results. */
export const sourceParts = [
  '.ci',
  '.config',
  '.gitattributes',
  '.github',
  '.gitignore',
  '.prettierignore',
  '.readme',
  'LICENSE',
  'README.md',
  'e2e',
  'index.html',
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'tsconfig.json',
  'vite.config.ts',
] as const;

/** What programs and people leave behind in the folders of the source, and what may be a secret. */
const leftOut =
  /^(?:node_modules|dist.*|coverage|test-results|bench-results|playwright-report|\.(?!well-known$).*)$|~$|\.(?:log|orig|pem|key)$/;

function filesOf(path: string): readonly string[] {
  // Some hosts are given a project without its dot files: nothing is built from those.
  if (path.startsWith('.') && !existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !leftOut.test(name))
    .flatMap((entry) => {
      if (entry.isDirectory()) return filesOf(`${path}/${entry.name}`);
      return entry.isFile() ? [`${path}/${entry.name}`] : [];
    });
}

/** The paths of all files of the source, in one order. */
export function sourceFiles(): readonly string[] {
  return sourceParts.flatMap(filesOf).sort();
}

/** Zips have no time zones; the first day that they can hold, as a date of this one. */
const noDay = new Date(1980, 0, 1);

/** A zip of files by their paths, in a folder of their own. The same files give the same bytes. */
export function zipOf(files: ReadonlyMap<string, Uint8Array>): Bytes {
  const entries = [...files].map(([path, bytes]) => [`assessment-desk/${path}`, bytes] as const);
  return zipSync(Object.fromEntries(entries), { level: 6, mtime: noDay });
}

/** The zip of the source as it is now. Throws where a part is missing that the build needs. */
export function sourceArchive(): Bytes {
  return zipOf(new Map(sourceFiles().map((path) => [path, readFileSync(join(root, path))])));
}
