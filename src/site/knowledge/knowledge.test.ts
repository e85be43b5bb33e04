import { describe, expect, it } from 'vitest';
import { maxBodyBytes, createKnowledge } from './knowledge.ts';
import {
  endpoint,
  legacyMessage,
  modernMessage,
  post,
  type RpcAnswer,
  smallEndpoint,
  smallKnowledge,
} from './knowledge.cases.ts';

const list = JSON.stringify(legacyMessage('tools/list').body);

/** A body of exactly `bytes` bytes: a valid message followed by spaces. */
const padded = (bytes: number): string => list + ' '.repeat(bytes - list.length);

async function errorOf(response: Response): Promise<RpcAnswer> {
  return (await response.json()) as RpcAnswer;
}

describe('origins and hosts', () => {
  it('accepts requests without an origin, and hosts that no other site can use as its name, and rejects foreign hosts', async () => {
    const path = '/v1/mcp/canon';
    const local = ['http://127.0.0.1:8080', 'http://[::1]:9', 'http://192.168.1.7:4317', 'http://desk.localhost'];
    const evil = 'http://evil.example:4351';
    const requests = [
      [endpoint, {}, 200],
      ...local.map((origin) => [origin + path, { origin }, 200] as const),
      [evil + path, {}, 403],
      [evil + path, { origin: evil }, 403],
      [`http://localhost.evil.example${path}`, {}, 403],
      ...['evil.example', '', 'local host'].map((host) => [endpoint, { host }, 403] as const),
    ] as const;
    for (const [address, headers, status] of requests) {
      const answer = await smallEndpoint(post(list, headers, address));
      expect(answer.status, `${address} ${JSON.stringify(headers)}`).toBe(status);
    }
  });

  it('accepts requests from pages of its own origin and lets them read the response', async () => {
    const response = await smallEndpoint(post(list, { origin: 'http://localhost:4351' }));
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:4351');
    expect(response.headers.get('vary')).toBe('Origin');
  });

  it('rejects other origins with 403 before it reads the body', async () => {
    const others = ['https://evil.example', 'null', '', 'http://localhost:4352', 'https://localhost:4351'];
    for (const origin of [...others, 'http://127.0.0.1:4351']) {
      let reads = 0;
      const stream = new ReadableStream({ pull: () => void (reads += 1) }, { highWaterMark: 0 });
      const { status, headers } = await smallEndpoint(post(stream, { origin }));
      expect([status, headers.get('access-control-allow-origin'), reads], origin).toEqual([403, null, 0]);
    }
  });

  it('accepts the host and the origin of SITE_URL, also behind a proxy that terminates TLS', async () => {
    const place = { siteUrl: 'https://desk.example.org/sub/', knowledgeEndpoint: true };
    const answer = createKnowledge({ place, knowledge: smallKnowledge });
    const headers = { origin: 'https://desk.example.org', host: 'desk.example.org' };
    expect((await answer(post(list, headers, 'http://desk.example.org/sub/v1/mcp/canon'))).status).toBe(200);
    expect((await answer(post(list, headers))).status).toBe(200);
    expect((await answer(post(list, { host: 'other.example.org' }))).status).toBe(403);
  });

  it('accepts every host, but no foreign origin, if the platform checks the names', async () => {
    const answer = createKnowledge({ place: { knowledgeEndpoint: true }, knowledge: smallKnowledge, hosts: 'any' });
    const address = 'https://desk.example.net/v1/mcp/canon';
    expect((await answer(post(list, {}, address))).status).toBe(200);
    expect((await answer(post(list, { origin: 'https://desk.example.net' }, address))).status).toBe(200);
    expect((await answer(post(list, { origin: 'https://evil.example' }, address))).status).toBe(403);
  });
});

describe('methods', () => {
  it('answers other methods than POST with 405 and Allow: POST', async () => {
    for (const method of ['GET', 'HEAD', 'DELETE', 'PUT', 'PATCH']) {
      const request = new Request(endpoint, { method, headers: { accept: 'text/event-stream' } });
      const { status, headers } = await smallEndpoint(request);
      expect([status, headers.get('allow')], method).toEqual([405, 'POST']);
    }
  });

  it('answers the preflight of its own origin with the headers of the protocol, and another origin with 403', async () => {
    const preflight = (origin: string) => {
      const headers = { origin, 'access-control-request-method': 'POST' };
      return smallEndpoint(new Request(endpoint, { method: 'OPTIONS', headers }));
    };
    const { status, headers } = await preflight('http://localhost:4351');
    expect(status).toBe(204);
    expect(Object.fromEntries(headers)).toMatchObject({
      vary: 'Origin',
      'access-control-allow-origin': 'http://localhost:4351',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
    });
    expect((await preflight('https://evil.example')).status).toBe(403);
  });
});

