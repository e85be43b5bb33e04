/** The Vite plugins of the site: its version, chunks of pages, and the servers of development and preview. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runnerImport, type Plugin, type ViteDevServer, type Rolldown } from 'vite';
import { paths } from './documents/references.ts';
import { knowledgeSettings } from './place.ts';
import { folderFiles, nodeListener, keepBounds } from './serving/node-listener.ts';
import type * as localSite from './serving/local-site.ts';
import type { Site, SiteOptions } from './serving/site.ts';
import { sourceArchive } from './publish-documents.ts';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The version of the application, and the Vite plugin that puts it into the page and its code.

/** Returns the version of the package, or the value of `APP_VERSION`. */
function appVersion(): string {
  if (process.env.APP_VERSION) return process.env.APP_VERSION;
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Adds the version to the page and, as `import.meta.env.VITE_APP_VERSION`, to its code. */
export function nameVersion(): Plugin {
  const version = appVersion();
  return {
    name: 'name-version',
    config: () => ({ define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) } }),
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'version', content: version }, injectTo: 'head' }],
  };
}

// Puts our modules into one chunk for each set of pages that loads them: many small files compress badly.

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** A page with the modules that it always loads, as paths relative to the project. */
export interface PageModules {
  readonly name: string;
  readonly modules: readonly string[];
}

const folder = fileURLToPath(new URL('../', import.meta.url));

/**
 * Returns the project's own modules that a module imports. Libraries are left out: they import none of ours, and their
 * index modules seem to import all of the library.
 */
function ownImports(id: string, graph: Graph): readonly string[] {
  return (graph.getModuleInfo(id)?.importedIds ?? []).filter((imported) => imported.startsWith(folder));
}

/** Returns the own modules that are loaded to run the given modules, including them. */
function loadedWith(modules: readonly string[], graph: Graph): ReadonlySet<string> {
  const loaded = new Set(modules.map((path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))));
  for (const id of loaded) for (const imported of ownImports(id, graph)) loaded.add(imported);
  return loaded;
}

/** Whether the module is loaded on its own: nothing but `import()` imports it. */
function isLoadedAlone(id: string, graph: Graph): boolean {
  const info = graph.getModuleInfo(id);
  return (info?.dynamicImporters.length ?? 0) > 0 && info?.importers.length === 0;
}

/**
 * Returns the function that names the chunk of one of our modules: by the pages that always load it, so that no page
 * loads what it does not need. What a module imports is loaded by the same pages or by more, so no two of these chunks
 * import each other. Returns null for modules that are in no page, or whose chunk is loaded for their own sake.
 */
export function nameByPages(initial: readonly string[], pages: readonly PageModules[]) {
  const read = (graph: Graph) => ({
    first: loadedWith(initial, graph),
    pages: pages.map(({ name, modules }) => ({ name, loaded: loadedWith(modules, graph) })),
  });
  let known: ReturnType<typeof read> | undefined;
  return (id: string, graph: Graph): string | null => {
    known ??= read(graph);
    if (!id.startsWith(folder) || known.first.has(id) || isLoadedAlone(id, graph)) return null;
    const names = known.pages.filter(({ loaded }) => loaded.has(id)).map(({ name }) => name);
    return names.length > 0 ? `${names.join('-')}-parts` : null;
  };
}

const siteModule = join(import.meta.dirname, 'serving/local-site.ts');

/** Paths that Vite itself serves in development: its client, its modules, and their sources and packages. */
const ownPaths = /^\/(?:@|__|src\/|node_modules\/)/;

/** Reduces the page's policy to `frame-ancestors` in development, because hot reload uses inline scripts. */
async function withoutPagePolicy(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (response.headers.has('Content-Security-Policy')) {
    response.headers.set('Content-Security-Policy', "frame-ancestors 'none'");
  }
  return response;
}

/** The files of a development server: those of `public/`, the current source, and the page as transformed by Vite. */
function developmentFiles(server: ViteDevServer): SiteOptions['readFile'] {
  const { root, publicDir } = server.config;
  const published = folderFiles(publicDir);
  return async (path) => {
    if (path === paths.source) return sourceArchive();
    if (path !== 'index.html') return published(path);
    const page = await readFile(join(root, path), 'utf8');
    return new TextEncoder().encode(await server.transformIndexHtml('/index.html', page));
  };
}

/** The site in development. It is created again for each request, from the current sources. */
function developmentSite(server: ViteDevServer): Site {
  const readFile = developmentFiles(server);
  return async (request) => {
    const { createLocalSite } = (await server.ssrLoadModule(siteModule)) as typeof localSite;
    return withoutPagePolicy(createLocalSite(readFile, knowledgeSettings(process.env))(request));
  };
}

/**
 * Makes `vite dev` and `vite preview` respond like every other server of the site: with the same documents, headers and
 * errors, and the knowledge endpoint. In development, Vite still serves the modules.
 */
export function serveInVite(): Plugin {
  return {
    name: 'serve-in-vite',
    // Otherwise Vite would answer preflight requests first, for every origin.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer: {
      order: 'pre',
      handler(server) {
        keepBounds(server.httpServer);
        const listener = nodeListener(developmentSite(server));
        server.middlewares.use((request, response, next) => {
          if (ownPaths.test(request.url ?? '')) next();
          else listener(request, response);
        });
      },
    },
    async configurePreviewServer(server) {
      keepBounds(server.httpServer);
      const { root, build } = server.config;
      const { module } = await runnerImport<typeof localSite>(siteModule);
      const site = module.createLocalSite(folderFiles(resolve(root, build.outDir)), knowledgeSettings(process.env));
      server.middlewares.use(nodeListener(site));
    },
  };
}
