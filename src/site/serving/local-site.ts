/** The site as a server on this machine runs it: with the knowledge endpoint, and documents that offer it. */
import { siteDocuments } from '../documents/site-documents.ts';
import { canonKnowledge } from '../knowledge/canon-knowledge.ts';
import { createKnowledge } from '../knowledge/knowledge.ts';
import type { SitePlace } from '../place.ts';
import { createSite, type Site, type SiteOptions } from './site.ts';

/**
 * The site of the files that `readFile` gives. `siteUrl` is the base address where it is known; the documents are
 * made for it, in place of the files of the same paths.
 */
export function createLocalSite(readFile: SiteOptions['readFile'], siteUrl: string | undefined): Site {
  const place: SitePlace = { knowledgeEndpoint: true, ...(siteUrl === undefined ? {} : { siteUrl }) };
  const knowledge = createKnowledge({ place, knowledge: canonKnowledge });
  return createSite({ place, readFile, documents: siteDocuments(place), knowledge });
}
