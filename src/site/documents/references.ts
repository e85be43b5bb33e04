/** Where each published file is, and how the documents refer to one another. */
import { changedRange } from '../../core/json/changed-range.ts';
import type { SitePlace } from '../place.ts';

// What a published document is, the media types of published files, and the samples with their schemas.

/** The media types of the published files. JSON has no charset parameter (RFC 8259); it is always UTF-8. */
export const mediaTypes = {
  json: 'application/json',
  schema: 'application/schema+json',
  jsonLd: 'application/ld+json',
  text: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
  zip: 'application/zip',
  /** RFC 9727, section 4.2: exactly this type with this profile. */
  catalogue: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
} as const;

/** The profile of an API catalogue (RFC 9727). */
export const catalogueProfile = 'https://www.rfc-editor.org/info/rfc9727';

/** The samples that come with the application, with their titles and schemas. */
export const samples = [
  {
    path: 'samples/strait-of-hesper.assessment.json',
    title: 'Sample assessment, finished',
    schema: 'assessment',
  },
  {
    path: 'samples/strait-of-hesper.casefile.json',
    title: 'The casefile of the sample assessment',
    schema: 'casefile',
  },
  { path: 'samples/finished.desk.json', title: 'The same sample as one desk file', schema: 'workspace' },
  {
    path: 'samples/broken.desk.json',
    title: 'A draft with mistakes: every check reports something',
    schema: undefined,
  },
] as const;

/** One published document. */
export interface SiteDocument {
  /** Relative to the base address, without a leading slash. */
  readonly path: string;
  readonly mediaType: string;
  /** UTF-8, LF, one line feed at the end. The text depends only on the deployment (`SitePlace`). */
  readonly text: string;
  /** The value of the `Link` header that it is served with, if any (RFC 8288). */
  readonly link?: string;
}

/** Formats a value as published JSON: two spaces, members in the order of the object, one line feed at the end. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

// Finds the references in published documents.

const referenceMembers = ['href', 'canonical', 'anchor', 'url', 'websiteUrl', 'source', '$ref'];
/** Addresses that the documents refer to and that belong to others. */
const foreign =
  /^https:\/\/(?:www\.rfc-editor\.org\/info\/rfc9727$|static\.modelcontextprotocol\.io\/|json-schema\.org\/)/;

function referencesOfJson(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesOfJson);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([member, content]) =>
    typeof content === 'string' && referenceMembers.includes(member) ? [content] : referencesOfJson(content),
  );
}

const agentKeys =
  /^(?:Application|Discovery|Road-\w+|Open-Seat|OpenAPI|LLMs|Schema|Package|Source|Registry-Metadata|MCP): (.*)$/gm;

/** Returns every reference of a document to this site, exactly as written. */
export function referencesOf({ path, mediaType, text }: SiteDocument): readonly string[] {
  if (/^(?:schemas|samples)\//.test(path) || mediaType === mediaTypes.zip) return [];
  const all = mediaType.startsWith('text/html')
    ? Array.from(text.matchAll(/href="([^"]*)"/g), ([, href = '']) => href.replaceAll('&amp;', '&'))
    : path === 'llms.txt'
      ? Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, href = '']) => decodeURI(href))
      : mediaType.startsWith('text/')
        ? Array.from(text.matchAll(agentKeys), ([, href = '']) => href)
        : referencesOfJson(JSON.parse(text));
  return all.filter((reference) => !reference.startsWith('#/components/') && !foreign.test(reference));
}

/** The paths of the published files, relative to the base address. The page itself is the empty path. */
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
  package: 'public/package',
  source: 'source.zip',
  robots: 'robots.txt',
  notFound: '404.html',
  help: '#/help',
} as const;

/**
 * Returns the reference from the document at the path `from` to `to`, a path that may have a fragment. It is absolute
 * if the base address is known. Otherwise it is relative to the document, so that it works wherever the site is
 * deployed (RFC 3986, section 4.2). Either path may be the page's, which is empty.
 */
export function reference(place: SitePlace, from: string, to: string): string {
  if (place.siteUrl !== undefined) return place.siteUrl + to;
  const hash = to.indexOf('#');
  const path = hash < 0 ? to : to.slice(0, hash);
  const here = from.split('/').slice(0, -1);
  const there = path.split('/');
  const { start: shared } = changedRange(here, there.slice(0, -1));
  const relative = '../'.repeat(here.length - shared) + there.slice(shared).join('/');
  return (relative || './') + to.slice(path.length);
}

/** `reference` for all references of one document. */
export function referencesFrom(place: SitePlace, from: string): (to: string) => string {
  return (to) => reference(place, from, to);
}
