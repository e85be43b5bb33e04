/**
 * Every kind of server of the built site: what `npm run check:site` requires of it, how long its files are cached, and
 * the knowledge endpoint with real clients. Unit tests ask the same functions in their own process.
 */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { regionText } from '../../src/site/hosts/hosts.ts';
import { clients } from '../../src/site/knowledge/clients.cases.ts';
import { knowledgePath } from '../../src/site/place.ts';
import { documentTypes } from '../../src/site/serving/headers.ts';
import type { Site } from '../../src/site/serving/site.ts';
import { ask, freePort, startPlainHost, startProxy } from '../support/plain-hosts.ts';
import { checkedSite, plainSite, serveSite, conformance, type Report } from '../support/checked-site.ts';
import { builtSite, startBuiltWorker, startLocal } from '../support/servers.ts';

const readme = readFileSync(join(import.meta.dirname, '../../src/site/hosts/README.md'), 'utf8');

/** Checks the deployment, expects no faults, and returns the details by the names of the checks. */
async function expectRight(address: string): Promise<Readonly<Record<string, string>>> {
  const { status, output, complaints } = await checkedSite('--json', address);
  expect(complaints).toBe('');
  const { rows } = JSON.parse(output) as Report;
  expect(rows.filter(({ result }) => result === 'FAIL' || result === 'warn')).toEqual([]);
  expect(status).toBe(0);
  const page = await ask(address, { path: '' });
  expect(page.headers['cache-control']).toBe('no-cache');
  const asset = /assets\/[^"]+\.js/.exec(page.body.toString())?.[0] ?? 'the page names no asset';
  const { headers } = await ask(address, { path: asset });
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  return Object.fromEntries(rows.map(({ check, detail }) => [check, detail]));
}

/** Searches and fetches with a real client of the knowledge endpoint. */
async function walk(address: string, { revision, walk: start }: (typeof clients)[number]): Promise<void> {
  const journey = await start(new URL(`${address}${knowledgePath}`), 'how long may a proposition be');
  expect([journey.tools, journey.revision]).toEqual([['search', 'fetch'], revision]);
  expect(journey.found.map(({ id }) => id)).toContain('limit/proposition');
  for (const { id, url } of journey.found) expect(url).toBe(`${address}#/help/${id}`);
  expect(journey.record).toMatchObject({ id: journey.found[0]?.id, url: journey.found[0]?.url });
  expect(String(journey.record.text)).toContain('5000');
}

for (const name of ['nginx', 'caddy'] as const) {
  test(`${name}, configured as in the README, serves the site, also below a path`, async () => {
    const host = await startPlainHost(name, regionText(readme, name));
    try {
      const options = await ask(host.address, { method: 'OPTIONS', path: 'public/porch' });
      expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
      expect((await ask(host.address, { path: '_headers' })).status).toBe(404);
      const details = await expectRight(host.address);
      expect(details['knowledge endpoint']).toBe('not listed, and does not respond');
      await expectRight(host.belowPath);
    } finally {
      await host.stop();
    }
  });
}

test('nginx forwards everything to npm start, with the knowledge endpoint on the same origin', async () => {
  const port = await freePort();
  const local = await startLocal({ SITE_URL: `http://127.0.0.1:${port}/` });
  const proxy = await startProxy('nginx', port, local.address);
  try {
    expect((await expectRight(proxy.address))['knowledge: tools']).toBe('exactly search and fetch');
  } finally {
    await proxy.stop();
    await local.stop();
  }
});

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

test('npm start serves the site and the knowledge endpoint, on loopback only', async () => {
  const server = await startLocal();
  const { address, complaints } = server;
  const { hostname, port } = new URL(address);
  try {
    expect((await expectRight(address))['knowledge: fetch']).toMatch(/^returns the entry /);
    for (const client of clients) await walk(address, client);
    for (const [scenario, version] of scenarios) {
      const { code, output } = await conformance(`${address}${knowledgePath}`, scenario, version);
      expect(output, scenario).toMatch(/Passed: (\d+)\/\1, 0 failed, 0 warnings/);
      expect(code, scenario).toBe(0);
    }

    expect(hostname).toBe('localhost');
    // A server on all interfaces would respond here too, because all of 127.0.0.0/8 is local.
    await expect(ask(`http://127.0.0.2:${port}/`, { path: '' })).rejects.toThrow('ECONNREFUSED');

    // Clients that disconnect in the middle cause no messages.
    const leave = (text: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(text, () => socket.destroy()));
        socket.on('error', reject);
        socket.on('close', () => resolve());
      });
    for (let round = 0; round < 20; round++) {
      await leave('GET /source.zip HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await leave(`POST /${knowledgePath} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{"j`);
    }
    expect((await ask(address, { path: '' })).body.toString()).toContain('Assessment Desk');
    expect(complaints()).not.toMatch(/error|abort|reject/i);
  } finally {
    await server.stop();
  }
});

