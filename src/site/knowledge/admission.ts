/** Decides by host, origin and method which requests the knowledge endpoint accepts, and sets the common headers. */
import { parseUrl } from '../../core/casefile/platform.ts';
import type { SitePlace } from '../place.ts';
import { errorResponse, rpcCode } from './replies.ts';

/**
 * The host names for which requests are accepted.
 * `own`: the host of SITE_URL, the loopback names, and IP addresses. Another site can point one of its own names at
 * this machine (DNS rebinding) and would then share an origin with it. It cannot do that with these.
 * `any`: for platforms that only forward requests for the deployment's own names.
 */
export type Hosts = 'own' | 'any';

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
export function rejectionOf(request: Request, admission: Admission): Response | undefined {
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
export function withCommonHeaders(response: Response, request: Request): Response {
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
