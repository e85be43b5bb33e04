import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { allFaults, ask, assetCases, assetPathOf, faceCases, wasmWorkerCase } from '../support/public-face.ts';
import { startDevelopment, startLocal, startPreview, type TestServer } from '../support/servers.ts';

// One after another, on servers that are started once.
test.describe.configure({ mode: 'default' });

const started = new Map<() => Promise<TestServer>, Promise<TestServer>>();

const withServer = async (start: () => Promise<TestServer>, check: (server: TestServer) => Promise<void>) => {
  const server = started.get(start) ?? start();
  started.set(start, server);
  await check(await server);
};

test.afterAll(async () => {
  const servers = await Promise.allSettled(started.values());
  for (const server of servers) if (server.status === 'fulfilled') await server.value.stop();
});

const page = async (address: string): Promise<string> => (await ask(address, { path: '' })).body.toString();

const servers = [
  ['npm start', startLocal],
  ['vite preview', startPreview],
] as const;

for (const [name, start] of servers) {
  test(`${name} responds to every request of the table`, () =>
    withServer(start, async ({ address }) => {
      const assets = [...assetCases(assetPathOf(await page(address))), wasmWorkerCase()];
      expect(await allFaults(address, [...faceCases(true), ...assets])).toEqual([]);
    }));
}

test('vite dev responds to every request of the table, and serves its modules too', () =>
  withServer(startDevelopment, async ({ address }) => {
    // This server builds the archive for each request, so it is requested only once, below.
    const cases = faceCases(true).filter(({ path }) => path !== 'source.zip');
    expect(await allFaults(address, cases)).toEqual([]);
    const module = await ask(address, { path: 'src/app/main.tsx' });
    expect([module.status, module.headers['content-type']]).toEqual([200, 'text/javascript']);
    expect(await page(address)).toContain('/@vite/client');
    const source = await ask(address, { path: 'source.zip' });
    expect([source.status, source.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(source.headers['access-control-allow-origin']).toBe('*');
    expect(source.body.subarray(0, 2).toString()).toBe('PK');
  }));

test('every server returns the same documents, byte for byte', async () => {
  const paths = faceCases(true)
    .filter(({ name, path }) => name.startsWith('GET of ') && path !== 'source.zip')
    .map(({ path }) => path);
  const bodies: string[][] = [];
  for (const start of [startLocal, startPreview, startDevelopment]) {
    await withServer(start, async ({ address }) => {
      const answers = await Promise.all(paths.map((path) => ask(address, { path })));
      bodies.push(answers.map(({ headers, body }) => `${headers.etag} ${body}`));
    });
  }
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[2]).toEqual(bodies[0]);
});

test('npm start lists the knowledge endpoint that it runs', () =>
  withServer(startLocal, async ({ address }) => {
    const catalogue = (await ask(address, { path: '.well-known/api-catalog' })).body.toString();
    expect(catalogue).toContain('v1/mcp/canon');
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    const response = await fetch(`${address}v1/mcp/canon`, { method: 'POST', headers, body: JSON.stringify(message) });
    const { result } = (await response.json()) as { result: { tools: { name: string }[] } };
    expect(result.tools.map(({ name }) => name)).toEqual(['search', 'fetch']);
  }));

test('npm start makes its documents for the address in SITE_URL', () =>
  withServer(
    () => startLocal({ SITE_URL: 'https://desk.example.org/' }),
    async ({ address }) => {
      const { headers, body } = await ask(address, { path: '.well-known/api-catalog' });
      expect(headers.link).toBe('<https://desk.example.org/.well-known/api-catalog>; rel="api-catalog"');
      expect(body.toString()).toContain('"https://desk.example.org/public/discovery"');
    },
  ));

test('npm start listens on loopback only', () =>
  withServer(startLocal, async ({ address }) => {
    const { hostname, port } = new URL(address);
    expect(hostname).toBe('localhost');
    const loopback = (await ask(`http://127.0.0.1:${port}/`, { path: '' })).status;
    expect(loopback).toBe(200);
    // A server on all interfaces would respond here too, because all of 127.0.0.0/8 is local.
    await expect(ask(`http://127.0.0.2:${port}/`, { path: '' })).rejects.toThrow('ECONNREFUSED');
  }));

test('npm start survives clients that disconnect in the middle, without messages', () =>
  withServer(startLocal, async ({ address, complaints }) => {
    const port = Number(new URL(address).port);
    const leave = (text: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(text, () => socket.destroy()));
        socket.on('error', reject);
        socket.on('close', () => resolve());
      });
    const asset = assetPathOf(await page(address));
    const host = 'Host: localhost\r\n';
    for (let round = 0; round < 20; round++) {
      await leave(`GET /${asset} HTTP/1.1\r\n${host}\r\n`);
      await leave(
        `POST /v1/mcp/canon HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{"j`,
      );
    }
    expect(await page(address)).toContain('Assessment Desk');
    expect(complaints()).not.toMatch(/error|abort|reject/i);
  }));
