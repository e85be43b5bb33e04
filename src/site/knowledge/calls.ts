/** Runs the tools `search` and `fetch` of the knowledge endpoint; `tools.ts` describes them. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import { type CheckedArgument, readArgument } from './arguments.ts';
import type { Knowledge } from './source.ts';
import { maxResults } from './tools.ts';

type Arguments = Readonly<Record<string, unknown>> | undefined;
type Call = (given: Arguments, knowledge: Knowledge, addressOf: (id: string) => string) => CallToolResult;

/** The implementation of each tool. Bad input and unknown IDs give results with an error message. */
export const calls: ReadonlyMap<string, Call> = new Map([
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
