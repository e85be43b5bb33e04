/** Checks what a deployment states about itself: the roads, the catalogue and every reference. */
import { documentTypes } from '../serving/headers.ts';
import { schemaDocuments } from '../documents/schemas.ts';
import { sameType, typeOf, row, type Answer, type Ask, type Row } from './report.ts';
import { parseUrl } from '../../core/casefile/publisher.ts';
import { catalogueLinksOfHeader, discoverInterfaces, type Discovered } from '../documents/discover.ts';
import { catalogueProfile, paths, referencesOf } from '../documents/references.ts';
import { road, roadIds } from '../documents/pathways.ts';
import { knowledgePath } from '../place.ts';

// Checks the published documents. Each row is about one aspect of all of them.

/** A document with its response and its required media type. */
export interface ReadDocument {
  readonly path: string;
  readonly mediaType: string;
  readonly answer: Answer;
}

const elsewhere = 'https://a.example';

/** Returns the documents and schemas with their required media types. */
function expectedDocuments(): readonly { readonly path: string; readonly mediaType: string }[] {
  const documents = Object.entries(documentTypes).map(([path, mediaType]) => ({ path, mediaType }));
  return [...documents, ...schemaDocuments().map(({ path, mediaType }) => ({ path, mediaType }))];
}

/** Requests all documents, as a page of another origin would. */
export async function readDocuments(ask: Ask): Promise<readonly ReadDocument[]> {
  const read: ReadDocument[] = [];
  for (const document of expectedDocuments()) {
    read.push({ ...document, answer: await ask(document.path, { headers: { Origin: elsewhere } }) });
  }
  return read;
}

/** Collects the faults of all documents. `fault` returns the fault of one document, if any. */
async function faults(
  documents: readonly ReadDocument[],
  fault: (document: ReadDocument) => Promise<string | undefined> | string | undefined,
): Promise<string[]> {
  const found: string[] = [];
  for (const document of documents) {
    const words = await fault(document);
    if (words !== undefined) found.push(`${document.path}: ${words}`);
  }
  return found;
}

const isRead = ({ answer }: ReadDocument): boolean => answer.status === 200;

function schemaFault({ path, answer }: ReadDocument): string | undefined {
  const published = schemaDocuments().find((schema) => schema.path === path);
  return published && published.text !== answer.text ? 'is not the schema of this version' : undefined;
}

function originFault({ headers }: Answer): string | undefined {
  const allowed = headers.get('Access-Control-Allow-Origin');
  return allowed === '*' || allowed === elsewhere ? undefined : 'CORS not allowed';
}

async function headFault(ask: Ask, { path, answer }: ReadDocument): Promise<string | undefined> {
  const head = await ask(path, { method: 'HEAD' });
  if (head.status !== 200) return `HEAD returns ${head.status}`;
  return sameType(typeOf(head), typeOf(answer)) ? undefined : `HEAD returns ${typeOf(head)}, GET ${typeOf(answer)}`;
}

async function tagFault(ask: Ask, { path, answer }: ReadDocument): Promise<string | undefined> {
  const tag = answer.headers.get('ETag');
  if (tag === null) return 'no ETag';
  const { status } = await ask(path, { headers: { 'If-None-Match': tag } });
  return status === 304 ? undefined : `If-None-Match with its ETag returns ${status} instead of 304`;
}

async function writeFaults(ask: Ask, documents: readonly ReadDocument[]): Promise<Row> {
  const statuses: [path: string, status: number][] = [];
  for (const { path } of documents) statuses.push([path, (await ask(path, { method: 'POST', body: '' })).status]);
  const accepted = statuses.filter(([, status]) => status < 400).map(([path, status]) => `POST to ${path}: ${status}`);
  if (accepted.length > 0) return row('other methods', accepted, '');
  const wrongStatuses = statuses
    .filter(([, status]) => status !== 405)
    .map(([path, status]) => `POST to ${path}: ${status}`);
  return row('other methods', wrongStatuses, 'POST returns 405', 'warn');
}

async function preflightFault(ask: Ask, { path }: ReadDocument): Promise<string | undefined> {
  const headers = {
    Origin: elsewhere,
    'Access-Control-Request-Method': 'GET',
    'Access-Control-Request-Headers': 'if-none-match',
  };
  const answer = await ask(path, { method: 'OPTIONS', headers });
  const allowed = (answer.headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase();
  return answer.status < 300 && !originFault(answer) && /\*|if-none-match/.test(allowed)
    ? undefined
    : `OPTIONS returns ${answer.status} without the CORS headers`;
}

/** The rows about all documents. A document that could not be read is reported once and left out of the other rows. */
export async function documentRows(ask: Ask, all: readonly ReadDocument[]): Promise<readonly Row[]> {
  const read = all.filter(isRead);
  const count = `${read.length} documents`;
  const types = (document: ReadDocument): string | undefined =>
    sameType(typeOf(document.answer), document.mediaType)
      ? undefined
      : `${typeOf(document.answer)}, not ${document.mediaType}`;
  const nosniff = ({ answer }: ReadDocument): string | undefined =>
    answer.headers.get('X-Content-Type-Options') === 'nosniff' ? undefined : 'missing X-Content-Type-Options: nosniff';
  const caching = ({ answer }: ReadDocument): string | undefined => {
    const age = Number(/max-age=(\d+)/.exec(answer.headers.get('Cache-Control') ?? '')?.[1] ?? 0);
    return age > 86_400 ? `cached for ${age} seconds` : undefined;
  };
  return [
    row(
      'documents',
      await faults(all, ({ answer }) => (answer.status === 200 ? undefined : `${answer.status}`)),
      count,
    ),
    row('media types', await faults(read, types), `${count}, all correct`),
    row('HEAD', await faults(read, (document) => headFault(ask, document)), `as GET, for ${count}`),
    row('CORS', await faults(read, ({ answer }) => originFault(answer)), `allowed for ${count}`),
    row('preflights', await faults(read, (document) => preflightFault(ask, document)), 'allow If-None-Match', 'warn'),
    row('nosniff', await faults(read, nosniff), count),
    row(
      'entity tags',
      await faults(read, (document) => tagFault(ask, document)),
      'present, and 304 if unchanged',
      'warn',
    ),
    row('caching', await faults(read, caching), 'documents are cached for at most a day', 'warn'),
    await writeFaults(ask, read),
    row('schemas', await faults(read, schemaFault), 'identical to this version'),
  ];
}

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
