/** The knowledge endpoint as a function from a request to a response, for every server that runs it. */
import {
  createMcpHandler,
  isJsonContentType,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { parseUrl } from '../../core/casefile/publisher.ts';
import { knowledgePath, type SitePlace } from '../place.ts';
import { entryAddress } from '../../core/reference/entry.ts';
import { referenceKnowledge, type Knowledge, makeServer } from './server.ts';

/** The `Accept` header of a client that follows the protocol. */
const both = 'application/json, text/event-stream';

/** Whether a media range accepts JSON (RFC 9110, section 12.5.1). A range with a weight of 0 accepts nothing. */
function acceptsJson(range: string): boolean {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const isExcluded = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  return ['application/json', 'application/*', '*/*'].includes(type) && !isExcluded;
}

/**
 * Returns the request without its body, with the `Accept` header that the protocol's library requires. A client that
 * accepts JSON, or has no `Accept` header, can read every response here, because there are no streams.
 */
function withPlainAccept(request: Request): Request {
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  const accepted = headers.get('accept')?.trim() ?? '';
  if (accepted === '' || accepted.split(',').some(acceptsJson)) headers.set('accept', both);
  return new Request(url, { method, headers, signal });
}

/** The JSON-RPC errors that the endpoint returns before a message reaches the protocol's library. */
const rpcCode = { parse: -32700, invalidRequest: -32600, methodNotFound: -32601, transport: -32000 } as const;

/**
 * Returns an HTTP response with a JSON-RPC error. The message is fixed text; only the ID of the request's message is
 * repeated, if there is one.
 */
function errorResponse(
  status: number,
  code: number,
  message: string,
  more: { readonly id?: string | number; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  const body = { jsonrpc: '2.0', error: { code, message }, id: more.id ?? null };
  return Response.json(body, { status, headers: more.headers ?? {} });
}

// Decides by host, origin and method which requests the knowledge endpoint accepts, and sets the common headers.

/**
 * The host names for which requests are accepted.
 * `own`: the host of SITE_URL, the loopback names, and IP addresses. Another site can point one of its own names at
 * this machine (DNS rebinding) and would then share an origin with it. It cannot do that with these.
 * `any`: for platforms that only forward requests for the deployment's own names.
 */
type Hosts = 'own' | 'any';

const requestHeaders = 'Content-Type, MCP-Protocol-Version, Mcp-Method, Mcp-Name';

/** The rules for accepting requests. */
export interface Admission {
  readonly place: SitePlace;
  readonly hosts: Hosts;
  /** Other origins whose pages may send requests, as browsers write them. */
  readonly allowedOrigins: readonly string[];
}

/**
 * Returns the response to a request that is not accepted, before its body is read: 403 for a foreign host name or
 * origin, 204 for OPTIONS, and 405 for every other method except POST. Returns undefined for an accepted request.
 */
function rejectionOf(request: Request, admission: Admission): Response | undefined {
  const { place, hosts } = admission;
  if (hosts === 'own' && !isOwnHost(request, place)) {
    const words = 'Unknown host name. Set SITE_URL to the public URL of the server.';
    return errorResponse(403, rpcCode.transport, words);
  }
  const origin = request.headers.get('origin');
  if (origin !== null && !isAllowedOrigin(origin, request, admission)) {
    return errorResponse(403, rpcCode.transport, 'Requests from this origin are not allowed.');
  }
  if (request.method === 'OPTIONS') return preflight();
  if (request.method === 'POST') return undefined;
  const words = 'Method not allowed: use POST. Sessions and streams are not supported.';
  return errorResponse(405, rpcCode.transport, words, { headers: { Allow: 'POST' } });
}

/**
 * Returns `response` with the headers that every response of the endpoint has: no caching, no sniffing of its type,
 * and readable by the allowed origins.
 */
function withCommonHeaders(response: Response, request: Request): Response {
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-store');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Vary', 'Origin');
  const origin = request.headers.get('origin');
  if (origin !== null && response.status !== 403) headers.set('Access-Control-Allow-Origin', origin);
  return new Response(response.body, { status: response.status, headers });
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      Allow: 'POST',
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': requestHeaders,
      'Access-Control-Max-Age': '300',
    },
  });
}

function isAllowedOrigin(origin: string, request: Request, { place, allowedOrigins }: Admission): boolean {
  const own = [new URL(request.url).origin, ...(place.siteUrl ? [new URL(place.siteUrl).origin] : [])];
  return own.includes(origin) || allowedOrigins.includes(origin);
}

/** Checks the host names in the URL and in the header, because an adapter may build the URL from another source. */
function isOwnHost(request: Request, place: SitePlace): boolean {
  const header = request.headers.get('host');
  const names = [new URL(request.url).hostname, ...(header === null ? [] : [hostnameOf(header)])];
  const siteHost = place.siteUrl === undefined ? undefined : new URL(place.siteUrl).hostname;
  return names.every((name) => name !== '' && (name === siteHost || isLoopbackName(name) || isAddress(name)));
}

function hostnameOf(host: string): string {
  return parseUrl(`http://${host}/`)?.hostname ?? '';
}

function isLoopbackName(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}

/** `URL` normalises every form of an IPv4 address to four numbers, and puts IPv6 addresses in brackets. */
function isAddress(hostname: string): boolean {
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname) || hostname.startsWith('[');
}

