import { catalogueLinksOfHeader, catalogueLinksOfPage } from './catalogue-links.ts';
import { readLinkset, type LinksetLink } from './linkset.ts';

/** An interface that a catalogue lists, with what the catalogue says of it. All addresses are absolute. */
export interface DiscoveredInterface {
  readonly address: string;
  readonly title?: string;
  /** The media type that the catalogue states; none for an interface that is spoken to and not read. */
  readonly mediaType?: string;
  /** Machine-readable descriptions (`service-desc`, RFC 8631). */
  readonly descriptions: readonly string[];
  /** Documentation for people (`service-doc`). */
  readonly documentation: readonly string[];
  /** Further data about it (`service-meta`). */
  readonly metadata: readonly string[];
}

/** What can be found from a base address. */
export interface Discovered {
  /** The catalogue: the address it says it has, and what describes it as a whole. */
  readonly catalogue: DiscoveredInterface;
  /** Where the catalogue was read. */
  readonly readFrom: string;
  /** Every interface that the catalogue lists, in its order. */
  readonly interfaces: readonly DiscoveredInterface[];
}

/** The part of `fetch` that discovery needs. */
export type Fetch = (address: string, init?: { readonly method?: 'GET' | 'HEAD' }) => Promise<Response>;

const wellKnown = '.well-known/api-catalog';
const serviceRelations = ['service-desc', 'service-doc', 'service-meta'];

/** The addresses at which a catalogue may be, the likeliest first: what the page says, then the well-known places. */
async function* candidates(base: string, fetch: Fetch): AsyncGenerator<string> {
  const page = await fetch(base);
  if (page.ok) {
    const where = page.url || base;
    const isPage = (page.headers.get('Content-Type') ?? '').startsWith('text/html');
    const named = [
      ...catalogueLinksOfHeader(page.headers.get('Link')),
      ...(isPage ? catalogueLinksOfPage(await page.text()) : []),
    ];
    yield* named.filter((link) => URL.canParse(link, where)).map((link) => new URL(link, where).href);
  }
  yield new URL(wellKnown, base).href;
  yield new URL(`/${wellKnown}`, base).href;
}

/** The first of the candidates that answers. Each is asked once. */
async function readCatalogue(base: string, fetch: Fetch): Promise<{ address: string; links: readonly LinksetLink[] }> {
  const asked = new Set<string>();
  for await (const address of candidates(base, fetch)) {
    if (asked.has(address)) continue;
    asked.add(address);
    const response = await fetch(address);
    if (!response.ok) continue;
    const where = response.url || address;
    return { address: where, links: readLinkset(await response.text(), where) };
  }
  throw new Error(`No API catalogue is found from ${base}: asked ${[...asked].join(', ')}.`);
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
 * Finds every interface from nothing but the base address: the catalogue that the page names or that stands at the
 * well-known place (RFC 9727), its items, and whatever else it gives a description of. It reads and follows nothing
 * further. Throws, in words, where there is no catalogue or where it is no linkset.
 */
export async function discoverInterfaces(baseUrl: string, fetch: Fetch): Promise<Discovered> {
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
  const { address, links } = await readCatalogue(base, fetch);
  // A release build says its public address, which need not be the one that it was read from.
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
