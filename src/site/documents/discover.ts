/** Finds a site’s interfaces from its base address alone, as a client would, for `check:site` and end-to-end tests. */
import { parseUrl } from '../../core/casefile/platform.ts';
import { catalogueLinksOfHeader, catalogueLinksOfPage } from './catalogue-links.ts';
import { readLinkset, type LinksetLink } from './linkset.ts';

/** An interface that a catalogue lists, with the catalogue's links about it. All addresses are absolute. */
export interface DiscoveredInterface {
  readonly address: string;
  readonly title?: string;
  /** The media type that the catalogue states. An interface that is called and not read has none. */
  readonly mediaType?: string;
  /** Machine-readable descriptions (`service-desc`, RFC 8631). */
  readonly descriptions: readonly string[];
  /** Documentation for people (`service-doc`). */
  readonly documentation: readonly string[];
  /** Further data about it (`service-meta`). */
  readonly metadata: readonly string[];
}

/** The catalogue and the interfaces that a base address leads to. */
export interface Discovered {
  /** The catalogue: the address that it states for itself, and its descriptions of the whole. */
  readonly catalogue: DiscoveredInterface;
  /** The address that the catalogue was read from. */
  readonly readFrom: string;
  /** Every interface that the catalogue lists, in its order. */
  readonly interfaces: readonly DiscoveredInterface[];
}

/** The part of `fetch` that discovery needs. */
export type Fetch = (address: string, init?: { readonly method?: 'GET' | 'HEAD' }) => Promise<Response>;

const wellKnown = '.well-known/api-catalog';
const serviceRelations = ['service-desc', 'service-doc', 'service-meta'];

/** The addresses that may have a catalogue, the likeliest first: the links of the page, then the well-known paths. */
async function* candidates(base: string, fetch: Fetch): AsyncGenerator<string> {
  const page = await fetch(base);
  if (page.ok) {
    const where = page.url || base;
    const isPage = (page.headers.get('Content-Type') ?? '').startsWith('text/html');
    const named = [
      ...catalogueLinksOfHeader(page.headers.get('Link')),
      ...(isPage ? catalogueLinksOfPage(await page.text()) : []),
    ];
    yield* named.flatMap((link) => parseUrl(link, where)?.href ?? []);
  }
  yield new URL(wellKnown, base).href;
  yield new URL(`/${wellKnown}`, base).href;
}

/** Reads the first candidate that exists. Requests each one once. */
async function readCatalogue(base: string, fetch: Fetch): Promise<{ address: string; links: readonly LinksetLink[] }> {
  const triedAddresses = new Set<string>();
  for await (const address of candidates(base, fetch)) {
    if (triedAddresses.has(address)) continue;
    triedAddresses.add(address);
    const response = await fetch(address);
    if (!response.ok) continue;
    const where = response.url || address;
    return { address: where, links: readLinkset(await response.text(), where) };
  }
  throw new Error(`No API catalogue found at ${base} (tried ${[...triedAddresses].join(', ')}).`);
}

function describe(address: string, links: readonly LinksetLink[]): DiscoveredInterface {
  const item = links.find(({ relation, target }) => relation === 'item' && target === address);
  const targets = (wanted: string): string[] =>
    links.filter(({ context, relation }) => context === address && relation === wanted).map(({ target }) => target);
  return {
    address,
    ...(item?.title === undefined ? {} : { title: item.title }),
    ...(item?.type === undefined ? {} : { mediaType: item.type }),
    descriptions: targets('service-desc'),
    documentation: targets('service-doc'),
    metadata: targets('service-meta'),
  };
}

/**
 * Finds every interface from the base address alone: reads the catalogue that the page links to or that is at the
 * well-known path (RFC 9727), and returns its items and everything else that it describes. Follows no other links.
 * Throws an error with a readable message if there is no catalogue or if it is not a linkset.
 */
export async function discoverInterfaces(baseUrl: string, fetch: Fetch): Promise<Discovered> {
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
  const { address, links } = await readCatalogue(base, fetch);
  // A release build states its public address, which may differ from the one that it was read from.
  const itself = links.find(({ relation }) => relation === 'item')?.context ?? address;
  const listed = links.flatMap(({ context, relation, target }) => {
    if (relation === 'item') return [target];
    return serviceRelations.includes(relation) && context !== itself ? [context] : [];
  });
  const addresses = [...new Set(listed)];
  return {
    catalogue: describe(itself, links),
    readFrom: address,
    interfaces: addresses.map((each) => describe(each, links)),
  };
}
