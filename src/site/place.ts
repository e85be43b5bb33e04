/** Where a copy of the site stands, and what runs there. Everything that is published is built from this. */
export interface SitePlace {
  /** The base address, absolute, ending in `/`; undefined where it is not known, and references are then relative. */
  readonly siteUrl?: string;
  /** Whether this deployment runs the knowledge endpoint. Where it does not, nothing offers it. */
  readonly knowledgeEndpoint: boolean;
}

/** What a server of the knowledge endpoint reads of its environment. */
export interface KnowledgeSettings {
  readonly siteUrl?: string;
  /** Whose pages may ask beside the site's own, as browsers write an `Origin` header. */
  readonly allowedOrigins: readonly string[];
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
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url))) {
    throw new Error(`SITE_URL is “${text}”: it must begin with https:// (http:// only on this machine).`);
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new Error('SITE_URL must not carry a user name, a password, a query or a fragment.');
  }
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

/**
 * `KNOWLEDGE_ORIGINS` as the origins whose pages may ask the knowledge endpoint beside the site's own, between blanks or
 * commas. Throws, in words, where one is not an origin alone, or is neither https nor a loopback http origin; `null` and
 * `*` would let in pages that nobody named.
 */
export function readAllowedOrigins(text: string | undefined): readonly string[] {
  const given = (text ?? '').split(/[\s,]+/).filter((origin) => origin !== '');
  return given.map((origin) => {
    const url = URL.canParse(origin) ? new URL(origin) : undefined;
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url));
    if (url && isSafe && (url.href === origin || url.href === `${origin}/`) && url.href === `${url.origin}/`) {
      return url.origin;
    }
    throw new Error(
      `KNOWLEDGE_ORIGINS has “${origin}”, which is not an origin such as https://desk.example.org (http:// only on this machine).`,
    );
  });
}

/** What the environment says of the site and of its knowledge endpoint. Throws, in words, where it makes no sense. */
export function knowledgeSettings(environment: Readonly<Record<string, string | undefined>>): KnowledgeSettings {
  const siteUrl = readSiteUrl(environment.SITE_URL);
  const allowedOrigins = readAllowedOrigins(environment.KNOWLEDGE_ORIGINS);
  return { allowedOrigins, ...(siteUrl === undefined ? {} : { siteUrl }) };
}

function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
