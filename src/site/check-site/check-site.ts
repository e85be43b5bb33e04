/** Checks a deployment from outside, given only its address. */
import { typeOf, row, asker, type Ask, type Row, type Answer } from './report.ts';
import { knowledgePath } from '../place.ts';
import { parseUrl } from '../../core/casefile/publisher.ts';
import { policy, wasmWorkerFolder } from '../serving/headers.ts';
import { catalogueLinksOfHeader, catalogueLinksOfPage } from '../documents/discover.ts';
import { paths } from '../documents/references.ts';
import {
  absoluteRow,
  catalogueRow,
  discover,
  interfacesRow,
  referenceRows,
  roadsRow,
  documentRows,
  readDocuments,
  type ReadDocument,
} from './discovery.ts';

// Checks that unknown paths return 404.

async function present(ask: Ask, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    const answer = await ask(path);
    if (answer.status !== 404) faults.push(`${path} returns ${answer.status} (${typeOf(answer)}) instead of 404`);
  }
  return faults;
}

async function cachedAbsence(ask: Ask): Promise<Row> {
  const caching = (await ask('assets/nothing-here.js')).headers.get('Cache-Control') ?? '';
  const faults = caching.includes('immutable') ? [`404 responses in assets/ are cached: ${caching}`] : [];
  return row('caching of 404s', faults, '404 responses are not cached permanently', 'warn');
}

/** The rows about paths that must not exist. */
async function absenceRows(ask: Ask): Promise<readonly Row[]> {
  const unknown = ['nothing-here', 'public/nothing-here', 'v1/nothing-here.json', 'assets/nothing-here.js'];
  const cards = ['.well-known/agent-card.json', '.well-known/agent.json', '.well-known/agent-cards'];
  const hidden = ['.git/config', '.env'];
  return [
    row('unknown paths', await present(ask, unknown), '404 for each'),
    row('agent-to-agent cards', await present(ask, cards), 'none, as the documents say'),
    row('hidden files', await present(ask, hidden), 'none'),
    await cachedAbsence(ask),
  ];
}

// Checks the knowledge endpoint if the catalogue lists it, and otherwise that nothing responds at its path.

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
async function knowledgeRows(ask: Ask, isOffered: boolean): Promise<readonly Row[]> {
  return isOffered ? offeredRows(ask) : [await absentRow(ask)];
}

// Checks the page, its policy, its files and the service worker that caches them.

const script = /^(text|application)\/(x-)?javascript\b/i;

/** Returns the policy in the `<meta>` element of the page. */
function metaPolicy(html: string): string {
  const tag = /<meta\s[^>]*http-equiv="Content-Security-Policy"[^>]*>/i.exec(html)?.[0] ?? '';
  return (/content="([^"]*)"/i.exec(tag)?.[1] ?? '').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

/** Every directive of the policy must be in the header or in the page, because browsers apply both. */
function policyRows(page: Answer): readonly Row[] {
  const header = page.headers.get('Content-Security-Policy') ?? '';
  const directives = policy.split('; ');
  const missingDirectives = (text: string): string[] => directives.filter((each) => !text.split(/;\s*/).includes(each));
  const absent = missingDirectives(metaPolicy(page.text)).filter((each) => missingDirectives(header).includes(each));
  const isFramed = !/frame-ancestors 'none'/.test(header);
  return [
    row(
      'policy',
      absent.map((each) => `missing from the Content-Security-Policy: ${each}`),
      'own origin only',
    ),
    row('framing', isFramed ? ["no frame-ancestors 'none' header"] : [], "frame-ancestors 'none'", 'warn'),
  ];
}

/** Returns the addresses of the scripts and styles that the page loads. */
function filesOf(page: Answer): readonly string[] {
  const tags = page.text.match(/<(?:script|link)\s[^>]*>/gi) ?? [];
  return tags.flatMap((tag) => {
    const isLoaded = tag.startsWith('<script') || /rel="(?:stylesheet|modulepreload)"/.test(tag);
    const reference = /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1];
    return isLoaded && reference !== undefined ? [new URL(reference, page.address).href] : [];
  });
}

async function filesRow(ask: Ask, page: Answer): Promise<Row> {
  const addresses = filesOf(page);
  const faults: string[] = addresses.length === 0 ? ['the page has no script'] : [];
  for (const address of addresses) {
    const answer = await ask(address);
    const type = typeOf(answer);
    const fits = address.endsWith('.css') ? /^text\/css\b/i.test(type) : script.test(type);
    if (answer.status !== 200) faults.push(`${address}: ${answer.status}`);
    else if (!fits) faults.push(`${address} is ${type}`);
  }
  return row('files of the page', faults, `${addresses.length} scripts and styles`);
}

function cataloguesRow(page: Answer, base: string): Row {
  const links = [...catalogueLinksOfHeader(page.headers.get('Link')), ...catalogueLinksOfPage(page.text)];
  const absolute = links.map((link) => parseUrl(link, base)?.href);
  const isLinked = absolute.includes(base + paths.catalogue);
  return row('link to the catalogue', isLinked ? [] : ['no Link header or <link rel="api-catalog">'], 'present');
}

