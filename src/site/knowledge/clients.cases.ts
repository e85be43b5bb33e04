/** Runs the official clients of both eras, each through all steps: list, search, fetch. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** The results of a client. */
export interface Journey {
  readonly tools: readonly string[];
  readonly instructions: string | undefined;
  /** The negotiated revision. */
  readonly revision: string | undefined;
  readonly found: readonly { readonly id: string; readonly title: string; readonly url: string }[];
  /** The complete first result. */
  readonly record: Readonly<Record<string, unknown>>;
}

interface Caller {
  readonly listTools: () => Promise<{ tools: { name: string }[] }>;
  readonly callTool: (call: { name: string; arguments: Record<string, unknown> }) => Promise<unknown>;
  readonly getInstructions: () => string | undefined;
}

async function structuredOf(result: Promise<unknown>): Promise<Record<string, unknown>> {
  return ((await result) as { structuredContent: Record<string, unknown> }).structuredContent;
}

async function goAllTheWay(client: Caller, revision: () => string | undefined, query: string): Promise<Journey> {
  const { tools } = await client.listTools();
  const { results } = await structuredOf(client.callTool({ name: 'search', arguments: { query } }));
  const found = results as Journey['found'];
  const record = await structuredOf(client.callTool({ name: 'fetch', arguments: { id: found[0]?.id ?? 'none' } }));
  return {
    tools: tools.map(({ name }) => name),
    instructions: client.getInstructions(),
    revision: revision(),
    found,
    record,
  };
}

async function withClient(mode: 'legacy' | 'auto' | { pin: string }, url: URL, query: string, fetch?: Fetch) {
  const client = new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(url, fetch ? { fetch } : {}));
  try {
    return await goAllTheWay(client, () => client.getNegotiatedProtocolVersion(), query);
  } finally {
    await client.close();
  }
}

async function withOlderClient(url: URL, query: string, fetch?: Fetch): Promise<Journey> {
  const client = new OlderClient({ name: 'tests', version: '1' });
  const transport = new OlderTransport(url, fetch ? { fetch } : {});
  await client.connect(transport);
  try {
    return await goAllTheWay(client, () => transport.protocolVersion, query);
  } finally {
    await client.close();
  }
}

type Walk = (url: URL, query: string, fetch?: Fetch) => Promise<Journey>;

/** Every client and way of negotiating the revision, with the expected revision. */
export const clients: readonly { readonly name: string; readonly revision: string; readonly walk: Walk }[] = [
  ...(
    [
      ['that opens by itself', '2025-11-25', 'legacy'],
      ['that asks which revision is served', '2026-07-28', 'auto'],
      ['held to 2026-07-28', '2026-07-28', { pin: '2026-07-28' }],
    ] as const
  ).map(([what, revision, mode]) => ({
    name: `the client of 2.x ${what}`,
    revision,
    walk: ((...rest) => withClient(mode, ...rest)) satisfies Walk,
  })),
  { name: 'the client of 1.x', revision: '2025-11-25', walk: withOlderClient },
];
