/** Fixtures for the tests of the published documents: deployments, and every reference that a document makes. */
import { join } from 'node:path';
import fc from 'fast-check';
import { filesBelow } from '../precache.ts';
import { knowledgePath, readSiteUrl, type SitePlace } from '../place.ts';
import { paths } from './references.ts';
import { siteDocuments, type SiteDocument } from './site-documents.ts';

/** Every kind of deployment that documents are made for. */
export const places: readonly { readonly name: string; readonly place: SitePlace }[] = [
  { name: 'a static site at an unknown address', place: { knowledgeEndpoint: false } },
  { name: 'an endpoint at an unknown address', place: { knowledgeEndpoint: true } },
  {
    name: 'a static site at a known address',
    place: { siteUrl: 'https://desk.example.org/', knowledgeEndpoint: false },
  },
  { name: 'an endpoint under a sub-path', place: { siteUrl: 'https://example.org/a/desk/', knowledgeEndpoint: true } },
  { name: 'an endpoint on localhost', place: { siteUrl: 'http://localhost:4173/', knowledgeEndpoint: true } },
];

/** Runs a check for every kind of deployment. A failure names the deployment. */
export async function forEachPlace(check: (place: SitePlace) => void | Promise<void>): Promise<void> {
  for (const { name, place } of places) {
    try {
      await check(place);
    } catch (cause) {
      throw new Error(`For ${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
  }
}

/** Valid values of `SITE_URL`, with ports and sub-paths, read as a build reads them. */
export const siteUrls: fc.Arbitrary<string> = fc
  .tuple(
    fc.domain(),
    fc.option(fc.integer({ min: 1, max: 65_535 }), { nil: undefined }),
    fc.array(fc.stringMatching(/^[A-Za-z0-9_~&'()+,;=@-]{1,12}$/), { maxLength: 3 }),
    fc.boolean(),
  )
  .map(([domain, port, segments, slash]) =>
    readSiteUrl(`https://${domain}${port === undefined ? '' : `:${port}`}/${segments.join('/')}${slash ? '/' : ''}`),
  )
  .filter((url): url is string => url !== undefined);

const madeDocuments = new Map<string, readonly SiteDocument[]>();

/** Returns the documents of `place`. Makes them only once, because making them takes longer than most tests of them. */
export function documentsOf(place: SitePlace): readonly SiteDocument[] {
  const key = JSON.stringify([place.siteUrl, place.knowledgeEndpoint]);
  const documents = madeDocuments.get(key) ?? siteDocuments(place);
  madeDocuments.set(key, documents);
  return documents;
}

/** The document at `path`. Throws if there is none. */
export function documentAt(place: SitePlace, path: string): SiteDocument {
  const document = documentsOf(place).find((each) => each.path === path);
  if (!document) throw new Error(`There is no document at ${path}.`);
  return document;
}

/** The JSON document at `path`, as its value. */
export function bodyAt<Body>(place: SitePlace, path: string): Body {
  return JSON.parse(documentAt(place, path).text) as Body;
}

export { referencesOf } from './references.ts';

/** Every path that a deployment answers, relative to its base. The page is ''. */
export function publishedPaths(place: SitePlace): ReadonlySet<string> {
  const files = filesBelow(join(import.meta.dirname, '../../../public'));
  const documents = documentsOf(place).map(({ path }) => path);
  return new Set(['', ...files, ...documents, paths.source, ...(place.knowledgeEndpoint ? [knowledgePath] : [])]);
}

/** A `fetch` that answers from memory with the documents of `place`, below `base`. The text of the page is `page`. */
export function memoryFetch(place: SitePlace, base: string, page: string): (address: string) => Promise<Response> {
  const documents = new Map(documentsOf(place).map((document) => [base + document.path, document]));
  return (address) => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    if (address === base) return Promise.resolve(new Response(page, { headers }));
    const document = documents.get(address);
    if (!document) return Promise.resolve(new Response('Not found', { status: 404 }));
    return Promise.resolve(new Response(document.text, { headers: { 'Content-Type': document.mediaType } }));
  };
}
