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
  /** Whether a static host with the generated configuration has to respond in the same way. */
  readonly plainHost: boolean;
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
const allow = { allow: 'GET, HEAD, OPTIONS' } as const;
const cataloguePath = '.well-known/api-catalog';
const schemas = ['assessment', 'casefile'].map((name) => [`schemas/${name}.schema.json`, 'application/schema+json']);

function documentCases([path, type]: readonly [string, string]): FaceCase[] {
  const link: Headers = path === cataloguePath ? { link: /^<[^>]*api-catalog>; rel="api-catalog"$/ } : {};
  const expected = { ...readable, 'content-type': type, ...link };
  const fresh = { ...readable, ...link };
  const get = { method: 'GET', path, plainHost: true };
  const own = { path, plainHost: false };
  return [
    { ...get, name: `GET of ${path}`, status: 200, expected, body: true },
    { ...get, name: `HEAD of ${path}`, method: 'HEAD', status: 200, expected, body: false },
    { ...get, name: `${path} from elsewhere`, headers: { origin: 'https://a.example' }, status: 200, expected },
    { ...get, name: `${path} again`, ifNoneMatch: (tag) => tag, status: 304, expected: { etag }, body: false },
    {
      ...get,
      name: `${path} again, by a weak tag among others`,
      ifNoneMatch: (tag) => `"other", W/${tag.replace('W/', '')}`,
      status: 304,
      expected: { etag },
      body: false,
    },
    { ...get, name: `${path} after a change`, ifNoneMatch: () => '"other"', status: 200, expected, body: true },
    { ...own, name: `HEAD of ${path} again`, method: 'HEAD', ifNoneMatch: () => '*', status: 304, expected: fresh },
    { ...get, name: `POST to ${path}`, method: 'POST', status: 405, expected: {} },
    { ...own, name: `PUT to ${path}`, method: 'PUT', status: 405, expected: { ...allow, ...common } },
    {
      ...own,
      name: `preflight of ${path}`,
      method: 'OPTIONS',
      headers: { origin: 'https://a.example', 'access-control-request-method': 'GET' },
      status: 204,
      expected: { ...allow, 'access-control-allow-origin': '*', 'access-control-allow-methods': allow.allow },
      body: false,
    },
  ];
}

function pageCases(): FaceCase[] {
  const get = { method: 'GET', path: '', plainHost: true };
  const own = { path: '', plainHost: false };
  return [
    { ...get, name: 'the page', status: 200, expected: pageHeaders, body: true },
    { ...get, name: 'the page again', ifNoneMatch: (tag) => tag, status: 304, expected: {}, body: false },
    { ...get, name: 'HEAD of the page', method: 'HEAD', status: 200, expected: pageHeaders, body: false },
    { ...get, name: 'the page with a query', path: '?a=b', status: 200, expected: pageHeaders, body: true },
    { ...own, method: 'GET', name: 'the page by its file', path: 'index.html', status: 200, expected: pageHeaders },
    { ...own, name: 'DELETE of the page', method: 'DELETE', status: 405, expected: { ...allow, ...common } },
    { ...own, name: 'OPTIONS of the page', method: 'OPTIONS', status: 204, expected: allow, body: false },
    {
      ...get,
      name: 'the icon',
      path: 'icon.svg',
      status: 200,
      expected: { ...common, 'content-type': /^image\/svg\+xml/ },
      body: true,
    },
    {
      ...get,
      name: 'a sample',
      path: 'samples/strait-of-hesper.casefile.json',
      status: 200,
      expected: { ...common, 'content-type': 'application/json' },
      body: true,
    },
  ];
}

const missing: Headers = { ...common, 'content-type': /^text\/html; ?charset=utf-8$/i };

function absent(path: string, plainHost: boolean, method = 'GET'): FaceCase {
  return { name: `nothing at ${path} (${method})`, method, path, status: 404, expected: missing, plainHost };
}

function absentCases(): FaceCase[] {
  const everywhere = [
    'nothing-here',
    'public/nothing-here',
    '.well-known/agent-card.json',
    '.well-known/agent.json',
    '.git/config',
    '.env',
    'PUBLIC/DISCOVERY',
    'assets/nothing.js',
  ];
  const here = [
    'public',
    'public/',
    'v1/',
    'schemas/',
    'samples',
    '.well-known/',
    'public/discovery/',
    '/public/discovery',
    'public%2Fdiscovery',
    '../package.json',
    '%2e%2e/package.json',
    '..%2fpackage.json',
    'public/..%5c..%5cpackage.json',
    'index.html%00',
    'public/icon.svg',
  ];
  return [
    ...everywhere.map((path) => absent(path, true)),
    ...everywhere.slice(0, 4).map((path) => ({ ...absent(path, true, 'HEAD'), body: false })),
    ...here.map((path) => absent(path, false)),
    ...['POST', 'OPTIONS'].map((method) => absent('nothing-here', false, method)),
  ];
}

function malformedCases(): FaceCase[] {
  return ['%zz', 'public/%E0%A4', '%'].map((path) => ({
    name: `a malformed address: ${path}`,
    method: 'GET',
    path,
    status: 400,
    expected: common,
    plainHost: false,
  }));
}

function knowledgeCase(knowledgeEndpoint: boolean): FaceCase {
  const path = 'v1/mcp/canon';
  if (!knowledgeEndpoint) return absent(path, true);
  const expected = { ...common, allow: 'POST' };
  return { name: 'GET of the knowledge endpoint', method: 'GET', path, status: 405, expected, plainHost: false };
}

/** Returns every case for a deployment with or without the knowledge endpoint. */
export function faceCases(knowledgeEndpoint: boolean): readonly FaceCase[] {
  const documents = [...Object.entries(documentTypes), ...(schemas as [string, string][])];
  return [
    ...documents.flatMap(documentCases),
    ...pageCases(),
    ...absentCases(),
    ...malformedCases(),
    knowledgeCase(knowledgeEndpoint),
  ];
}

/** Returns the cases for a hashed asset (see `assetPathOf`). */
export function assetCases(path: string): readonly FaceCase[] {
  const expected = {
    ...common,
    etag,
    'content-type': /^text\/javascript; ?charset=utf-8$/i,
    'cache-control': 'public, max-age=31536000, immutable',
  };
  const get = { method: 'GET', path, plainHost: true };
  return [
    { ...get, name: 'an asset', status: 200, expected, body: true },
    { ...get, name: 'an asset again', ifNoneMatch: (tag) => tag, status: 304, expected: {}, body: false },
  ];
}

/** Returns the case for the worker that runs WebAssembly, whose policy allows it. */
export function wasmWorkerCase(): FaceCase {
  const name = readdirSync(join(builtSite, wasmWorkerFolder)).find((file) => file.endsWith('.js'));
  const expected = {
    ...common,
    'content-type': /^text\/javascript; ?charset=utf-8$/i,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': /^[^,]*script-src 'self' 'wasm-unsafe-eval';[^,]*$/,
  };
  const path = wasmWorkerFolder + (name ?? 'no worker is built');
  return {
    name: 'a worker that runs WebAssembly',
    method: 'GET',
    path,
    plainHost: true,
    status: 200,
    expected,
    body: true,
  };
}

/** Returns the path of a script of the built page. */
export function assetPathOf(page: string): string {
  return /assets\/[^"]+\.js/.exec(page)?.[0] ?? 'the page names no asset';
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
