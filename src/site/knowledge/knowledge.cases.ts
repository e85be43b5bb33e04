/** A small knowledge and the requests of both eras, for the tests of the endpoint. */
import { createKnowledge } from './knowledge.ts';
import type { Knowledge } from './server.ts';

/** The address of the endpoint in the tests. */
export const endpoint = 'http://localhost:4351/v1/mcp/canon';

/** The revision of the newer era. */
const modernRevision = '2026-07-28';

/** Two entries. A query finds those whose titles contain any of its words. */
export const smallKnowledge: Knowledge = {
  search: (query, limit) =>
    ['field/claim/actual', 'rule/span/order']
      .filter((id) =>
        query
          .toLowerCase()
          .split(' ')
          .some((word) => id.includes(word)),
      )
      .slice(0, limit)
      .map((id) => ({ id, title: `About ${id}` })),
  fetch: (id, addressOf) =>
    ['field/claim/actual', 'rule/span/order'].includes(id)
      ? {
          id,
          title: `About ${id}`,
          text: `See [it](${addressOf('guide/mark-a-span')}).\n`,
          metadata: { kind: 'field' },
        }
      : undefined,
};

/** The endpoint with the small knowledge. */
export const smallEndpoint = createKnowledge({ place: { knowledgeEndpoint: true }, knowledge: smallKnowledge });

/** A message of one call in either era, with its headers. */
export interface Message {
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

const meta = {
  'io.modelcontextprotocol/protocolVersion': modernRevision,
  'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** As sent by clients of 2025-11-25 and earlier. */
export function legacyMessage(method: string, params: Readonly<Record<string, unknown>> = {}): Message {
  return { body: { jsonrpc: '2.0', id: 1, method, params }, headers: { 'mcp-protocol-version': '2025-11-25' } };
}

/** As sent by clients of 2026-07-28. */
export function modernMessage(method: string, params: Readonly<Record<string, unknown>> = {}): Message {
  const name: Record<string, string> = typeof params.name === 'string' ? { 'mcp-name': params.name } : {};
  return {
    body: { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: meta } },
    headers: { 'mcp-protocol-version': modernRevision, 'mcp-method': method, ...name },
  };
}

/** Both eras, by name. */
export const eras = { '2025-11-25': legacyMessage, '2026-07-28': modernMessage } as const;

/** The request for a message. Headers with the value null are omitted. */
export function post(
  body: BodyInit,
  headers: Readonly<Record<string, string | null>> = {},
  address: string = endpoint,
): Request {
  const all = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers };
  const definedHeaders = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
  const stream = body instanceof ReadableStream ? { duplex: 'half' } : {};
  return new Request(address, { method: 'POST', headers: definedHeaders, body, ...stream });
}

/** The part of a JSON-RPC response that tests read. */
export interface RpcAnswer {
  readonly id: unknown;
  readonly result?: {
    readonly isError?: boolean;
    readonly content?: readonly { readonly type: string; readonly text: string }[];
    readonly structuredContent?: Readonly<Record<string, unknown>>;
    readonly [other: string]: unknown;
  };
  readonly error?: { readonly code: number; readonly message: string };
}

/** Sends a message and reads the response. */
export async function ask(
  { body, headers }: Message,
  answer: (request: Request) => Promise<Response> = smallEndpoint,
): Promise<RpcAnswer> {
  const response = await answer(post(JSON.stringify(body), headers));
  return (await response.json()) as RpcAnswer;
}
