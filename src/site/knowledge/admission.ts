import type { SitePlace } from '../place.ts';
import { refusal, rpcCode } from './replies.ts';

/**
 * Under which host names requests are answered.
 * `own`: the host of SITE_URL, the loopback names, and bare addresses. A page of another site can point a name of its
 * own at this machine (DNS rebinding) and would then share an origin with it; it cannot do that with these.
 * `any`: for platforms that only ever hand over requests for the deployment's own names.
 */
export type Hosts = 'own' | 'any';

const requestHeaders = 'Content-Type, MCP-Protocol-Version, Mcp-Method, Mcp-Name';

/** Who may ask. */
export interface Admission {
  readonly place: SitePlace;
  readonly hosts: Hosts;
  /** Origins whose pages may ask beside our own, as browsers write them. */
  readonly allowedOrigins: readonly string[];
}

/**
 * The answer to a request that goes no further, decided before any of its body is read: 403 for a host name that is
 * not ours and for an origin that is not let in, 204 for OPTIONS, 405 for every other method than POST. Undefined lets it in.
 */
export function turnAway(request: Request, admission: Admission): Response | undefined {
  const { place, hosts } = admission;
  if (hosts === 'own' && !isOwnHost(request, place)) {
    const words = 'This host name is not known here. Where the server has a name, SITE_URL has to say it.';
    return refusal(403, rpcCode.transport, words);
  }
  const origin = request.headers.get('origin');
  if (origin !== null && !isAllowedOrigin(origin, request, admission)) {
    return refusal(403, rpcCode.transport, 'Requests from pages of this origin are not answered here.');
  }
  if (request.method === 'OPTIONS') return preflight();
  if (request.method === 'POST') return undefined;
  const words = 'Method not allowed: messages are sent with POST; there are no sessions and no streams.';
  return refusal(405, rpcCode.transport, words, { headers: { Allow: 'POST' } });
}

/**
 * `response` with what every answer of the endpoint carries: it is kept by nobody, read as what it says it is, and
 * readable by pages of the origins that are let in.
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

/** Both names that a request has must be ours: adapters build its address from the header, or from their own. */
function isOwnHost(request: Request, place: SitePlace): boolean {
  const header = request.headers.get('host');
  const named = [new URL(request.url).hostname, ...(header === null ? [] : [hostnameOf(header)])];
  const siteHost = place.siteUrl === undefined ? undefined : new URL(place.siteUrl).hostname;
  return named.every((name) => name !== '' && (name === siteHost || isLoopbackName(name) || isAddress(name)));
}

function hostnameOf(host: string): string {
  const address = `http://${host}/`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

function isLoopbackName(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}

/** `URL` writes every form of an IPv4 address as four numbers, and IPv6 in brackets. */
function isAddress(hostname: string): boolean {
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname) || hostname.startsWith('[');
}
