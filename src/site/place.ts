/** Reads the settings of a deployment: its address, and whether it runs the knowledge endpoint. */
import { parseUrl, type ParsedUrl } from '../core/casefile/publisher.ts';

/** A deployment of the site. All documents are made from it. */
export interface SitePlace {
  /** The absolute base address, ending in `/`. If it is unknown, references are relative. */
  readonly siteUrl?: string;
  /** Whether this deployment runs the knowledge endpoint. If it does not, no document lists it. */
  readonly knowledgeEndpoint: boolean;
}

/** The settings that a server of the knowledge endpoint reads from its environment. */
export interface KnowledgeSettings {
  readonly siteUrl?: string;
  /** Other origins whose pages may send requests, as browsers write them in an `Origin` header. */
  readonly allowedOrigins: readonly string[];
}

/** The path of the knowledge endpoint below the base address (specification 4). */
export const knowledgePath = 'v1/mcp/canon';

/**
 * Reads `SITE_URL` as a base address. Throws an error with a readable message unless it is an absolute https or
 * loopback http URL without credentials, query or fragment.
 */
export function readSiteUrl(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const url = parseUrl(text.trim());
  if (!url) throw new Error(`SITE_URL is “${text}”. Use an absolute URL such as https://desk.example.org/.`);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url))) {
    throw new Error(`SITE_URL is “${text}”. It must begin with https:// (http:// only for localhost).`);
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new Error('SITE_URL must not contain a user name, a password, a query or a fragment.');
  }
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

/**
 * Reads `KNOWLEDGE_ORIGINS`: other origins whose pages may use the knowledge endpoint, separated by spaces or commas.
 * Throws an error with a readable message if one is not an https or loopback http origin. `null` and `*` are rejected,
 * because they would allow pages that the operator did not list.
 */
export function readAllowedOrigins(text: string | undefined): readonly string[] {
  const given = (text ?? '').split(/[\s,]+/).filter((origin) => origin !== '');
  return given.map((origin) => {
    const url = parseUrl(origin);
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url));
    if (url && isSafe && (url.href === origin || url.href === `${origin}/`) && url.href === `${url.origin}/`) {
      return url.origin;
    }
    throw new Error(
      `KNOWLEDGE_ORIGINS contains “${origin}”. Use origins such as https://desk.example.org (http:// only for localhost).`,
    );
  });
}

/** Reads the settings of the site and of its knowledge endpoint from the environment. Throws if they are invalid. */
export function knowledgeSettings(environment: Readonly<Record<string, string | undefined>>): KnowledgeSettings {
  const siteUrl = readSiteUrl(environment.SITE_URL);
  const allowedOrigins = readAllowedOrigins(environment.KNOWLEDGE_ORIGINS);
  return { allowedOrigins, ...(siteUrl === undefined ? {} : { siteUrl }) };
}

function isLoopback({ hostname }: ParsedUrl): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
