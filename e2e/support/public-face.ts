/** The responses of any deployment: one table of requests for every server of the site. */
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { wasmWorkerFolder } from '../../src/site/content-security-policy.ts';
import { documentTypes } from '../../src/site/serving/headers.ts';
import { builtSite } from './servers.ts';

/** The required value of a header, or null if it must be missing. Names are in lower case. */
type Headers = Readonly<Record<string, string | RegExp | null>>;

/** A request and its required response. */
export interface FaceCase {
  readonly name: string;
  readonly method: string;
  /** Relative to the base address, sent unchanged. It may be malformed on purpose. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends `If-None-Match` with the entity tag of a GET of the same path. */
  readonly ifNoneMatch?: (etag: string) => string;
  readonly status: number;
  readonly expected: Headers;
  /** Whether there is a body. If omitted, both are allowed. */
  readonly body?: boolean;
}

/** A response. */
export interface FaceAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

const etag = /^(W\/)?"[^"]+"$/;
const common: Headers = { 'x-content-type-options': 'nosniff' };
const readable: Headers = {
  ...common,
  etag,
  'cache-control': 'public, max-age=300, must-revalidate, no-transform',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Link',
};
const pageHeaders: Headers = {
  ...common,
  etag,
  'content-type': /^text\/html; ?charset=utf-8$/i,
  'cache-control': 'no-cache',
  'content-security-policy': /frame-ancestors 'none'/,
  'referrer-policy': 'no-referrer',
  link: /^<[^>]*\.well-known\/api-catalog>; rel="api-catalog"$/,
};
const cataloguePath = '.well-known/api-catalog';
const schemas = ['assessment', 'casefile'].map((name) => [`schemas/${name}.schema.json`, 'application/schema+json']);

function documentCases([path, type]: readonly [string, string]): FaceCase[] {
  const link: Headers = path === cataloguePath ? { link: /^<[^>]*api-catalog>; rel="api-catalog"$/ } : {};
  const expected = { ...readable, 'content-type': type, ...link };
  const get = { method: 'GET', path };
  return [
    { ...get, name: `GET of ${path}`, status: 200, expected, body: true },
    { ...get, name: `HEAD of ${path}`, method: 'HEAD', status: 200, expected, body: false },
    { ...get, name: `${path} from elsewhere`, headers: { origin: 'https://a.example' }, status: 200, expected },
    {
      ...get,
      name: `${path} again, by a weak tag among others`,
      ifNoneMatch: (tag) => `"other", W/${tag.replace('W/', '')}`,
      status: 304,
      expected: { etag },
      body: false,
    },
    { ...get, name: `${path} after a change`, ifNoneMatch: () => '"other"', status: 200, expected, body: true },
    { ...get, name: `POST to ${path}`, method: 'POST', status: 405, expected: {} },
  ];
}

const script = { ...common, 'content-type': /^text\/javascript; ?charset=utf-8$/i };
const forever = { 'cache-control': 'public, max-age=31536000, immutable' };

