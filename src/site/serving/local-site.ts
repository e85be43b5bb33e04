/** The site as a server on this machine runs it: with the knowledge endpoint, and documents that offer it. */
import { siteDocuments } from '../documents/site-documents.ts';
import { canonKnowledge } from '../knowledge/canon-knowledge.ts';
import { createKnowledge } from '../knowledge/knowledge.ts';
import type { KnowledgeSettings, SitePlace } from '../place.ts';
import { createSite, type Site, type SiteOptions } from './site.ts';

const endpoints = new Map<string, Site>();

/** The knowledge endpoint of a place, made when it is first asked for: development makes its site often. */
function knowledgeAt(place: SitePlace, allowedOrigins: readonly string[]): Site {
  const key = [place.siteUrl ?? '', ...allowedOrigins].join(' ');
  const known = endpoints.get(key) ?? createKnowledge({ place, knowledge: canonKnowledge, allowedOrigins });
  endpoints.set(key, known);
  return known;
}

/**
 * The site of the files that `readFile` gives. `siteUrl` is the base address where it is known; the documents are
 * made for it, in place of the files of the same paths.
 */
export function createLocalSite(
  readFile: SiteOptions['readFile'],
  { siteUrl, allowedOrigins }: KnowledgeSettings,
): Site {
  const place: SitePlace = { knowledgeEndpoint: true, ...(siteUrl === undefined ? {} : { siteUrl }) };
  const knowledge: Site = (request) => knowledgeAt(place, allowedOrigins)(request);
  return createSite({ place, readFile, documents: siteDocuments(place), knowledge });
}
