import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createViteServer } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStaticServer, listen, type StaticServerOptions } from './serve.ts';
import { serveInVite } from './vite-plugins.ts';
import { requestBounds } from './serving/node-listener.ts';
import { wholeResponse } from './serving/site.ts';

let folder = '';
const servers: Server[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assessment-desk-serve-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The page</title>');
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

function started(options: StaticServerOptions): Promise<string> {
  const server = createStaticServer(folder, options);
  servers.push(server);
  return listen(server, 0);
}

/** The response to a client that sends `text` and then nothing, until the server closes the connection. */
function saidTo(address: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')));
    socket.once('error', reject);
    socket.once('close', () => resolve(said));
  });
}

const shortBounds = { ...requestBounds, headersTimeout: 20, requestTimeout: 20, connectionsCheckingInterval: 10 };
const halfOfHeaders = 'POST /v1/mcp/canon HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const halves = [halfOfHeaders, `${halfOfHeaders}Content-Length: 10\r\n\r\n{`];

describe('the local server', () => {
  it('waits for headers and bodies for less than 30 seconds', () => {
    const server = createStaticServer(folder, { settings: { allowedOrigins: [] } });
    expect(server.headersTimeout).toBe(requestBounds.headersTimeout);
    expect(server.requestTimeout).toBe(requestBounds.requestTimeout);
    const { headersTimeout, requestTimeout, connectionsCheckingInterval } = requestBounds;
    expect(Math.max(headersTimeout, requestTimeout) + connectionsCheckingInterval).toBeLessThanOrEqual(30_000);
  });

  it('returns 408 for half of the headers or of a body, and closes the connection', async () => {
    const address = await started({ bounds: shortBounds, settings: { allowedOrigins: [] } });
    const answers = await Promise.all(halves.map((half) => saidTo(address, half)));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('closes the connection of a client that does not read its answer, and accepts a bounded number', async () => {
    writeFileSync(join(folder, 'large.json'), Buffer.alloc(64 * 1024 * 1024, ' '));
    const bounds = { ...requestBounds, timeout: 50, maxConnections: 3 };
    const address = await started({ bounds, settings: { allowedOrigins: [] } });
    const client = connect(Number(new URL(address).port), '127.0.0.1');
    client.pause();
    client.write('GET /large.json HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const server = servers.at(-1)!;
    const [socket] = (await once(server, 'connection')) as [Socket];
    await once(socket, 'close');
    client.destroy();
    expect(server.maxConnections).toBe(3);
  });

  it('holds no copy of a file for each client that does not read its answer', async () => {
    const bytes = new Uint8Array(1024);
    expect((await wholeResponse(bytes, {}).body!.getReader().read()).value).toBe(bytes);
  });

  it('accepts requests from its own origin and the allowed ones, and no others', async () => {
    const allowed = 'https://tools.example.org';
    const address = await started({ settings: { allowedOrigins: [allowed] } });
    const answerTo = async (init: RequestInit) => {
      const { status, headers } = await fetch(`${address}v1/mcp/canon`, init);
      return [status, headers.get('Access-Control-Allow-Origin')];
    };
    const post = (origin: string) => ({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    });
    for (const origin of [allowed, new URL(address).origin]) {
      expect(await answerTo(post(origin))).toEqual([200, origin]);
      expect(await answerTo({ method: 'OPTIONS', headers: { Origin: origin } })).toEqual([204, origin]);
    }
    for (const origin of ['https://evil.example', `${allowed}.evil.example`, 'http://tools.example.org'])
      expect(await answerTo(post(origin))).toEqual([403, null]);
  });
});

it('the servers of Vite have the same time limits', async () => {
  const vite = await createViteServer({ configFile: false, logLevel: 'silent', plugins: [serveInVite()] });
  expect(vite.httpServer).toMatchObject(requestBounds);
  await vite.close();
});
