import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runnerImport, type Plugin, type ViteDevServer } from 'vite';
import { paths } from './documents/references.ts';
import { knowledgeSettings } from './place.ts';
import { folderFiles } from './serving/folder.ts';
import type * as localSite from './serving/local-site.ts';
import { nodeListener } from './serving/node-listener.ts';
import { keepBounds } from './serving/request-bounds.ts';
import type { Site, SiteOptions } from './serving/site.ts';
import { sourceArchive } from './source-archive.ts';

const siteModule = join(import.meta.dirname, 'serving/local-site.ts');

/** What of a development server is Vite's own: its client, its modules, and the sources and packages they come from. */
const ownPaths = /^\/(?:@|__|src\/|node_modules\/)/;

/** The page as development needs it: its policy says only who may frame it, since hot reload has inline scripts. */
async function withoutPagePolicy(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (response.headers.has('Content-Security-Policy')) {
    response.headers.set('Content-Security-Policy', "frame-ancestors 'none'");
  }
  return response;
}

/** The files of a development server: those of `public/`, the source as it is now, and the page as Vite transforms it. */
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

/** The site in development: made anew for each request out of the sources as they are now. */
function developmentSite(server: ViteDevServer): Site {
  const readFile = developmentFiles(server);
  return async (request) => {
    const { createLocalSite } = (await server.ssrLoadModule(siteModule)) as typeof localSite;
    return withoutPagePolicy(createLocalSite(readFile, knowledgeSettings(process.env))(request));
  };
}

/**
 * Lets `vite dev` and `vite preview` answer as every other server of the site does: the same documents, headers and
 * refusals, and the knowledge endpoint. In development the modules remain Vite's.
 */
export function serveInVite(): Plugin {
  return {
    name: 'serve-in-vite',
    // Vite would answer preflights first, and for every origin.
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
