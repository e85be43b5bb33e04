/** Finds a site’s interfaces from its base address alone, as a client would, for `check:site` and end-to-end tests. */
import { parseUrl } from '../../core/casefile/publisher.ts';

// Reads linksets (RFC 9264), with absolute addresses.

/** A link of a linkset with absolute context and target. */
interface LinksetLink {
  /** The subject of the link: the anchor. */
  readonly context: string;
  /** The relation type in lower case, because RFC 8288, section 2.1, compares relation types without case. */
  readonly relation: string;
  readonly target: string;
  readonly type?: string;
  readonly title?: string;
}

type Members = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fail(pointer: string, words: string): never {
  throw new Error(`Not a linkset (RFC 9264): ${pointer || 'the document'} ${words}.`);
}

function absolute(value: unknown, base: string, pointer: string): string {
  if (typeof value !== 'string') return fail(pointer, 'is not a string');
  return parseUrl(value, base)?.href ?? fail(pointer, 'is not a URI reference');
}

function attribute(target: Members, name: 'type' | 'title', pointer: string): Partial<LinksetLink> {
  const value = target[name];
  if (value === undefined) return {};
  return typeof value === 'string' ? { [name]: value } : fail(`${pointer}/${name}`, 'is not a string');
}

function readTarget(value: unknown, context: string, relation: string, base: string, pointer: string): LinksetLink {
  if (!isObject(value)) return fail(pointer, 'is not an object');
  return {
    context,
    relation: relation.toLowerCase(),
    target: absolute(value.href, base, `${pointer}/href`),
    ...attribute(value, 'type', pointer),
    ...attribute(value, 'title', pointer),
  };
}

/** Section 4.2.2: an anchor, and one member for each relation. Without an anchor the context is the linkset itself. */
function readContext(value: unknown, base: string, pointer: string): LinksetLink[] {
  if (!isObject(value)) return fail(pointer, 'is not an object');
  const { anchor, ...relations } = value;
  const context = anchor === undefined ? base : absolute(anchor, base, `${pointer}/anchor`);
  return Object.entries(relations).flatMap(([relation, targets]) => {
    const place = `${pointer}/${relation}`;
    if (!Array.isArray(targets)) return fail(place, 'is not an array');
    return targets.map((target, index) => readTarget(target, context, relation, base, `${place}/${index}`));
  });
}

/**
 * Returns the links of an `application/linkset+json` document that was read from `base`, in document order. Ignores
 * target attributes other than `type` and `title`. If section 4.2 is violated, throws with the JSON Pointer of the
 * place.
 */
export function readLinkset(text: string, base: string): readonly LinksetLink[] {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return fail('', 'is not JSON');
  }
  if (!isObject(document)) return fail('', 'is not an object');
  const { linkset, ...others } = document;
  if (Object.keys(others).length > 0) fail('', 'has members other than “linkset”');
  if (!Array.isArray(linkset)) return fail('/linkset', 'is not an array');
  return linkset.flatMap((context, index) => readContext(context, base, `/linkset/${index}`));
}

// Reads the links to an API catalogue from a page or a response (RFC 9727, section 3).

const relation = 'api-catalog';

function hasRelation(value: string | undefined): boolean {
  return value !== undefined && value.trim().toLowerCase().split(/\s+/).includes(relation);
}

/** The parameters of one link of a `Link` header, by lower-case name. If a name occurs twice, the first one counts. */
function parametersOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', quoted, token] of text.matchAll(
    /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,]*))/g,
  )) {
    const value = quoted === undefined ? (token ?? '') : quoted.replaceAll(/\\(.)/g, '$1');
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), value);
  }
  return found;
}

/**
 * The targets of the links to the catalogue in a `Link` header (RFC 8288, section 3). Links with an `anchor` do not
 * count.
 */
export function catalogueLinksOfHeader(header: string | null): readonly string[] {
  const links = (header ?? '').matchAll(
    /<([^>]*)>((?:\s*;\s*[\w!#$%&'*+.^`|~-]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s;,"]*))?)*)/g,
  );
  return [...links].flatMap(([, target = '', text = '']) => {
    const parameters = parametersOf(text);
    return hasRelation(parameters.get('rel')) && !parameters.has('anchor') ? [target] : [];
  });
}

function attributeOf(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  return (match?.[1] ?? match?.[2] ?? match?.[3])?.replaceAll('&amp;', '&');
}

/** The targets of the `<link>` elements of an HTML page that lead to the catalogue. */
export function catalogueLinksOfPage(html: string): readonly string[] {
  const tags = html.replaceAll(/<!--[^]*?-->/g, '').match(/<link\s[^>]*>/gi) ?? [];
  return tags.flatMap((tag) => {
    const href = attributeOf(tag, 'href');
    return href !== undefined && hasRelation(attributeOf(tag, 'rel')) ? [href] : [];
  });
}

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
