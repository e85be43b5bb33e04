import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { createKnowledge } from './knowledge.ts';
import { endpoint, smallEndpoint } from './knowledge.cases.ts';
import { anyCharacter } from '../../../.config/any-character.ts';
import { clients } from './clients.cases.ts';
import { instructions } from './server.ts';

// Random requests to the knowledge endpoint: messages of both eras, some of them damaged.

/** A placeholder for the text that identifies the caller of a request. `withCanary` inserts the text. */
const canaryMark = 'CANARY';

/** A request as data, so that a failing one can be read. The body is one character for each byte. */
interface RandomRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Message = Readonly<Record<string, unknown>>;

const revision = '2026-07-28';
const meta = {
  'io.modelcontextprotocol/protocolVersion': revision,
  'io.modelcontextprotocol/clientInfo': { name: canaryMark, version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

const plainHeaders = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

const initialize = {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: canaryMark, version: '1' },
};

/** Valid parameters for every supported method, and for some unsupported ones. */
const calls: readonly (readonly [method: string, params: Message])[] = [
  ['initialize', initialize],
  ['ping', {}],
  ['tools/list', {}],
  ['tools/list', { cursor: canaryMark }],
  ['tools/call', { name: 'search', arguments: { query: `how long is a span ${canaryMark}` } }],
  ['tools/call', { name: 'search', arguments: { query: canaryMark } }],
  ['tools/call', { name: 'fetch', arguments: { id: 'field/claim/actual' } }],
  ['tools/call', { name: 'fetch', arguments: { id: `field/${canaryMark}` } }],
  ['tools/call', { name: canaryMark, arguments: { [canaryMark]: canaryMark } }],
  ['server/discover', {}],
  ['subscriptions/listen', { notifications: { toolsListChanged: true } }],
  ['resources/read', { uri: `file:///${canaryMark}` }],
  ['completion/complete', { ref: { type: 'ref/prompt', name: canaryMark }, argument: { name: 'a', value: 'b' } }],
  ['logging/setLevel', { level: 'debug' }],
  ['notifications/initialized', {}],
  ['notifications/cancelled', { requestId: 1, reason: canaryMark }],
  [`x/${canaryMark}`, {}],
];

const goodMessage: fc.Arbitrary<{ message: Message; headers: Readonly<Record<string, string>> }> = fc
  .record({
    call: fc.constantFrom(...calls),
    isModern: fc.boolean(),
    id: fc.oneof(fc.constant(canaryMark), fc.integer(), fc.constant(undefined)),
  })
  .map(({ call: [method, params], isModern, id }) => {
    const withId = method.startsWith('notifications/') || id === undefined ? {} : { id };
    const whole = isModern ? { ...params, _meta: meta } : params;
    const name: Record<string, string> = typeof params.name === 'string' ? { 'mcp-name': params.name } : {};
    const headers: Record<string, string> = isModern
      ? { 'mcp-protocol-version': revision, 'mcp-method': method, ...name }
      : { 'mcp-protocol-version': '2025-11-25' };
    return { message: { jsonrpc: '2.0', ...withId, method, params: whole }, headers: { ...plainHeaders, ...headers } };
  });

type Path = readonly number[];

/** Returns `value` with one inner value replaced. The numbers choose the path to it. */
function changedAt(value: unknown, [first, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (first === undefined || typeof value !== 'object' || value === null) return change(value);
  const keys = Object.keys(value);
  const key = keys[first % Math.max(keys.length, 1)];
  if (key === undefined) return change(value);
  const inner = changedAt((value as Record<string, unknown>)[key], rest, change);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (String(index) === key ? inner : item));
  const others = Object.entries(value).map(([name, item]: [string, unknown]) => [name, name === key ? inner : item]);
  return Object.fromEntries(others);
}

const nested = (depth: number): unknown => (depth === 0 ? canaryMark : [nested(depth - 1)]);

const change: fc.Arbitrary<(value: unknown) => unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }).map((other) => () => other),
  fc.constantFrom(undefined, null, '', 0, -1, 1e308, [], {}, true).map((other) => () => other),
  fc.constant((value: unknown) => [value, value]),
  fc.constant((value: unknown) => ({ [canaryMark]: value, ['__proto__']: value, constructor: value })),
  fc.integer({ min: 1, max: 200 }).map((depth) => () => nested(depth)),
  fc.integer({ min: 150, max: 70_000 }).map((length) => () => 'x'.repeat(length)),
  fc.string({ unit: anyCharacter, maxLength: 210 }).map((text) => () => text),
);

/** Latin-1 of the UTF-8 bytes. */
const bytesOf = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

const place = fc.oneof(
  { weight: 1, arbitrary: fc.array(fc.nat(9), { maxLength: 1 }) },
  { weight: 9, arbitrary: fc.array(fc.nat(9), { minLength: 2, maxLength: 4 }) },
);

const structured = fc
  .tuple(goodMessage, fc.array(fc.tuple(place, change), { maxLength: 2 }))
  .map(([{ message, headers }, changes]) => {
    const changed = changes.reduce<unknown>((value, [path, how]) => changedAt(value, path, how), message);
    return { headers, body: bytesOf(JSON.stringify(changed) ?? '') };
  });

type Cut = readonly [place: number, taken: number, given: string];

/** Returns a body with bytes removed and inserted. Positions are thousandths of its length. */
function cutUp(body: string, cuts: readonly Cut[]): string {
  return cuts.reduce((text, [place, taken, given]) => {
    const at = Math.floor((text.length * place) / 1000);
    return text.slice(0, at) + given + text.slice(at + taken);
  }, body);
}

