import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';

/** One file that the service worker keeps, as Workbox takes it. */
export interface PrecachedFile {
  /** Relative to the service worker, which stands beside the page. */
  readonly url: string;
  /** Null where the name itself changes with the content. */
  readonly revision: string | null;
  /** What the bytes must hash to (Subresource Integrity): a copy from between two versions is not taken. */
  readonly integrity: string;
}

const worker = join(import.meta.dirname, '../services/offline/service-worker.ts');

/** The application's own files. Documents for other programs are read from the network, or not at all. */
function belongsToApplication(path: string): boolean {
  return /^(index\.html$|icon\.svg$|samples\/|assets\/)/.test(path) && !path.endsWith('.map');
}

/** Describes a file for the list. */
export function precached(path: string, bytes: string | Uint8Array): PrecachedFile {
  const digest = createHash('sha256').update(bytes).digest('base64');
  return { url: path, revision: path.startsWith('assets/') ? null : digest, integrity: `sha256-${digest}` };
}

function publicFiles(folder: string): PrecachedFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: file.slice(folder.length + 1).replaceAll('\\', '/') }))
    .filter(({ path }) => belongsToApplication(path))
    .map(({ file, path }) => precached(path, readFileSync(file)));
}

function builtFiles(bundle: Rolldown.OutputBundle): PrecachedFile[] {
  return Object.values(bundle)
    .filter(({ fileName }) => belongsToApplication(fileName))
    .map((item) => precached(item.fileName, item.type === 'chunk' ? item.code : item.source));
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

/** The paths of the files that the service worker took parts of. */
export async function serviceWorkerInputs(): Promise<readonly string[]> {
  return (await bundle([])).inputs;
}

/** Writes `sw.js`, which knows every file of the application by its hash. Builds only: development has no service worker. */
export function precache(): Plugin {
  let publicFolder = '';
  return {
    name: 'precache',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, output) {
        const files = [...builtFiles(output), ...publicFiles(publicFolder)];
        const sorted = files.toSorted((one, other) => (one.url < other.url ? -1 : 1));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: (await bundle(sorted)).code });
      },
    },
  };
}
