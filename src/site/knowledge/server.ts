/** The MCP server behind the knowledge endpoint, the protocol revisions that it supports, and what it knows. */
import { ProtocolError, ProtocolErrorCode, Server, type Tool, type CallToolResult } from '@modelcontextprotocol/server';
import { own } from '../../core/json/own.ts';
import { authoritySource } from '../../core/authority/authority.ts';
import { referenceEntry } from '../../core/reference/reference.ts';
import type { ReferenceEntry } from '../../core/reference/entry.ts';
import { entryMarkdown } from '../../core/reference/markdown.ts';
import { searchReference } from '../../core/reference/search.ts';

// The content of the knowledge endpoint: the same entries as in the application’s help.

/** A search result. */
interface KnowledgeHit {
  readonly id: string;
  readonly title: string;
}

/** A complete entry. */
interface KnowledgeRecord extends KnowledgeHit {
  /** The entry as Markdown, with absolute links. */
  readonly text: string;
  /** Flat, so that every client can show it. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** The content of the endpoint. It is the same for every caller, and reading it has no side effects. */
export interface Knowledge {
  /** Returns at most `limit` results, best first, in a deterministic order with ties sorted by ID. May be empty. */
  readonly search: (query: string, limit: number) => readonly KnowledgeHit[];
  /** Returns the entry with exactly this ID. `addressOf` returns the absolute address of any entry, for its links. */
  readonly fetch: (id: string, addressOf: (id: string) => string) => KnowledgeRecord | undefined;
}

export const referenceKnowledge: Knowledge = {
  search: (query, limit) => searchReference(query, limit).map(({ entry }) => ({ id: entry.id, title: titleOf(entry) })),
  fetch: (id, addressOf) => {
    const entry = referenceEntry(id);
    if (!entry) return undefined;
    return { id, title: entry.title, text: entryMarkdown(entry, addressOf), metadata: metadataOf(entry) };
  },
};

/** The title of a result. A client chooses by titles alone, so most of them include the summary. */
function titleOf({ kind, title, summary }: ReferenceEntry): string {
  return kind === 'guide' ? title : `${title}: ${summary}`;
}

function metadataOf({ kind, authority, summary, related }: ReferenceEntry): Record<string, string> {
  return { kind, source: authoritySource(authority), authority: authority.kind, summary, related: related.join(' ') };
}

// Checks what a caller passes to a tool of the knowledge endpoint.

/** The maximum length of a query or an ID, in code points. */
export const maxArgumentLength = 200;

/** A valid argument, or a message to the sender about what is wrong with it. */
type CheckedArgument = { readonly value: string } | { readonly wrong: string };

/**
 * Reads the only argument of a tool, a string called `name` with 1 to 200 code points and at least one letter or
 * number. No other arguments are allowed. Messages do not repeat what was sent.
 */
function readArgument(name: string, given: Readonly<Record<string, unknown>> | undefined): CheckedArgument {
  const others = Object.keys(given ?? {}).filter((key) => key !== name).length;
  if (others > 0) {
    const count = others === 1 ? '1 unexpected argument' : `${others} unexpected arguments`;
    return {
      wrong: `There ${others === 1 ? 'is' : 'are'} ${count}. Only “${name}” is allowed. Send {"${name}": "…"}.`,
    };
  }
  const value = given && own(given, name);
  if (value === undefined) return { wrong: `The argument “${name}” is missing. Send {"${name}": "…"}.` };
  if (typeof value !== 'string') return { wrong: `The argument “${name}” must be a string.` };
  if (value === '')
    return { wrong: `The argument “${name}” is empty. It must have 1 to ${maxArgumentLength} characters.` };
  const length = [...value].length;
  if (length > maxArgumentLength) {
    return {
      wrong: `The argument “${name}” is too long: ${length} characters, at most ${maxArgumentLength} (Unicode code points).`,
    };
  }
  if (!/[\p{L}\p{N}]/u.test(value))
    return { wrong: `The argument “${name}” must contain at least one letter or number.` };
  return { value };
}

// What a model reads about the knowledge endpoint: its instructions and the descriptions of its two tools.

/** The maximum number of results of a search. */
export const maxResults = 10;

/** The instructions that a model gets when it connects: the content, how to use it, and what it is not. */
export const instructions = [
  'Knowledge about ww3.assessment/v1, a JSON contract for evidence-linked situation assessments, and about Assessment',
  'Desk, the application that writes and checks them: every field, limit, allowed value, rule, file format and how-to.',
  'To answer a question, call search with it, then fetch the ID of each result that you need; search returns titles only.',
  'Each record names the authority of its summary: the contract states it (contract), Assessment Desk derives it from a',
  'sentence of the contract (reading), or it is a convention of Assessment Desk (convention). A passage of a record with',
  'another authority says so below it. Keep the three apart when you answer.',
  'This endpoint is knowledge only. It does not accept, store, check or send assessments, stores nothing of a request,',
  'and starts no follow-up. Stopping here is a complete outcome.',
  'Being discoverable is not permission: before acting at any endpoint, check its method, authentication, effects,',
  'rights, cost and limits there. The existence of this channel is not evidence of use, participation, endorsement,',
  'affiliation, consent or delegated authority by any person, model provider or organisation.',
  'Validation of a document does not make any entry in it true. Claims are attributed representations of what a passage',
  'says, power bases are descriptions and not scores, intent entries are falsifiable hypotheses.',
].join(' ');

const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

const text = (description: string) => ({ type: 'string', description }) as const;

const argument = (description: string) =>
  ({ type: 'string', minLength: 1, maxLength: maxArgumentLength, description }) as const;

const search: Tool = {
  name: 'search',
  title: 'Search the assessment contract and Assessment Desk',
  description: [
    'Finds records about the ww3.assessment/v1 contract and Assessment Desk: fields (claims, spans, attribution, power',
    'bases, intent hypotheses, evidence, contradictions, producer, casefile), limits, allowed values, the rules a checker',
    'applies with examples, file formats, and how to do things in the application.',
    'Use a question in plain words, or a field, a rule or an error message: “how long may a proposition be”,',
    '“evidence must be verbatim”, “offset_encoding”, “check a file from the command line”.',
    `Returns up to ${maxResults} records, best first, with ID, title and URL; fetch returns the text of a record.`,
    'An empty list means that nothing matches. Try fewer or other words.',
  ].join(' '),
  inputSchema: {
    type: 'object',
    properties: {
      query: argument(
        'A question, words or a name, in English: 1 to 200 characters with at least one letter or number.',
      ),
    },
    required: ['query'],
    additionalProperties: false,
  },
  outputSchema: {
    type: 'object',
    properties: {
      results: {
        type: 'array',
        maxItems: maxResults,
        items: {
          type: 'object',
          properties: {
            id: text('Pass this ID to fetch.'),
            title: text('Title of the record.'),
            url: text('URL of this record in the application’s help.'),
          },
          required: ['id', 'title', 'url'],
          additionalProperties: false,
        },
      },
    },
    required: ['results'],
    additionalProperties: false,
  },
  annotations: { title: 'Search the assessment contract and Assessment Desk', ...annotations },
};

const fetch: Tool = {
  name: 'fetch',
  title: 'Read one record',
  description: [
    'Returns one complete record by an ID from search. The text is Markdown with absolute links. The metadata has its',
    'kind, its source, the IDs of related records, and the authority of its summary: contract (the specification states',
    'it), reading (Assessment Desk derives it from a sentence, which is named) or convention (of Assessment Desk). A',
    'passage of the text with another authority says so below it. Cite the URL when you use a record.',
  ].join(' '),
  inputSchema: {
    type: 'object',
    properties: { id: argument('An ID exactly as returned by search.') },
    required: ['id'],
    additionalProperties: false,
  },
  outputSchema: {
    type: 'object',
    properties: {
      id: text('The requested ID.'),
      title: text('Title of the record.'),
      text: text('The record as Markdown.'),
      url: text('URL of this record in the application’s help.'),
      metadata: {
        type: 'object',
        description: 'kind, source, authority, summary and related (IDs, separated by spaces).',
        additionalProperties: { type: 'string' },
      },
    },
    required: ['id', 'title', 'text', 'url', 'metadata'],
    additionalProperties: false,
  },
  annotations: { title: 'Read one record', ...annotations },
};

/** The tools of the endpoint: exactly these, in this order (specification 4). */
export const tools: readonly Tool[] = [search, fetch];

// Runs the tools `search` and `fetch`.

type Arguments = Readonly<Record<string, unknown>> | undefined;
type Call = (given: Arguments, knowledge: Knowledge, addressOf: (id: string) => string) => CallToolResult;

/** The implementation of each tool. Bad input and unknown IDs give results with an error message. */
const calls: ReadonlyMap<string, Call> = new Map([
  [
    'search',
    (given, knowledge, addressOf) =>
      answer(readArgument('query', given), (query) => {
        const hits = knowledge.search(query, maxResults).slice(0, maxResults);
        return structuredResult({ results: hits.map(({ id, title }) => ({ id, title, url: addressOf(id) })) });
      }),
  ],
  [
    'fetch',
    (given, knowledge, addressOf) =>
      answer(readArgument('id', given), (id) => {
        const record = knowledge.fetch(id, addressOf);
        if (!record) return errorResult(`There is no record with this ID. ${suggestion(id, knowledge)}`);
        const { title, text, metadata } = record;
        return structuredResult({ id: record.id, title, text, url: addressOf(record.id), metadata });
      }),
  ],
]);

function answer(argument: CheckedArgument, resultOf: (value: string) => CallToolResult): CallToolResult {
  return 'wrong' in argument ? errorResult(argument.wrong) : resultOf(argument.value);
}

/** The object and, for clients that read only text, the same object as JSON. */
function structuredResult(value: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value };
}

function errorResult(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}

/** Searches for the words of the ID, because a guessed ID often contains the right words. */
function suggestion(id: string, knowledge: Knowledge): string {
  const near = knowledge.search(id.replace(/[^\p{L}\p{N}]+/gu, ' ').trim(), 3);
  const ids = near.slice(0, 3).map((hit) => `“${hit.id}”`);
  return `Use an ID returned by search.${ids.length === 0 ? '' : ` Similar IDs: ${ids.join(', ')}.`}`;
}

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
