/** The knowledge endpoint as a function from a request to a response, for every server that runs it. */
import {
  createMcpHandler,
  isJsonContentType,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { entryAddress } from '../../core/canon/entry.ts';
import { knowledgePath, type SitePlace } from '../place.ts';
import { withPlainAccept } from './accept.ts';
import { type Hosts, rejectionOf, withCommonHeaders } from './admission.ts';
import { readMessage } from './body.ts';
import { canonKnowledge } from './canon-knowledge.ts';
import { errorResponse, rpcCode } from './replies.ts';
import { makeServer } from './server.ts';
import type { Knowledge } from './source.ts';

/** The options of an endpoint. */
export interface KnowledgeOptions {
  readonly place: SitePlace;
  /** By default the canon. */
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
  knowledge = canonKnowledge,
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
