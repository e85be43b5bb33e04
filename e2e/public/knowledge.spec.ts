/**
 * The knowledge endpoint on every server that runs it, with real clients, the official conformance tool and random
 * requests.
 */
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { connect } from 'node:net';
import { chooseSeed } from '../../.config/property-runs.ts';
import { clients } from '../../src/site/knowledge/clients.cases.ts';
import { faultsOf, randomRequests } from '../../src/site/knowledge/random.cases.ts';
import { knowledgePath } from '../../src/site/place.ts';
import { conformance } from '../support/mcp-conformance.ts';
import { startBuiltWorker, startDevelopment, startLocal, type TestServer } from '../support/servers.ts';

/** The seed of the random requests, which a failure names. */
const seed = Number(chooseSeed());

/** Every scenario of the tool that a server with two tools can pass. The tool supports the older era only. */
const scenarios = [
  ['server-initialize', '2025-11-25'],
  ['ping', '2025-11-25'],
  ['tools-list', '2025-11-25'],
  ['dns-rebinding-protection', '2025-11-25'],
  ['tools-list', '2026-07-28'],
  ['dns-rebinding-protection', '2026-07-28'],
  ['http-header-validation', '2026-07-28'],
] as const;

/** An origin that the servers are configured to allow. */
const allowedOrigin = 'https://tools.example.org';

/** The servers by the commands that start them. */
const servers: Readonly<Record<string, (env: Readonly<Record<string, string>>) => Promise<TestServer>>> = {
  'vite dev': startDevelopment,
  'npm start': startLocal,
  'npm run start:worker': startBuiltWorker,
};

for (const [command, start] of Object.entries(servers)) {
  test.describe(`the knowledge endpoint of ${command}`, () => {
    test.describe.configure({ mode: 'default' });
    let server: TestServer;
    let address: string;

    test.beforeAll(async () => {
      server = await start({ KNOWLEDGE_ORIGINS: allowedOrigin });
      address = `${server.address}${knowledgePath}`;
    });
    test.afterAll(async () => {
      await server.stop();
    });

    for (const { name, revision, walk } of clients) {
      test(`${name} lists, searches and fetches`, async () => {
        const journey = await walk(new URL(address), 'how long may a proposition be');
        expect(journey.tools).toEqual(['search', 'fetch']);
        expect(journey.revision).toBe(revision);
        expect(journey.instructions).toContain('knowledge only');
        expect(journey.found.map(({ id }) => id)).toContain('limit/proposition');
        for (const { id, url } of journey.found) expect(url).toBe(`${server.address}#/help/${id}`);
        const [first] = journey.found;
        expect(journey.record).toMatchObject({ id: first?.id, url: first?.url });
        // A title says more than the name, because a client has nothing else to choose by.
        expect(first?.title).toContain(journey.record.title);
        expect(String(journey.record.text)).toContain('5000');
      });
    }

    test('rejects foreign origins, other methods, other types, batches and long bodies', async () => {
      const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
      const status = async (init: RequestInit): Promise<number> => (await fetch(address, init)).status;
      expect(await status({ method: 'POST', headers, body })).toBe(200);
      const allowed = await fetch(address, { method: 'POST', headers: { ...headers, origin: allowedOrigin }, body });
      expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([200, allowedOrigin]);
      expect(await status({ method: 'POST', headers: { ...headers, origin: 'https://evil.example' }, body })).toBe(403);
      expect(await status({ method: 'OPTIONS', headers: { origin: 'https://evil.example' } })).toBe(403);
      expect(await status({ method: 'OPTIONS', headers: { origin: new URL(address).origin } })).toBe(204);
      for (const method of ['GET', 'HEAD', 'DELETE', 'PUT']) {
        const response = await fetch(address, { method });
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toBe('POST');
      }
      expect(await status({ method: 'POST', headers: { ...headers, 'content-type': 'text/plain' }, body })).toBe(415);
      expect(await status({ method: 'POST', headers, body: `[${body}]` })).toBe(400);
      expect(await status({ method: 'POST', headers, body: '{' })).toBe(400);
      expect(await status({ method: 'POST', headers, body: body + ' '.repeat(65_536) })).toBe(413);
    });

    test('responds to a foreign origin before its body arrives, and to a client that accepts anything', async () => {
      const { port, host } = new URL(address);
      const path = new URL(address).pathname;
      const head = ['Host: ' + host, 'Origin: https://evil.example', 'Content-Type: application/json'].join('\r\n');
      const answered = await new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), 'localhost', () => {
          // The announced body never arrives.
          socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\nContent-Length: 60000\r\n\r\n`);
        });
        socket.once('error', reject);
        socket.once('data', (chunk: Buffer) => {
          socket.destroy();
          resolve(chunk.toString('latin1'));
        });
      });
      expect(answered).toMatch(/^HTTP\/1\.1 403 /);
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
      const headers = { 'content-type': 'application/json', accept: '*/*' };
      expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(200);
    });

    test('responds to hundreds of random requests without failing, hanging or revealing one caller’s data to another', async () => {
      const overHttp = (request: Request) => fetch(request, { signal: AbortSignal.timeout(30_000) });
      await fc.assert(
        fc.asyncProperty(randomRequests, async (requests) => {
          expect(await faultsOf(requests, address, overHttp)).toEqual([]);
        }),
        { numRuns: 10, seed, endOnFailure: true },
      );
    });

    // Once is enough, because all servers use the same function.
    for (const [scenario, version] of command === 'npm start' ? scenarios : []) {
      test(`passes the conformance scenario ${scenario} of ${version}`, async () => {
        const { code, output } = await conformance(address, scenario, version);
        expect(output).toMatch(/Passed: (\d+)\/\1, 0 failed, 0 warnings/);
        expect(code).toBe(0);
      });
    }
  });
}
