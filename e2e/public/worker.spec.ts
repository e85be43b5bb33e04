import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { allFaults, ask, assetCases, assetPathOf, faceCases, wasmWorkerCase } from '../support/public-face.ts';
import { builtSite, startBuiltWorker, startLocal, type TestServer } from '../support/servers.ts';

test.describe.configure({ mode: 'default' });

let worker: TestServer;

test.beforeAll(async () => {
  worker = await startBuiltWorker();
});

test.afterAll(() => worker.stop());

test('the worker responds to every request of the table', async () => {
  const page = (await ask(worker.address, { path: '' })).body.toString();
  const cases = [...faceCases(true), ...assetCases(assetPathOf(page)), wasmWorkerCase()];
  expect(await allFaults(worker.address, cases)).toEqual([]);
});

test('the worker returns the exact files of the build, and the same documents as npm start', async () => {
  const local = await startLocal();
  try {
    const page = await readFile(`${builtSite}/index.html`);
    expect((await ask(worker.address, { path: '' })).body).toEqual(page);
    const cases = faceCases(true).filter(({ name }) => name.startsWith('GET of '));
    for (const { path } of cases) {
      const [there, here] = await Promise.all([worker, local].map(({ address }) => ask(address, { path })));
      expect(there?.body.toString(), path).toBe(here?.body.toString());
      expect(there?.headers.etag, path).toBe(here?.headers.etag);
    }
  } finally {
    await local.stop();
  }
});

test('the worker runs the knowledge endpoint that its documents list', async () => {
  const catalogue = (await ask(worker.address, { path: '.well-known/api-catalog' })).body.toString();
  expect(catalogue).toContain('v1/mcp/canon');
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search', arguments: { query: 'span' } },
  };
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const response = await fetch(`${worker.address}v1/mcp/canon`, {
    method: 'POST',
    headers,
    body: JSON.stringify(message),
  });
  expect(response.status).toBe(200);
  const { result } = (await response.json()) as { result: { structuredContent: { results: { id: string }[] } } };
  expect(result.structuredContent.results.length).toBeGreaterThan(0);
});

test('the page works when the worker serves it', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(worker.address);
  await expect(
    page.getByRole('button', { name: 'New assessment' }).or(page.getByRole('link', { name: 'New assessment' })),
  ).toBeVisible();
  expect(failures).toEqual([]);
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
