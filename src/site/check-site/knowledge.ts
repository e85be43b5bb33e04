/** Checks the knowledge endpoint if the catalogue lists it, and otherwise that nothing responds at its path. */
import { knowledgePath } from '../place.ts';
import type { Answer, Ask } from './asking.ts';
import { row, type Row } from './report.ts';

interface Reply {
  readonly status: number;
  readonly result: Readonly<Record<string, unknown>>;
}

const headers = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
  'MCP-Protocol-Version': '2025-11-25',
};
const opening = {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'assessment-desk-check-site', version: '1' },
};

function send(ask: Ask, method: string, params: object, more: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  return ask(knowledgePath, { method: 'POST', headers: { ...headers, ...more }, body });
}

async function call(ask: Ask, method: string, params: object): Promise<Reply> {
  const { status, text } = await send(ask, method, params);
  try {
    const { result } = JSON.parse(text) as { result?: Record<string, unknown> };
    return { status, result: result ?? {} };
  } catch {
    return { status, result: {} };
  }
}

const tool = async (ask: Ask, name: string, args: object): Promise<Readonly<Record<string, unknown>>> => {
  const { result } = await call(ask, 'tools/call', { name, arguments: args });
  const content = result.structuredContent;
  return result.isError !== true && typeof content === 'object' && content !== null ? { ...content } : {};
};

async function toolRows(ask: Ask): Promise<readonly Row[]> {
  const { results } = await tool(ask, 'search', { query: 'how long may a claim be' });
  const first: unknown = Array.isArray(results) ? results[0] : undefined;
  const id = typeof first === 'object' && first !== null && 'id' in first ? first.id : undefined;
  const isFound = typeof id === 'string';
  const search = row('knowledge: search', isFound ? [] : ['returns no results for a test question'], 'finds an entry');
  if (!isFound)
    return [search, { check: 'knowledge: fetch', result: 'not checked', detail: 'search returned no results' }];
  const entry = await tool(ask, 'fetch', { id });
  const isWhole = entry.id === id && typeof entry.text === 'string' && entry.text !== '';
  return [
    search,
    row('knowledge: fetch', isWhole ? [] : [`does not return the entry ${id}`], `returns the entry ${id}`),
  ];
}

async function offeredRows(ask: Ask): Promise<readonly Row[]> {
  const { status, result } = await call(ask, 'initialize', opening);
  const isOpened = status === 200 && typeof result.protocolVersion === 'string';
  const started = row(
    'knowledge endpoint',
    isOpened ? [] : [`the catalogue lists ${knowledgePath}, but initialize returns ${status}`],
    `listed, and speaks MCP ${String(result.protocolVersion)}`,
  );
  if (!isOpened) return [started];
  const { tools } = (await call(ask, 'tools/list', {})).result;
  const names = Array.isArray(tools) ? tools.map((each: { name?: unknown }) => String(each.name)).join(', ') : 'none';
  const get = await ask(knowledgePath);
  const allowed = get.headers.get('Allow') ?? 'nothing';
  const foreign = (await send(ask, 'tools/list', {}, { Origin: 'https://a.example' })).status;
  return [
    started,
    row('knowledge: tools', names === 'search, fetch' ? [] : [`its tools are ${names}`], 'exactly search and fetch'),
    ...(await toolRows(ask)),
    row(
      'knowledge: GET',
      get.status === 405 && allowed === 'POST' ? [] : [`GET returns ${get.status} (Allow: ${allowed})`],
      '405 (Allow: POST)',
    ),
    row(
      'knowledge: origins',
      foreign === 403 ? [] : [`requests from other origins return ${foreign}`],
      '403 for other origins',
    ),
  ];
}

async function absentRow(ask: Ask): Promise<Row> {
  const get = (await ask(knowledgePath)).status;
  const post = (await send(ask, 'initialize', opening)).status;
  const faults = [
    ...(get === 404 ? [] : [`not listed in the catalogue, but GET returns ${get}`]),
    ...(post >= 400 ? [] : [`not listed in the catalogue, but POST returns ${post}`]),
  ];
  return row('knowledge endpoint', faults, 'not listed, and does not respond');
}

/** The rows about the endpoint, depending on whether the catalogue lists it. */
export async function knowledgeRows(ask: Ask, isOffered: boolean): Promise<readonly Row[]> {
  return isOffered ? offeredRows(ask) : [await absentRow(ask)];
}
