import type { SitePlace } from '../place.ts';

/** The paths of what is published, relative to the base address; the page itself is the empty path. */
export const paths = {
  page: '',
  discovery: 'public/discovery',
  porch: 'public/porch',
  openSeat: 'public/open-seat',
  pathways: 'v1/pathways',
  catalogue: '.well-known/api-catalog',
  openApi: 'v1/openapi.json',
  agent: '.well-known/agent.txt',
  llms: 'llms.txt',
  server: 'server.json',
  robots: 'robots.txt',
  notFound: '404.html',
  help: '#/help',
} as const;

/**
 * How the document at the path `from` refers to the path `to`: absolute where the base address is known, else relative to
 * the document itself, so that it holds wherever the site is put (RFC 3986, section 4.2). Either path may be the page's,
 * which is empty, and `to` may carry a fragment.
 */
export function reference(place: SitePlace, from: string, to: string): string {
  if (place.siteUrl !== undefined) return place.siteUrl + to;
  const here = from.split('/').slice(0, -1);
  const there = to.split('/');
  let shared = 0;
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared += 1;
  const up = '../'.repeat(here.length - shared);
  return up + there.slice(shared).join('/') || './';
}

/** `reference` for all references of one document. */
export function referencesFrom(place: SitePlace, from: string): (to: string) => string {
  return (to) => reference(place, from, to);
}
