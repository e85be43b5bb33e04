/** The Vite plugin that adds the site’s documents and the archive of the source to a build. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { Plugin } from 'vite';
import type { Bytes } from './serving/site.ts';
import { paths } from './documents/references.ts';
import { siteDocuments } from './documents/site-documents.ts';
import { readSiteUrl } from './place.ts';

// The source of this project as a zip (specification 1.5).

const root = join(import.meta.dirname, '../..');

/** The top-level files and folders of the project. Anything else may be private: settings, secrets or results. */
export const sourceParts = [
  '.ci',
  '.config',
  '.gitattributes',
  '.github',
  '.gitignore',
  '.oxfmtrc.json',
  '.oxlintrc.json',
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

/** Build output, temporary files and possible secrets. */
const excluded =
  /^(?:node_modules|dist.*|coverage|test-results|bench-results|playwright-report|\.(?!well-known$).*)$|~$|\.(?:log|orig|pem|key)$/;

function filesOf(path: string): readonly string[] {
  // Some hosts receive the project without its dotfiles. The build does not need those.
  if (path.startsWith('.') && !existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !excluded.test(name))
    .flatMap((entry) => {
      if (entry.isDirectory()) return filesOf(`${path}/${entry.name}`);
      return entry.isFile() ? [`${path}/${entry.name}`] : [];
    });
}

/** Returns the paths of all files of the source, sorted. */
export function sourceFiles(): readonly string[] {
  return sourceParts.flatMap(filesOf).sort();
}

/** The earliest date that a zip can contain. Zips have no time zones, so it is a local date. */
const noDay = new Date(1980, 0, 1);

/** Returns a zip of files by path, in one top-level folder. The same files give the same bytes. */
export function zipOf(files: ReadonlyMap<string, Uint8Array>): Bytes {
  const entries = [...files].map(([path, bytes]) => [`assessment-desk/${path}`, bytes] as const);
  return zipSync(Object.fromEntries(entries), { level: 6, mtime: noDay });
}

/** Returns the zip of the current source. Throws if a part is missing that the build needs. */
export function sourceArchive(): Bytes {
  return zipOf(new Map(sourceFiles().map((path) => [path, readFileSync(join(root, path))])));
}

/**
 * Writes the published documents into the build, replacing those of `public/`. With `SITE_URL`, their references are
 * absolute. Also writes the archive of the source. A build is for static hosts, so its documents do not list the
 * knowledge endpoint. A server that runs the endpoint makes its own documents.
 */
export function publishDocuments(siteUrl = readSiteUrl(process.env.SITE_URL)): Plugin {
  return {
    name: 'publish-documents',
    apply: 'build',
    generateBundle() {
      const documents = siteDocuments({ ...(siteUrl === undefined ? {} : { siteUrl }), knowledgeEndpoint: false });
      for (const { path, text } of documents) this.emitFile({ type: 'asset', fileName: path, source: text });
      this.emitFile({ type: 'asset', fileName: paths.source, source: sourceArchive() });
    },
  };
}