const given = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '}',
    '[',
    '"',
    ',',
    '\\',
    '\0',
    '\u00ff',
    '\u00ed\u00a0\u0080',
    '\\ud800',
    '1e999',
    canaryMark,
  ),
  fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
);
const cut = fc.tuple(fc.nat(1000), fc.nat(12), given);
const damaged = fc
  .tuple(structured, fc.array(cut, { minLength: 1, maxLength: 2 }))
  .map(([{ headers, body: text }, cuts]) => ({ headers, body: cutUp(text, cuts) }));
const noise = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1'));

const good = goodMessage.map(({ message, headers }) => ({ headers, body: bytesOf(JSON.stringify(message)) }));
const body = fc.oneof(
  { weight: 3, arbitrary: good },
  { weight: 9, arbitrary: structured },
  { weight: 3, arbitrary: damaged },
  { weight: 1, arbitrary: noise.map((text) => ({ headers: plainHeaders as Record<string, string>, body: text })) },
);
const otherMethod = fc.constantFrom('GET', 'HEAD', 'DELETE', 'PUT', 'OPTIONS', 'PATCH', 'PROPFIND');

const headerValues: Readonly<Record<string, readonly string[]>> = {
  'content-type': ['text/plain', 'application/json; charset=latin1', 'APPLICATION/JSON', '', 'application/json,a/b'],
  accept: ['*/*', 'application/json', 'text/html', ''],
  'mcp-protocol-version': ['2024-10-07', '2025-03-26', '2025-11-25', revision, '9999-01-01', canaryMark, ''],
  'mcp-method': ['tools/call', 'TOOLS/CALL', canaryMark, ''],
  'mcp-name': ['search', 'fetch', '=?base64?c2VhcmNo?=', '=?base64?%%?=', canaryMark, ''],
  'mcp-session-id': [canaryMark],
  'last-event-id': [canaryMark],
  origin: ['https://evil.example', 'null', `https://${canaryMark}.example`],
  authorization: [`Bearer ${canaryMark}`],
};

const headerChange = fc
  .constantFrom(...Object.keys(headerValues))
  .chain((name) => fc.constantFrom(...(headerValues[name] ?? [])).map((value) => ({ [name]: value })));
const headerChanges = fc.array(headerChange, { maxLength: 3 });

/** One request. Most requests are nearly valid. */
const randomRequest: fc.Arbitrary<RandomRequest> = fc
  .record({
    made: body,
    method: fc.oneof({ weight: 20, arbitrary: fc.constant('POST') }, { weight: 1, arbitrary: otherMethod }),
    changes: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: headerChanges }),
  })
  .map(({ made, method, changes }) => ({
    method,
    headers: Object.assign({}, made.headers, ...changes) as Record<string, string>,
    body: made.body,
  }));

/** The request of the caller identified by `canary` to the endpoint at `address`. */
function withCanary({ method, headers, body: text }: RandomRequest, canary: string, address: string): Request {
  const known = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    Buffer.from(value.replaceAll(canaryMark, canary), 'utf8').toString('latin1'),
  ]);
  const bytes = Buffer.from(text.replaceAll(canaryMark, canary), 'latin1');
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(address, { method, headers: known, ...(hasBody ? { body: bytes } : {}) });
}

let callers = 0;

/**
 * Sends every request to `address`, each as a different caller, all at once. Returns what is wrong with the responses:
 * a failure of the server, a stream, or data of another caller.
 */
async function faultsOf(
  requests: readonly RandomRequest[],
  address: string,
  answer: (request: Request) => Promise<Response>,
): Promise<readonly string[]> {
  const faults = requests.map(async (random) => {
    callers += 1;
    const canary = `canary-${callers.toString(36)}-yranac`;
    const response = await answer(withCanary(random, canary, address));
    const text = JSON.stringify([...response.headers]) + (await response.text());
    const others = [...text.matchAll(/canary-[0-9a-z]+-yranac/g)].filter(([found]) => found !== canary);
    return [
      ...(response.status >= 500 ? [`${response.status}: ${text}`] : []),
      ...others.map(([other]) => `${canary} was told of ${other}`),
      ...(response.headers.get('content-type')?.includes('event-stream') ? ['a stream was opened'] : []),
    ];
  });
  return (await Promise.all(faults)).flat();
}

/** The number of random requests sent at the same time. */
const randomRequests: fc.Arbitrary<RandomRequest[]> = fc.array(randomRequest, { minLength: 20, maxLength: 20 });

it('responds to random requests without failing, hanging or revealing one caller’s data to another', async () => {
  const answer = createKnowledge({ place: { knowledgeEndpoint: true } });
  const all = fc.asyncProperty(randomRequests, async (requests) => {
    expect(await faultsOf(requests, endpoint, answer)).toEqual([]);
  });
  await fc.assert(all, { numRuns: runs(240), endOnFailure: true });
});

const inProcess = (url: string | URL, init?: RequestInit) => smallEndpoint(new Request(url, init));

describe.each(clients)('$name', ({ walk, revision }) => {
  it('lists, searches and fetches', async () => {
    const journey = await walk(new URL(endpoint), 'span actual', inProcess);
    expect(journey.tools).toEqual(['search', 'fetch']);
    expect(journey.revision).toBe(revision);
    expect(journey.instructions).toBe(instructions);
    expect(journey.found.map(({ id }) => id)).toEqual(['field/claim/actual', 'rule/span/order']);
    expect(journey.record).toMatchObject({ id: 'field/claim/actual', title: 'About field/claim/actual' });
  });
});