/** The rows about the page, which was already requested. */
async function pageRows(ask: Ask, page: Answer, base: string): Promise<readonly Row[]> {
  const faults = [
    ...(page.status === 200 ? [] : [`returns ${page.status} ${page.headers.get('Location') ?? ''}`.trim()]),
    ...(/^text\/html\b/i.test(typeOf(page)) ? [] : [`its Content-Type is ${typeOf(page)}`]),
    ...(page.text.includes('<title>Assessment Desk</title>') ? [] : ['it is not Assessment Desk']),
  ];
  if (faults.length > 0) return [row('page', faults, '')];
  return [row('page', [], page.address), ...policyRows(page), await filesRow(ask, page), cataloguesRow(page, base)];
}

/** Whether a Content-Security-Policy lets a worker compile WebAssembly (CSP 3, 6.1). Without one, it may. */
function allowsWasm(header: string | null): boolean {
  const sources = header?.split(/[;,]\s*/).filter((directive) => directive.startsWith('script-src ')) ?? [];
  return sources.every((directive) => / 'wasm-unsafe-eval'(?: |$)/.test(directive));
}

/** The worker that reads PDFs needs WebAssembly, which its own policy must allow. The service worker names it. */
async function wasmWorkerRow(ask: Ask): Promise<Row> {
  const paths = (await ask('sw.js')).text.match(new RegExp(`\\b${wasmWorkerFolder}[\\w.-]+\\.js`, 'g')) ?? [];
  const faults: string[] = [];
  for (const path of new Set(paths)) {
    const answer = await ask(path);
    if (answer.status !== 200) faults.push(`${path} returns ${answer.status}`);
    else if (!script.test(typeOf(answer))) faults.push(`${path} is ${typeOf(answer)}`);
    else if (!allowsWasm(answer.headers.get('Content-Security-Policy'))) {
      faults.push(`${path}: the Content-Security-Policy does not allow WebAssembly ('wasm-unsafe-eval')`);
    }
  }
  return row('WebAssembly', faults, paths.length > 0 ? 'allowed for workers only' : 'not used');
}

/** The service worker decides what is cached, so it must not itself be cached for long. */
async function serviceWorkerRow(ask: Ask): Promise<Row> {
  const answer = await ask('sw.js');
  if (answer.status !== 200) return row('service worker', [`sw.js returns ${answer.status}`], '');
  const caching = answer.headers.get('Cache-Control') ?? '';
  const age = Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 0);
  const faults = [
    ...(script.test(typeOf(answer)) ? [] : [`sw.js is ${typeOf(answer)}`]),
    ...(age > 3600 || caching.includes('immutable') ? [`sw.js is cached: ${caching}`] : []),
  ];
  return row('service worker', faults, caching ? `sw.js, ${caching}` : 'sw.js');
}

/** Returns the rows, or one failed row if a request on the way gets no response. */
async function attempt(check: string, rows: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
  try {
    return await rows();
  } catch (error) {
    return [row(check, [error instanceof Error ? error.message : String(error)], '')];
  }
}

async function discoveryRows(ask: Ask, documents: readonly ReadDocument[], base: string): Promise<readonly Row[]> {
  const read = documents.filter(({ answer }) => answer.status === 200);
  const at = (wanted: string): ReadDocument | undefined => read.find(({ path }) => path === wanted);
  const [discovery, catalogue] = [at(paths.discovery), at(paths.catalogue)];
  const found = await discover(ask, base);
  if (typeof found === 'string') return [row('interfaces', [found], '')];
  const isOffered = found.interfaces.some(({ address }) => address === base + knowledgePath);
  return [
    ...(discovery ? [roadsRow(discovery.answer.text, base)] : []),
    ...(catalogue
      ? [
          ...(await attempt('catalogue', async () => [await catalogueRow(ask, catalogue, base)])),
          absoluteRow(catalogue.answer.text, base),
        ]
      : []),
    ...(await attempt('interfaces', async () => [await interfacesRow(ask, found, base)])),
    ...(await attempt('references', () => referenceRows(ask, read, base, isOffered))),
    ...(await attempt('knowledge endpoint', () => knowledgeRows(ask, isOffered))),
  ];
}

/**
 * Returns every row about the deployment at `base`, which ends in `/`. Rejects if the base address does not respond.
 */
export async function checkBy(ask: Ask, base: string): Promise<readonly Row[]> {
  const page = await ask('');
  const pages = await attempt('page', () => pageRows(ask, page, base));
  let documents: readonly ReadDocument[] = [];
  const about = await attempt('documents', async () => {
    documents = await readDocuments(ask);
    return documentRows(ask, documents);
  });
  return [
    ...pages,
    ...about,
    ...(await attempt('interfaces', () => discoveryRows(ask, documents, base))),
    ...(await attempt('unknown paths', () => absenceRows(ask))),
    ...(await attempt('service worker', async () => [await serviceWorkerRow(ask), await wasmWorkerRow(ask)])),
  ];
}

/**
 * Returns every row about the deployment at `address`. Sends one request at a time, never retries, and gives up on each
 * after `timeout` milliseconds. Rejects if the base address does not respond.
 */
export function checkSite(address: string, timeout = 15_000): Promise<readonly Row[]> {
  const base = address.endsWith('/') ? address : `${address}/`;
  return checkBy(asker(base, timeout), base);
}
