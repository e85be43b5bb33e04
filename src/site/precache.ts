/** The Vite plugin that builds the service worker, with the list of the files that it caches. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { hashedFolders } from './serving/headers.ts';

/** Returns the paths of all files below a folder, relative to it, with slashes. Throws if the folder is missing. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Makes a plugin that adds the file `fileName` to a build, once the other files are complete. */
export function addedFile(
  name: string,
  fileName: string,
  content: (bundle: Rolldown.OutputBundle, config: ResolvedConfig) => string | Promise<string>,
): Plugin {
  let config: ResolvedConfig;
  return {
    name,
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName, source: await content(bundle, config) });
      },
    },
  };
}

/** A file that the service worker caches, in the form that Workbox expects. */
export interface PrecachedFile {
  /** Relative to the service worker, which is in the same folder as the page. */
  readonly url: string;
  /** Null if the name changes with the content. */
  readonly revision: string | null;
  /** The hash of the bytes (Subresource Integrity), so that files of two versions are never mixed. */
  readonly integrity: string;
}

const worker = join(import.meta.dirname, '../platform/offline/service-worker.ts');

const isHashed = (path: string): boolean => hashedFolders.some((folder) => path.startsWith(folder));

/** The application's own files. Documents for other programs are not cached. */
function belongsToApplication(path: string): boolean {
  return (
    (/^(index\.html$|icon[^/]*\.(svg|png)$|manifest\.webmanifest$|samples\/)/.test(path) || isHashed(path)) &&
    !path.endsWith('.map')
  );
}

/** Makes the list entry of a file. */
export function precacheEntry(path: string, bytes: string | Uint8Array): PrecachedFile {
  const digest = createHash('sha256').update(bytes).digest('base64');
  return { url: path, revision: isHashed(path) ? null : digest, integrity: `sha256-${digest}` };
}

function publicFiles(folder: string): PrecachedFile[] {
  return filesBelow(folder)
    .filter(belongsToApplication)
    .map((path) => precacheEntry(path, readFileSync(join(folder, path))));
}

function builtFiles(bundle: Rolldown.OutputBundle): PrecachedFile[] {
  return Object.values(bundle)
    .filter(({ fileName }) => belongsToApplication(fileName))
    .map((item) => precacheEntry(item.fileName, item.type === 'chunk' ? item.code : item.source));
}

async function bundle(files: readonly PrecachedFile[]): Promise<{ readonly code: string; readonly inputs: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [worker],
    metafile: true,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    legalComments: 'none',
    define: { __PRECACHED__: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs));
  return { code: outputFiles[0]?.text ?? '', inputs };
}

/** Returns the paths of the source files that are bundled into the service worker. */
export async function serviceWorkerInputs(): Promise<readonly string[]> {
  return (await bundle([])).inputs;
}

/**
 * Writes `sw.js`, with the hash of every file of the application. Only for builds: development has no service worker.
 */
export function precache(): Plugin {
  return addedFile('precache', 'sw.js', async (output, { publicDir }) => {
    const files = [...builtFiles(output), ...publicFiles(publicDir)];
    return (await bundle(files.toSorted((one, other) => (one.url < other.url ? -1 : 1)))).code;
  });
}
