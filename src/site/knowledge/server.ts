import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { calls } from './calls.ts';
import type { Knowledge } from './source.ts';
import { instructions, tools } from './tools.ts';

/** Who answers; the version is the package's. */
export const serverInfo = {
  name: 'assessment-desk',
  title: 'Assessment Desk: knowledge',
  version: '0.1.0',
} as const;

/**
 * The revisions that a client may settle on with `initialize`, the latest first: what it gets that asks for another.
 * 2025-03-26 asks for batches, which are not taken, and older ones know no Streamable HTTP. A header that names none of
 * these is refused with 400. The newest revision, 2026-07-28, has no `initialize`; the protocol's library adds it.
 */
const negotiated = ['2025-11-25', '2025-06-18'];

/** Everybody gets the same lists, and they change only with a deployment. */
const sameForAll = { ttlMs: 300_000, cacheScope: 'public' } as const;

/** Nothing here asks a caller to fill in a form, so there is nothing to validate, and no validator to build. */
const noForms = {
  getValidator: () => () => ({ valid: false as const, data: undefined, errorMessage: 'No forms are used here.' }),
};

/**
 * A server for one request: two tools over `knowledge`, and nothing else. It is made anew for each request, so that
 * nothing of one caller can reach another.
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
