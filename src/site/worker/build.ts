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
import { workerdConfiguration, wranglerConfiguration } from './configuration.ts';

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
