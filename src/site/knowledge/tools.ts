import type { Tool } from '@modelcontextprotocol/server';
import { maxArgumentLength } from './arguments.ts';

/** At most this many results come back from a search. */
export const maxResults = 10;

/** What a model is told once, when it connects: what is here, how to use it, and what it is not. */
export const instructions = [
  'Knowledge about ww3.assessment/v1, a JSON contract for evidence-linked situation assessments, and about Assessment',
  'Desk, the application that writes and checks them: every field, limit, allowed value, rule, file format and how-to.',
  'To answer a question, call search with it, then fetch the id of each result that you need; search gives titles only.',
  'Each record says whose word its summary is: the contract states it (authority: contract), it is this application’s',
  'reading of a sentence of the contract (reading), or its own convention (convention); a passage of a record that is',
  'another’s word says so below it. Keep the three apart when you answer.',
  'This endpoint is knowledge only. It reads; it accepts, stores, checks and sends no assessment, keeps nothing of a',
  'request, and starts no follow-up. Stopping here is a complete outcome.',
  'Being discoverable is not permission: before acting at any endpoint, check its method, authentication, effects,',
  'rights, cost and limits there. It is evidence of nobody’s use, participation, endorsement, consent or authority.',
  'Validation of a document makes no entry in it true. Claims are attributed representations of what a passage says,',
  'power bases are descriptions and not scores, intent entries are falsifiable hypotheses.',
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
  title: 'Search the assessment contract and its desk',
  description: [
    'Finds records about the ww3.assessment/v1 contract and Assessment Desk: fields (claims, spans, attribution, power',
    'bases, intent hypotheses, evidence, contradictions, producer, casefile), limits, allowed values, the rules a checker',
    'applies with examples, file formats, and how to do things in the application.',
    'Ask in ordinary words or give a field, a rule or an error as you have it: “how long may a proposition be”,',
    '“evidence must be verbatim”, “offset_encoding”, “check a file from the command line”.',
    `Returns up to ${maxResults} records, best first, with id, title and address; the text of a record comes from fetch.`,
    'An empty list means that nothing matches: try fewer or other words.',
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
            id: text('Give this to fetch.'),
            title: text('What the record is called.'),
            url: text('Where a person reads the same record, in the application’s help.'),
          },
          required: ['id', 'title', 'url'],
          additionalProperties: false,
        },
      },
    },
    required: ['results'],
    additionalProperties: false,
  },
  annotations: { title: 'Search the assessment contract and its desk', ...annotations },
};

const fetch: Tool = {
  name: 'fetch',
  title: 'Read one record',
  description: [
    'Reads one whole record by the id that search gave. The text is Markdown with absolute links;',
    'metadata says its kind, its source and the authority of its summary: contract (the specification states it),',
    'reading (this application derives it from a sentence, which is named) or convention (this application’s own), and',
    'names related ids to fetch next. Below a passage of the text that has another authority, the text says which.',
    'Cite url when you use a record.',
  ].join(' '),
  inputSchema: {
    type: 'object',
    properties: { id: argument('An id from the results of search, exactly as it stands there.') },
    required: ['id'],
    additionalProperties: false,
  },
  outputSchema: {
    type: 'object',
    properties: {
      id: text('The id that was asked for.'),
      title: text('What the record is called.'),
      text: text('The record as Markdown.'),
      url: text('Where a person reads the same record, in the application’s help.'),
      metadata: {
        type: 'object',
        description: 'kind, source, authority, summary and related (ids, separated by spaces).',
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
