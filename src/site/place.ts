/** Where a copy of the site stands, and what runs there. Everything that is published is built from this. */
export interface SitePlace {
  /** The base address, absolute, ending in `/`; undefined where it is not known, and references are then relative. */
  readonly siteUrl?: string;
  /** Whether this deployment runs the knowledge endpoint. Where it does not, nothing offers it. */
  readonly knowledgeEndpoint: boolean;
}

/** The path of the knowledge endpoint below the base address (specification 4). */
export const knowledgePath = 'v1/mcp/canon';

/**
 * `SITE_URL` as a base address. Throws, in words, where it is not an absolute address without credentials, query or
 * fragment, or is neither https nor a loopback http address.
 */
export function readSiteUrl(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (!url)
    throw new Error(`SITE_URL is “${text}”, which is not an absolute address such as https://desk.example.org/.`);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)) {
    throw new Error(`SITE_URL is “${text}”: it must begin with https:// (http:// only on this machine).`);
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new Error('SITE_URL must not carry a user name, a password, a query or a fragment.');
  }
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}
