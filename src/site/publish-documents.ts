import type { Plugin } from 'vite';
import { paths } from './documents/references.ts';
import { siteDocuments } from './documents/site-documents.ts';
import { readSiteUrl } from './place.ts';
import { sourceArchive } from './source-archive.ts';

/**
 * Writes the published documents of the build's place over those of `public/`: with `SITE_URL`, their references are
 * absolute. The archive of the source stands beside them. A build is for hosts of plain files, so it offers no knowledge endpoint; what runs one serves its own.
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
