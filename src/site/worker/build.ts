/** `npm run build:worker`: the site as a worker for an edge engine, in `dist-worker/`. */
import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build as bundle, type Plugin } from 'esbuild';
import { build as buildPage } from 'vite';
import { filesBelow } from '../precache.ts';
import { siteDocuments } from '../documents/site-documents.ts';
import { knowledgeSettings, type SitePlace } from '../place.ts';

// The files that tell an engine how to run the worker. Paths in them are relative to the built folder.

/** The engine behaves as on this day, even in later versions. */
const compatibilityDate = '2026-06-01';

/**
 * The configuration of `workerd` itself (`workerd.capnp`), for loopback only. The command line sets the folder of files
 * (`--directory-path files=…`), because paths in the configuration are relative to the working directory.
 */
export function workerdConfiguration(): string {
  return `using Workerd = import "/workerd/workerd.capnp";

# Run by "npm run start:worker", which sets the folder of files and the address.
const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    (name = "files", disk = (writable = false, allowDotfiles = true)),
    # The worker can access only its own files.
    (name = "internet", network = (allow = [])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:4173", http = (), service = "site")],
);

const site :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "${compatibilityDate}",
  bindings = [(name = "ASSETS", service = "files")],
);
`;
}

/**
 * For Cloudflare's `wrangler deploy`. The worker handles every request, so that all responses have the right headers.
 */
export function wranglerConfiguration(): string {
  const configuration = {
    name: 'assessment-desk',
    main: 'worker.js',
    compatibility_date: compatibilityDate,
    // The worker is already bundled into one module.
    no_bundle: true,
    assets: {
      directory: './assets',
      binding: 'ASSETS',
      run_worker_first: true,
      html_handling: 'none',
      not_found_handling: 'none',
    },
  };
  return `// Deploy with "npx wrangler deploy" in this folder.\n${JSON.stringify(configuration, null, 2)}\n`;
}

const root = join(import.meta.dirname, '../../..');

/** The options of a build. */
export interface WorkerBuild {
  /** The folder of a built site. Without it, the site is built first. */
  readonly site?: string;
  readonly out: string;
  readonly siteUrl?: string;
  readonly allowedOrigins?: readonly string[];
}

/** The module `assessment-desk:published`, which puts data about the site into the worker. */
function publishedModule(values: Readonly<Record<string, unknown>>): Plugin {
  const lines = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return {
    name: 'published',
    setup(builder) {
      builder.onResolve({ filter: /^assessment-desk:published$/ }, ({ path }) => ({ path, namespace: 'published' }));
      builder.onLoad({ filter: /.*/, namespace: 'published' }, () => ({ contents: lines.join('\n'), loader: 'js' }));
    },
  };
}

async function bundleWorker(out: string, place: SitePlace, allowedOrigins: readonly string[]): Promise<void> {
  const documents = siteDocuments(place).map(({ path, text }) => ({ path, text }));
  const files = filesBelow(join(out, 'assets')).toSorted();
  await bundle({
    entryPoints: [join(import.meta.dirname, 'worker.ts')],
    outfile: join(out, 'worker.js'),
    bundle: true,
    format: 'esm',
    target: 'es2023',
    // Neutral, so that the import of a Node module fails here and not in the engine.
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['workerd', 'worker'],
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [publishedModule({ place, allowedOrigins, documents, files })],
  });
}

/** Builds the worker. Rejects if the site or the bundle cannot be built. */
export async function buildWorker({ site, out, siteUrl, allowedOrigins = [] }: WorkerBuild): Promise<void> {
  const place: SitePlace = { knowledgeEndpoint: true, ...(siteUrl === undefined ? {} : { siteUrl }) };
  const assets = join(out, 'assets');
  await rm(out, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  if (site === undefined) await buildPage({ root, logLevel: 'warn', build: { outDir: assets, emptyOutDir: true } });
  else await cp(site, assets, { recursive: true });
  // The worker contains its own version of these documents, which lists the knowledge endpoint, and sets its own
  // headers.
  const inWorker = [...siteDocuments(place).map(({ path }) => path), '_headers'];
  for (const path of inWorker) await rm(join(assets, path), { force: true });
  await bundleWorker(out, place, allowedOrigins);
  await writeFile(join(out, 'workerd.capnp'), workerdConfiguration());
  await writeFile(join(out, 'wrangler.jsonc'), wranglerConfiguration());
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { site: { type: 'string' }, out: { type: 'string' } } });
  if (values.site !== undefined && !existsSync(values.site))
    throw new Error(`No site found in ${values.site}. Run “npm run build” first.`);
  const out = resolve(values.out ?? join(root, 'dist-worker'));
  await buildWorker({
    ...(values.site === undefined ? {} : { site: values.site }),
    out,
    ...knowledgeSettings(process.env),
  });
  console.log(`Worker built in ${out}.`);
}
