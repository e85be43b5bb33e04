/** The MCP server behind the knowledge endpoint, and the protocol revisions that it supports. */
import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { calls } from './calls.ts';
import type { Knowledge } from './source.ts';
import { instructions, tools } from './tools.ts';

/** The name of the server. The version is that of the package. */
export const serverInfo = {
  name: 'assessment-desk',
  title: 'Assessment Desk: knowledge',
  version: '0.2.0',
} as const;

/**
 * The revisions that a client can negotiate with `initialize`. The first one is the answer to a request for any other.
 * 2025-03-26 requires batches, which are not supported, and older ones do not have Streamable HTTP. A header with any
 * other revision returns 400. The newest revision, 2026-07-28, has no `initialize`; the protocol's library adds it.
 */
const negotiated = ['2025-11-25', '2025-06-18'];

/** All clients get the same lists, and the lists change only with a deployment. */
const sameForAll = { ttlMs: 300_000, cacheScope: 'public' } as const;

/** No tool asks the caller to fill in a form, so there is nothing to validate and no validator to build. */
const noForms = {
  getValidator: () => () => ({ valid: false as const, data: undefined, errorMessage: 'No forms are used here.' }),
};

/**
 * Makes a server with two tools over `knowledge`. Each request gets its own server, so that no data of one caller can
 * reach another.
 */
export function makeServer(knowledge: Knowledge, addressOf: (id: string) => string): Server {
  const server = new Server(serverInfo, {
    capabilities: { tools: {} },
    instructions,
    supportedProtocolVersions: negotiated,
    jsonSchemaValidator: noForms,
    cacheHints: { 'tools/list': sameForAll, 'server/discover': sameForAll },
  });
  server.setRequestHandler('tools/list', () => ({ tools: [...tools] }));
  server.setRequestHandler('tools/call', ({ params }) => {
    const call = calls.get(params.name);
    if (call) return call(params.arguments, knowledge, addressOf);
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Unknown tool. The tools are “search” and “fetch”.');
  });
  return server;
}
