/** Writes the published documents into `public/`, as they read on a host of plain files at an address not known yet. */
import { siteDocuments } from '../site/documents/site-documents.ts';
import type { GeneratedFile } from './generate-types.ts';

/** The discovery documents and the schemas, in memory. */
export function generateDiscovery(): Promise<readonly GeneratedFile[]> {
  const documents = siteDocuments({ knowledgeEndpoint: false });
  return Promise.resolve(documents.map(({ path, text }) => ({ path: `public/${path}`, content: text })));
}
