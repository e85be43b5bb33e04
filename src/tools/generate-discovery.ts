/** Generates the published documents in `public/`, for a static host at an unknown address. */
import { siteDocuments } from '../site/documents/site-documents.ts';
import type { GeneratedFile } from './generate-types.ts';

/** Returns the discovery documents and the schemas. */
export function generateDiscovery(): Promise<readonly GeneratedFile[]> {
  const documents = siteDocuments({ knowledgeEndpoint: false });
  return Promise.resolve(documents.map(({ path, text }) => ({ path: `public/${path}`, content: text })));
}
