/** Hosts configured as in the README, and the results of `npm run check:site` for correct and incorrect deployments. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { regionText } from '../../src/site/hosts/readme-regions.ts';
import { checkedSite, plainSite, serveSite, type Report } from '../support/checked-site.ts';
import { freePort, startPlainHost, startProxy } from '../support/plain-hosts.ts';
import { allFaults, ask, assetCases, assetPathOf, faceCases, wasmWorkerCase } from '../support/public-face.ts';
import { builtSite, startBuiltWorker, startLocal, type TestServer } from '../support/servers.ts';
import type { Site } from '../../src/site/serving/site.ts';

const readme = readFileSync(join(import.meta.dirname, '../../src/site/hosts/README.md'), 'utf8');
const servers = ['nginx', 'caddy'] as const;

/** Checks the deployment and expects no faults. */
async function expectRight(address: string): Promise<Report> {
  const { status, output, complaints } = await checkedSite('--json', address);
  expect(complaints).toBe('');
  const report = JSON.parse(output) as Report;
  expect(report.rows.filter(({ result }) => result === 'FAIL' || result === 'warn')).toEqual([]);
  expect(status).toBe(0);
  return report;
}

const detailOf = ({ rows }: Report, check: string): string | undefined =>
  rows.find((row) => row.check === check)?.detail;

for (const name of servers) {
  test(`${name}, configured as in the README, responds to every request of the table and passes check:site`, async () => {
    const host = await startPlainHost(name, regionText(readme, name));
    try {
      const page = (await ask(host.address, { path: '' })).body.toString();
      const assets = [...assetCases(assetPathOf(page)), wasmWorkerCase()];
      const cases = [...faceCases(false), ...assets].filter(({ plainHost }) => plainHost);
      expect(await allFaults(host.address, cases)).toEqual([]);
      const options = await ask(host.address, { method: 'OPTIONS', path: 'public/porch' });
      expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
      expect((await ask(host.address, { path: '_headers' })).status).toBe(404);
      const report = await expectRight(host.address);
      expect(detailOf(report, 'knowledge endpoint')).toBe('not listed, and does not respond');
    } finally {
      await host.stop();
    }
  });

  test(`${name} forwards a sub-path to the site, with the same results`, async () => {
    const host = await startPlainHost(name, regionText(readme, name));
    try {
      await expectRight(host.belowPath);
    } finally {
      await host.stop();
    }
  });

  test(`${name} forwards everything to npm start, with the knowledge endpoint on the same origin`, async () => {
    const port = await freePort();
    const local = await startLocal({ SITE_URL: `http://127.0.0.1:${port}/` });
    const proxy = await startProxy(name, port, local.address);
    try {
      const report = await expectRight(proxy.address);
      expect(detailOf(report, 'knowledge: tools')).toBe('exactly search and fetch');
    } finally {
      await proxy.stop();
      await local.stop();
    }
  });
}

for (const [name, start] of [
  ['npm start', startLocal],
  ['the worker', startBuiltWorker],
] as const) {
  test(`${name} passes check:site, with the knowledge endpoint`, async () => {
    const server = await start();
    try {
      const report = await expectRight(server.address);
      expect(detailOf(report, 'knowledge: fetch')).toMatch(/^returns the entry /);
    } finally {
      await server.stop();
    }
  });
}

async function reportOn(site: Site): Promise<{ status: number | null; failed: Record<string, string> }> {
  const server: TestServer = await serveSite(site);
  try {
    const { status, output } = await checkedSite('--json', server.address);
    const { rows } = JSON.parse(output) as Report;
    const failed = rows.filter(({ result }) => result === 'FAIL').map(({ check, detail }) => [check, detail]);
    return { status, failed: Object.fromEntries(failed) as Record<string, string> };
  } finally {
    await server.stop();
  }
}

test('check:site finds no faults in the site that the incorrect ones are made from', async () => {
  expect(await reportOn(plainSite())).toEqual({ status: 0, failed: {} });
});

test('check:site names the wrong media type of a document', async () => {
  const right = plainSite();
  const { status, failed } = await reportOn(async (request) => {
    const response = await right(request);
    if (!request.url.endsWith('/public/porch') || response.status !== 200) return response;
    const headers = new Headers(response.headers);
    headers.set('Content-Type', 'application/octet-stream');
    return new Response(response.body, { status: 200, headers });
  });
  expect(status).toBe(1);
  expect(Object.keys(failed)).toEqual(['media types', 'interfaces']);
  expect(failed['media types']).toBe('public/porch: application/octet-stream, not application/json');
});

test('check:site detects a host that returns the page for every path', async () => {
  const right = plainSite();
  const { status, failed } = await reportOn(async (request) => {
    const response = await right(request);
    return response.status === 404 ? right(new Request(new URL('/', request.url), { method: 'GET' })) : response;
  });
  expect(status).toBe(1);
  expect(Object.keys(failed)).toEqual(['knowledge endpoint', 'unknown paths', 'agent-to-agent cards', 'hidden files']);
  expect(failed['unknown paths']).toContain('nothing-here returns 200 (text/html; charset=utf-8) instead of 404');
});

test('check:site reports an endpoint that is listed but does not run', async () => {
  const { status, failed } = await reportOn(plainSite(true));
  expect(status).toBe(1);
  expect(failed).toEqual({
    'knowledge endpoint': 'the catalogue lists v1/mcp/canon, but initialize returns 404',
  });
});

test('check:site prints a table with its counts', async () => {
  const server = await serveSite(plainSite());
  try {
    const { status, output } = await checkedSite(server.address);
    expect(status).toBe(0);
    expect(output).toMatch(/^check +result +detail\n─+ +─+ +─+\npage +ok +http:/);
    expect(output).toMatch(/\n\d+ ok, 0 warn, 0 FAIL, 1 not checked\n$/);
  } finally {
    await server.stop();
  }
});

test('check:site exits with 2 without a response and for an invalid command line', async () => {
  const silent = await checkedSite(`http://127.0.0.1:${await freePort()}/`);
  expect([silent.status, silent.output]).toEqual([2, '']);
  expect(silent.complaints).toContain('ECONNREFUSED');
  for (const args of [
    [],
    ['no address'],
    ['ftp://desk.example/'],
    ['http://a.example/', 'http://b.example/'],
    ['--no'],
  ]) {
    const { status, complaints } = await checkedSite(...args);
    expect([status, complaints.split('\n')[0]]).toEqual([
      2,
      'Usage: npm run check:site -- [--json] [--timeout SECONDS] URL',
    ]);
  }
});

test('the built site has its _headers: a block for the page, each document and the assets', () => {
  const path = join(builtSite, '_headers');
  expect(existsSync(path)).toBe(true);
  const blocks = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  const expected = ['/*', '/assets/*', '/wasm/*', '/', '/404.html', '/index.html', '/sw.js', '/public/discovery'];
  expect(blocks).toEqual(expect.arrayContaining(expected));
});
