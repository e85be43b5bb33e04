/** Checks the published documents. Each row is about one aspect of all of them. */
import { documentTypes } from '../serving/headers.ts';
import { schemaDocuments } from '../documents/schemas.ts';
import { sameType, typeOf, type Answer, type Ask } from './asking.ts';
import { row, type Row } from './report.ts';

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
