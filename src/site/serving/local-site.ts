/** The site for a local server: with the knowledge endpoint, and documents that list it. */
import { siteDocuments } from '../documents/site-documents.ts';
import { referenceKnowledge } from '../knowledge/server.ts';
import { createKnowledge } from '../knowledge/knowledge.ts';
import type { KnowledgeSettings, SitePlace } from '../place.ts';
import { createSite, type Site, type SiteOptions } from './site.ts';

const endpoints = new Map<string, Site>();

/** Returns the knowledge endpoint of a place. It is cached, because development creates the site for every request. */
function knowledgeAt(place: SitePlace, allowedOrigins: readonly string[]): Site {
  const key = [place.siteUrl ?? '', ...allowedOrigins].join(' ');
  const endpoint = endpoints.get(key) ?? createKnowledge({ place, knowledge: referenceKnowledge, allowedOrigins });
  endpoints.set(key, endpoint);
  return endpoint;
}

/**
 * Creates the site of the files that `readFile` returns. The documents are made for `siteUrl`, the base address if it
 * is known, and replace the files with the same paths.
 */
export function createLocalSite(
  readFile: SiteOptions['readFile'],
  { siteUrl, allowedOrigins }: KnowledgeSettings,
): Site {
  const place: SitePlace = { knowledgeEndpoint: true, ...(siteUrl === undefined ? {} : { siteUrl }) };
  const knowledge: Site = (request) => knowledgeAt(place, allowedOrigins)(request);
  return createSite({ place, readFile, documents: siteDocuments(place), knowledge });
}