test('the worker serves the page, the documents of npm start and the knowledge endpoint', async ({ page }) => {
  const [worker, local] = await Promise.all([startBuiltWorker(), startLocal()]);
  try {
    await expectRight(worker.address);
    for (const client of clients.slice(0, 1)) await walk(worker.address, client);
    const index = readFileSync(join(builtSite, 'index.html'));
    expect((await ask(worker.address, { path: '' })).body).toEqual(index);
    for (const path of Object.keys(documentTypes)) {
      const [there, here] = await Promise.all([worker, local].map(({ address }) => ask(address, { path })));
      expect([there?.headers.etag, there?.body.toString()], path).toEqual([here?.headers.etag, here?.body.toString()]);
    }

    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(worker.address);
    await expect(page.getByRole('button', { name: 'New assessment' })).toBeVisible();
    expect(failures).toEqual([]);
  } finally {
    await worker.stop();
    await local.stop();
  }
});

test('a worker built for an address writes it into its documents', async () => {
  const placed = await startBuiltWorker({ SITE_URL: 'https://example.org/desk/' });
  try {
    // The engine gets whole paths, below the address and its own path.
    const { status, headers, body } = await ask(placed.address, { path: 'desk/.well-known/api-catalog' });
    expect(status).toBe(200);
    expect(headers.link).toBe('<https://example.org/desk/.well-known/api-catalog>; rel="api-catalog"');
    expect(body.toString()).toContain('"https://example.org/desk/v1/mcp/canon"');
    const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const accept = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    const endpoint = `${placed.address}desk/v1/mcp/canon`;
    expect((await fetch(endpoint, { method: 'POST', headers: accept, body: message })).status).toBe(200);
  } finally {
    await placed.stop();
  }
});

test('check:site prints a table, and its exit code says if there are faults, no response or no address', async () => {
  const right = plainSite();
  const on = async (site: Site, ...args: readonly string[]) => {
    const server = await serveSite(site);
    const result = await checkedSite(...args, server.address);
    await server.stop();
    return result;
  };
  const good = await on(right);
  expect(good.status).toBe(0);
  expect(good.output).toMatch(/^check +result +detail\n─+ +─+ +─+\npage +ok +http:/);
  expect(good.output).toMatch(/\n\d+ ok, 0 warn, 0 FAIL, 1 not checked\n$/);

  const pageForEveryPath = await on(async (request) => {
    const response = await right(request);
    return response.status === 404 ? right(new Request(new URL('/', request.url), { method: 'GET' })) : response;
  }, '--json');
  expect(pageForEveryPath.status).toBe(1);
  const failed = (JSON.parse(pageForEveryPath.output) as Report).rows.filter(({ result }) => result === 'FAIL');
  expect(failed.map(({ check }) => check)).toEqual([
    'knowledge endpoint',
    'unknown paths',
    'agent-to-agent cards',
    'hidden files',
  ]);

  const silent = await checkedSite(`http://127.0.0.1:${await freePort()}/`);
  expect([silent.status, silent.output]).toEqual([2, '']);
  expect(silent.complaints).toContain('ECONNREFUSED');
  const unclear = await checkedSite('http://a.example/', 'http://b.example/');
  expect([unclear.status, unclear.complaints.split('\n')[0]]).toEqual([
    2,
    'Usage: npm run check:site -- [--json] [--timeout SECONDS] URL',
  ]);
});