// Reads the body of a request to the knowledge endpoint, within limits of length and nesting.

/** The longest body that is read, in bytes. */
export const maxBodyBytes = 65_536;

/** The deepest nesting of a message, the same as for files. */
export const maxNesting = 64;

/** The message of a body, or the error response to send. */
export type ReadBody = { readonly message: unknown } | { readonly refused: Response };

/**
 * Reads the body of a request as one JSON value. Counts bytes as they arrive, whatever Content-Length says, and stops
 * at `maxBodyBytes`. Rejects bodies that are not UTF-8, not JSON or nested deeper than `maxNesting`.
 */
async function readMessage(request: Request): Promise<ReadBody> {
  let bytes: Uint8Array | undefined;
  try {
    bytes = await readBytes(request);
  } catch {
    return { refused: errorResponse(400, rpcCode.parse, 'Parse error: the request body could not be read.') };
  }
  if (!bytes) {
    const words = `The request body is longer than ${maxBodyBytes} bytes.`;
    return { refused: errorResponse(413, rpcCode.transport, words) };
  }
  const message = parse(bytes);
  if (message === undefined) {
    return { refused: errorResponse(400, rpcCode.parse, 'Parse error: the request body is not JSON in UTF-8.') };
  }
  if (isDeeperThan(message, maxNesting)) {
    const words = `Invalid Request: the message is nested deeper than ${maxNesting} levels.`;
    return { refused: errorResponse(400, rpcCode.invalidRequest, words) };
  }
  return { message };
}

/**
 * Returns all bytes of the body. Returns undefined and leaves the rest unread if there are more than `maxBodyBytes`.
 */
async function readBytes(request: Request): Promise<Uint8Array | undefined> {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const bytes = new Uint8Array(maxBodyBytes);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, length);
    if (length + value.byteLength > maxBodyBytes) {
      // The sender may never finish, so the rest is not awaited and errors are ignored.
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    bytes.set(value, length);
    length += value.byteLength;
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Avoids recursion, because a deeply nested message must not exhaust the stack. */
function isDeeperThan(value: unknown, limit: number): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return false;
}

/** The options of an endpoint. */
export interface KnowledgeOptions {
  readonly place: SitePlace;
  /** By default the reference. */
  readonly knowledge?: Knowledge;
  /** By default `own`. */
  readonly hosts?: Hosts;
  /** Other origins whose pages may send requests, such as `https://tools.example.org`. By default none. */
  readonly allowedOrigins?: readonly string[];
}

/**
 * Creates the knowledge endpoint (specification 4): MCP over Streamable HTTP, in both eras of the protocol, with the
 * tools `search` and `fetch`. It depends on the request alone: it stores nothing, logs nothing and never throws. It
 * checks the host and the origin first, then the method, the type and the length, and only then the message.
 */
export function createKnowledge({
  place,
  knowledge = referenceKnowledge,
  hosts = 'own',
  allowedOrigins = [],
}: KnowledgeOptions): (request: Request) => Promise<Response> {
  const make = (request: Request) => makeServer(knowledge, addresses(request, place));
  const modern = createMcpHandler(({ requestInfo }) => make(requestInfo as Request), {
    legacy: 'reject',
    responseMode: 'auto',
  });

  const legacy = async (request: Request, message: unknown): Promise<Response> => {
    const server = make(request);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    const response = await transport.handleRequest(request, { parsedBody: message });
    await server.close();
    return response;
  };

  const answer = async (request: Request): Promise<Response> => {
    const rejection = rejectionOf(request, { place, hosts, allowedOrigins });
    if (rejection) return rejection;
    if (!isJsonContentType(request.headers.get('content-type'))) {
      return errorResponse(415, rpcCode.transport, 'Unsupported Media Type: use application/json.');
    }
    const read = await readMessage(request);
    if ('refused' in read) return read.refused;
    if (Array.isArray(read.message)) {
      return errorResponse(
        400,
        rpcCode.invalidRequest,
        'Invalid Request: batches are not supported. Send one message.',
      );
    }
    const plain = withPlainAccept(request);
    if (await isLegacyRequest(plain, read.message)) return legacy(plain, read.message);
    if (wantsStream(read.message)) {
      return errorResponse(404, rpcCode.methodNotFound, 'Method not found', idOf(read.message));
    }
    return modern.fetch(plain, { parsedBody: read.message });
  };

  return async (request: Request): Promise<Response> => withCommonHeaders(await answer(request), request);
}

/** The library would serve only subscriptions as an open stream. They are not offered, because nothing here changes. */
function wantsStream(message: unknown): boolean {
  return (
    typeof message === 'object' && message !== null && 'method' in message && message.method === 'subscriptions/listen'
  );
}

function idOf(message: unknown): { id?: string | number } {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? { id } : {};
}

/**
 * Returns absolute addresses of entries: below SITE_URL if it is set, otherwise below the site's address in the
 * request.
 */
function addresses(request: Request, place: SitePlace): (id: string) => string {
  const base = place.siteUrl ?? siteOf(request);
  return (id) => new URL(entryAddress(id), base).href;
}

function siteOf(request: Request): string {
  const { origin, pathname } = new URL(request.url);
  return pathname.endsWith(`/${knowledgePath}`) ? `${origin}${pathname.slice(0, -knowledgePath.length)}` : `${origin}/`;
}
