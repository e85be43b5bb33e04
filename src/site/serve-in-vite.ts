/** The Vite plugin for development and preview, which then serve the site like its real servers. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runnerImport, type Plugin, type ViteDevServer } from 'vite';
import { paths } from './documents/references.ts';
import { knowledgeSettings } from './place.ts';
import { folderFiles, nodeListener, keepBounds } from './serving/node-listener.ts';
import type * as localSite from './serving/local-site.ts';
import type { Site, SiteOptions } from './serving/site.ts';
import { sourceArchive } from './publish-documents.ts';

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
