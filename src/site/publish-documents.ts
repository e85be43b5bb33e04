/** The Vite plugin that adds the site’s documents and the archive of the source to a build. */
import type { Plugin } from 'vite';
import { paths } from './documents/references.ts';
import { siteDocuments } from './documents/site-documents.ts';
import { readSiteUrl } from './place.ts';
import { sourceArchive } from './source-archive.ts';

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
