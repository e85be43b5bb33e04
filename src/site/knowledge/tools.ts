/** What a model reads about the knowledge endpoint: its instructions and the descriptions of its two tools. */
import type { Tool } from '@modelcontextprotocol/server';
import { maxArgumentLength } from './arguments.ts';

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
