/** Checks what a deployment states about itself: the roads, the catalogue and every reference. */
import { parseUrl } from '../../core/casefile/platform.ts';
import { catalogueLinksOfHeader } from '../documents/catalogue-links.ts';
import { discoverInterfaces, type Discovered } from '../documents/discover.ts';
import { catalogueProfile } from '../documents/media-types.ts';
import { paths } from '../documents/references.ts';
import { referencesOf } from '../documents/references-of.ts';
import { road, roadIds } from '../documents/roads.ts';
import { knowledgePath } from '../place.ts';
import { sameType, typeOf, type Ask } from './asking.ts';
import type { ReadDocument } from './documents.ts';
import { row, type Row } from './report.ts';

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** Returns the faults of one road. Its members, their order and their values are fixed. */
function roadFaults(stated: unknown, index: number, base: string): string[] {
  const expected = road(roadIds[index] ?? 'choose', (path) => new URL(path, base).href);
  if (!isObject(stated)) return [`road ${index + 1} is not an object`];
  if (Object.keys(stated).join() !== Object.keys(expected).join()) return [`road ${index + 1} has other members`];
  const href = typeof stated.href === 'string' ? stated.href : '';
  const where = parseUrl(href, base + paths.discovery)?.href ?? href;
  return Object.entries({ ...stated, href: where })
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(expected[name as keyof typeof expected]))
    .map(([name, value]) => `${expected.id}: ${name} is ${JSON.stringify(value)}`);
}

/** Checks the three roads of the discovery document (specification 1.2 and 1.3). */
export function roadsRow(text: string, base: string): Row {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return row('three roads', ['the discovery document is not JSON'], '');
  }
  const roads = isObject(body) && Array.isArray(body.roads) ? (body.roads as unknown[]) : [];
  const faults =
    roads.length === roadIds.length
      ? roads.flatMap((stated, index) => roadFaults(stated, index, base))
      : [`there are ${roads.length} roads, not three`];
  return row('three roads', faults, `${roadIds.join(', ')}, each as promised`);
}

/** Checks that HEAD links to the catalogue and that the catalogue states its profile (RFC 9727). */
export async function catalogueRow(ask: Ask, document: ReadDocument, base: string): Promise<Row> {
  const head = await ask(paths.catalogue, { method: 'HEAD' });
  const named = catalogueLinksOfHeader(head.headers.get('Link')).map((link) => new URL(link, head.address).href);
  const faults = [
    ...(named.includes(base + paths.catalogue) ? [] : ['HEAD response has no Link header with rel="api-catalog"']),
    ...(document.answer.text.includes(catalogueProfile) ? [] : ['it does not state its profile']),
  ];
  return row('catalogue', faults, 'a linkset with its profile; HEAD links to it');
}

/** Returns the interfaces that a reader of linksets discovers from the base address, or the message of its error. */
export async function discover(ask: Ask, base: string): Promise<Discovered | string> {
  const reader = async (address: string, init?: { method?: string }): Promise<Response> => {
    const { status, headers, text } = await ask(address, init);
    return new Response(status === 204 || status === 304 ? null : text, { status, headers });
  };
  return discoverInterfaces(base, reader).catch((error: Error) => error.message);
}

/** Checks that each interface responds as the catalogue says. The knowledge endpoint has its own rows. */
export async function interfacesRow(ask: Ask, { interfaces }: Discovered, base: string): Promise<Row> {
  const faults: string[] = [];
  const toRead = interfaces.filter(({ address }) => !address.endsWith(`/${knowledgePath}`));
  for (const { address, mediaType } of toRead) {
    if (!address.startsWith(base)) {
      faults.push(`${address} is not below ${base}`);
      continue;
    }
    const answer = await ask(address);
    if (answer.status !== 200) faults.push(`${address}: ${answer.status}`);
    else if (mediaType !== undefined && !sameType(typeOf(answer), mediaType)) {
      faults.push(`${address}: Content-Type is ${typeOf(answer)}, but the catalogue says ${mediaType}`);
    }
  }
  const needed = [paths.discovery, paths.porch, paths.pathways, paths.openSeat];
  const lacking = needed.filter((path) => !toRead.some(({ address }) => address.endsWith(`/${path}`)));
  return row(
    'interfaces',
    [...lacking.map((path) => `${path} is not listed`), ...faults],
    `${toRead.length} documents, discovered from the address alone`,
  );
}

/** Collects every address that the documents refer to, without fragments, each with the first document that does. */
function references(
  documents: readonly ReadDocument[],
  base: string,
): {
  readonly found: Map<string, string>;
  readonly wrong: string[];
} {
  const found = new Map<string, string>();
  const wrong: string[] = [];
  for (const { path, mediaType, answer } of documents) {
    try {
      for (const reference of referencesOf({ path, mediaType, text: answer.text })) {
        const url = parseUrl(reference, answer.address);
        if (!url) wrong.push(`${path}: “${reference}” is not a valid reference`);
        else {
          const address = url.href.replace(/#.*$/, '');
          // An OpenAPI description names the base address without its last slash, because paths begin with one.
          const target = `${address}/` === base ? base : address;
          if (!found.has(target)) found.set(target, path);
        }
      }
    } catch {
      wrong.push(`${path} does not match its media type`);
    }
  }
  return { found, wrong };
}

/**
 * Checks that every reference stays in the deployment and returns 200. Addresses of other sites are not requested. The
 * knowledge endpoint has its own rows if the catalogue lists it; otherwise a reference to it counts as broken.
 */
export async function referenceRows(
  ask: Ask,
  documents: readonly ReadDocument[],
  base: string,
  isOffered: boolean,
): Promise<readonly Row[]> {
  const { found, wrong } = references(documents, base);
  const foreign = [...found].filter(([address]) => !address.startsWith(base));
  const unreachable: string[] = [];
  for (const [address, path] of found) {
    const isEndpoint = isOffered && address === base + knowledgePath;
    if (isEndpoint || !address.startsWith(base)) continue;
    const { status } = await ask(address);
    if (status !== 200) unreachable.push(`${path}: ${address} returns ${status}`);
  }
  const foreignFaults = foreign.map(([address, path]) => `${path}: ${address}`);
  const own = `${found.size} URLs, all below ${base}`;
  return [
    row('references', [...wrong, ...unreachable], `${found.size} URLs return 200`),
    row('own references', foreignFaults, own),
  ];
}

/** RFC 9264 and RFC 9727 ask for absolute addresses if the address is known. A public deployment knows its own. */
export function absoluteRow(catalogue: string, base: string): Row {
  const check = 'absolute references';
  if (!base.startsWith('https:')) return { check, result: 'not checked', detail: 'only for public URLs' };
  const faults = catalogue.includes(`"${base}`) ? [] : ['the catalogue has relative references; build with SITE_URL'];
  return row(check, faults, `those of the catalogue begin with ${base}`, 'warn');
}
