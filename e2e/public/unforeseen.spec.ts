/** Two thousand random requests to each server: no failure, no internal data in responses, and the page still works. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { regionText } from '../../src/site/hosts/readme-regions.ts';
import { startPlainHost } from '../support/plain-hosts.ts';
import { ask } from '../support/public-face.ts';
import { faultsOfRandomRequests } from '../support/random-requests.ts';
import { startBuiltWorker, startLocal, type TestServer } from '../support/servers.ts';

const readme = readFileSync(join(import.meta.dirname, '../../src/site/hosts/README.md'), 'utf8');

const servers: readonly (readonly [name: string, start: () => Promise<TestServer>])[] = [
  ['npm start', startLocal],
  ['the worker', startBuiltWorker],
  ['nginx', () => startPlainHost('nginx', regionText(readme, 'nginx'))],
  ['Caddy', () => startPlainHost('caddy', regionText(readme, 'caddy'))],
];

for (const [name, start] of servers) {
  test(`${name} survives two thousand random requests and reveals no internal data`, async () => {
    const server = await start();
    try {
      expect(await faultsOfRandomRequests(server.address, 2000)).toEqual([]);
      expect((await ask(server.address, { path: '' })).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
}