describe('bodies', () => {
  it('rejects other content types than JSON with 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', null]) {
      const body = type === null ? new TextEncoder().encode(list) : list;
      expect((await smallEndpoint(post(body, { 'content-type': type }))).status, String(type)).toBe(415);
    }
  });

  it('reads JSON with a charset, of up to 65,536 bytes that it counts itself, and rejects one byte more with 413', async () => {
    const expected = [
      [list, { 'content-type': 'application/json; charset=utf-8' }, 200],
      [padded(maxBodyBytes), {}, 200],
      [padded(maxBodyBytes + 1), {}, 413],
      [padded(maxBodyBytes + 1), { 'content-length': '10' }, 413],
      [list, { 'content-length': '9999999' }, 200],
    ] as const;
    for (const [body, headers, status] of expected) {
      expect((await smallEndpoint(post(body, headers))).status, JSON.stringify(headers)).toBe(status);
    }
  });

  it('stops reading a body that never ends, and returns 400 if it breaks off', async () => {
    let sent = 0;
    let isCancelled = false;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024).fill(0x20));
      },
      cancel: () => void (isCancelled = true),
    });
    expect((await smallEndpoint(post(endless))).status).toBe(413);
    expect(isCancelled).toBe(true);
    expect(sent).toBeLessThan(maxBodyBytes * 2);
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('Broken off.')) });
    expect((await smallEndpoint(post(broken))).status).toBe(400);
  });

  /** The status of the answer, and the code of the error in it. */
  async function rejected(body: Parameters<typeof post>[0], headers = {}): Promise<readonly unknown[]> {
    const response = await smallEndpoint(post(body, headers));
    return [response.status, (await errorOf(response)).error?.code];
  }

  it('answers malformed JSON, bytes that are not UTF-8, and JSON that is not a message with 400', async () => {
    const malformed = ['{', '', ' ', 'undefined', '{"jsonrpc":"2.0",}', '\u{feff}\u{feff}{}'];
    const bytes = new TextEncoder().encode(list).map((byte, index) => (index === 3 ? 0xff : byte));
    for (const body of [...malformed, bytes]) expect(await rejected(body), String(body)).toEqual([400, -32700]);
    for (const body of ['null', '1', '"x"', '{}', '{"jsonrpc":"1.0","id":1,"method":"ping"}'])
      expect((await rejected(body))[0], body).toBe(400);
  });

  it('answers batches, and nesting that could exhaust the stack, with 400 and -32600', async () => {
    const [older, newer] = [legacyMessage('tools/list').body, modernMessage('tools/list')];
    const batches = [[older], [legacyMessage('ping').body, older], []].map((batch) => JSON.stringify(batch));
    const deep = `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`;
    for (const body of [...batches, deep]) expect(await rejected(body), body.slice(0, 99)).toEqual([400, -32600]);
    expect(await rejected(JSON.stringify([newer.body]), newer.headers)).toEqual([400, -32600]);
  });
});

describe('the Accept header', () => {
  const modern = modernMessage('tools/list');
  const status = async (accept: string | null) => [
    (await smallEndpoint(post(list, { accept }))).status,
    (await smallEndpoint(post(JSON.stringify(modern.body), { ...modern.headers, accept }))).status,
  ];

  it('is accepted if it allows JSON, and causes 406 in the older era if it does not', async () => {
    const allowing = ['', '*/*', 'application/json', 'application/*;q=0.5', 'text/html, */*;q=0.1', 'Application/JSON'];
    const others = ['text/html', 'text/event-stream', 'application/json;q=0', '*/*; q=0.00', 'application/jsonp'];
    for (const accept of [null, ...allowing]) expect(await status(accept), String(accept)).toEqual([200, 200]);
    for (const accept of others) expect((await status(accept))[0], accept).toBe(406);
  });
});

describe('responses', () => {
  it('are not cached and not sniffed', async () => {
    const { headers } = await smallEndpoint(post(list));
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json',
    });
    expect(headers.get('mcp-session-id')).toBeNull();
  });

  it('accept notifications without a body', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' });
    const response = await smallEndpoint(post(body));
    expect(response.status).toBe(202);
    expect(await response.text()).toBe('');
  });
});

describe('revisions', () => {
  const status = async (version: string | null) =>
    (await smallEndpoint(post(list, { 'mcp-protocol-version': version }))).status;

  it('in a header are rejected with 400 if they are not supported; a missing header is accepted', async () => {
    for (const version of ['2025-06-18', '2025-11-25', null]) expect(await status(version), String(version)).toBe(200);
    const unsupported = ['2024-11-05', '2024-10-07', '2025-03-26', '2099-01-01', 'x'];
    for (const version of unsupported) expect(await status(version), version).toBe(400);
  });
});

describe('headers of 2026-07-28', () => {
  const call = modernMessage('tools/call', { name: 'search', arguments: { query: 'span' } });
  const send = (headers: Record<string, string | null>) =>
    smallEndpoint(post(JSON.stringify(call.body), { ...call.headers, ...headers }));

  it('have to be there and to agree with the message, otherwise the answer is 400 and -32020', async () => {
    const wrong = [
      ...[null, 'TOOLS/CALL', 'tools/list'].map((value) => ({ 'mcp-method': value })),
      ...[null, 'fetch'].map((value) => ({ 'mcp-name': value })),
      ...[null, '2025-11-25'].map((value) => ({ 'mcp-protocol-version': value })),
    ];
    for (const headers of wrong) {
      const response = await send(headers);
      const found = { status: response.status, ...(await errorOf(response)) };
      expect(found, JSON.stringify(headers)).toMatchObject({ status: 400, id: 1, error: { code: -32020 } });
    }
  });

  it('may have spaces around their values, and name a supported revision, or get the list of supported ones', async () => {
    expect((await send({ 'mcp-name': '  search ' })).status).toBe(200);
    const body = JSON.stringify(call.body).replaceAll('2026-07-28', '2031-01-01');
    const response = await smallEndpoint(post(body, { ...call.headers, 'mcp-protocol-version': '2031-01-01' }));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('"supported":["2026-07-28"]');
  });

  it('open no stream, because there is nothing to subscribe to', async () => {
    const listen = modernMessage('subscriptions/listen', { notifications: { toolsListChanged: true } });
    const response = await smallEndpoint(post(JSON.stringify(listen.body), listen.headers));
    expect(response.status).toBe(404);
    expect(await errorOf(response)).toMatchObject({ id: 1, error: { code: -32601 } });
  });
});