function fileCases(page: string): FaceCase[] {
  const found = { method: 'GET', status: 200, body: true };
  const again = { ifNoneMatch: (tag: string) => tag, status: 304, expected: {}, body: false };
  const asset = /assets\/[^"]+\.js/.exec(page)?.[0] ?? 'the page names no asset';
  const wasmWorker = readdirSync(join(builtSite, wasmWorkerFolder)).find((file) => file.endsWith('.js'));
  const icon = { ...common, 'content-type': /^image\/svg\+xml/ };
  const sample = { ...common, 'content-type': 'application/json' };
  const policy = { 'content-security-policy': /^[^,]*script-src 'self' 'wasm-unsafe-eval';[^,]*$/ };
  return [
    { ...found, name: 'the page', path: '', expected: pageHeaders },
    { ...found, name: 'the page again', path: '', ...again },
    { ...found, name: 'HEAD of the page', method: 'HEAD', path: '', expected: pageHeaders, body: false },
    { ...found, name: 'the page with a query', path: '?a=b', expected: pageHeaders },
    { ...found, name: 'the icon', path: 'icon.svg', expected: icon },
    { ...found, name: 'a sample', path: 'samples/strait-of-hesper.casefile.json', expected: sample },
    { ...found, name: 'an asset', path: asset, expected: { ...script, etag, ...forever } },
    { ...found, name: 'an asset again', path: asset, ...again },
    // The policy of this worker allows WebAssembly.
    {
      ...found,
      name: 'a worker that runs WebAssembly',
      path: wasmWorkerFolder + (wasmWorker ?? 'no worker is built'),
      expected: { ...script, ...forever, ...policy },
    },
  ];
}

const absentPaths = [
  'nothing-here',
  'public/nothing-here',
  '.well-known/agent-card.json',
  '.well-known/agent.json',
  '.git/config',
  '.env',
  'PUBLIC/DISCOVERY',
  'assets/nothing.js',
];

function absent(path: string, method = 'GET'): FaceCase {
  const expected = { ...common, 'content-type': /^text\/html; ?charset=utf-8$/i };
  const body = method === 'HEAD' ? { body: false } : {};
  return { name: `nothing at ${path} (${method})`, method, path, status: 404, expected, ...body };
}

function knowledgeCase(knowledgeEndpoint: boolean): FaceCase {
  const path = 'v1/mcp/canon';
  if (!knowledgeEndpoint) return absent(path);
  const expected = { ...common, allow: 'POST' };
  return { name: 'GET of the knowledge endpoint', method: 'GET', path, status: 405, expected };
}

const documents = [...Object.entries(documentTypes), ...(schemas as [string, string][])];

/** The paths of the documents and schemas that every server returns with the same bytes. */
export const documentPaths = documents.map(([path]) => path).filter((path) => path !== 'source.zip');

/** Returns every case for a deployment with or without the knowledge endpoint, and with this page. */
export function faceCases(page: string, knowledgeEndpoint: boolean): readonly FaceCase[] {
  return [
    ...documents.flatMap(documentCases),
    ...fileCases(page),
    ...absentPaths.map((path) => absent(path)),
    absent('nothing-here', 'HEAD'),
    knowledgeCase(knowledgeEndpoint),
  ];
}

/** Sends a request below `baseUrl` (ending in `/`) with the exact path, which `fetch` would normalise. */
export function ask(baseUrl: string, { method, path, headers = {} }: Partial<FaceCase>): Promise<FaceAnswer> {
  const base = new URL(baseUrl);
  const send = base.protocol === 'https:' ? httpsRequest : httpRequest;
  const options = { method, headers, host: base.hostname, port: base.port, path: base.pathname + (path ?? '') };
  return new Promise((resolve, reject) => {
    const outgoing = send(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const lines = Object.entries(incoming.headers).map(([name, value]) => [name, value?.toString()]);
        const body = Buffer.concat(chunks);
        resolve({
          status: incoming.statusCode ?? 0,
          headers: Object.fromEntries(lines) as FaceAnswer['headers'],
          body,
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

function headerFault(name: string, expected: string | RegExp | null, actual: string | undefined): string[] {
  const fits =
    expected === null
      ? actual === undefined
      : typeof expected === 'string'
        ? actual === expected
        : expected.test(actual ?? '');
  return fits ? [] : [`${name} is ${actual ?? 'absent'}, not ${String(expected ?? 'absent')}`];
}

/** Sends the request of a case and returns the faults of the response as text. */
export async function faultsOf(baseUrl: string, face: FaceCase): Promise<readonly string[]> {
  const given = face.ifNoneMatch ? (await ask(baseUrl, { method: 'GET', path: face.path })).headers.etag : undefined;
  const condition: Record<string, string> = face.ifNoneMatch
    ? { 'if-none-match': face.ifNoneMatch(given ?? '"no tag was given"') }
    : {};
  const answer = await ask(baseUrl, { ...face, headers: { ...face.headers, ...condition } });
  const faults = [
    ...(answer.status === face.status ? [] : [`the status is ${answer.status}, not ${face.status}`]),
    ...(face.body === undefined || answer.body.length > 0 === face.body
      ? []
      : [`there is ${face.body ? 'no' : 'a'} body`]),
    ...Object.entries(face.expected).flatMap(([name, value]) => headerFault(name, value, answer.headers[name])),
  ];
  return faults.map((fault) => `${face.name}: ${fault}`);
}

/** Returns all faults of the responses to `cases`, requested one after another. */
export async function allFaults(baseUrl: string, cases: readonly FaceCase[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const face of cases) faults.push(...(await faultsOf(baseUrl, face)));
  return faults;
}
