/** Runs `npm run check:site` as a person does, on deployments that are right and on some that are wrong on purpose. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { siteDocuments } from '../../src/site/documents/site-documents.ts';
import { folderFiles } from '../../src/site/serving/folder.ts';
import { nodeListener } from '../../src/site/serving/node-listener.ts';
import { createSite, type Site } from '../../src/site/serving/site.ts';
import { builtSite, type TestServer } from './servers.ts';

/** What the program said and how it ended. */
export interface Checked {
  readonly status: number | null;
  readonly output: string;
  readonly complaints: string;
}

/** Runs the program with the arguments given. */
export function checkedSite(...args: readonly string[]): Promise<Checked> {
  const root = join(import.meta.dirname, '../..');
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/tools/check-site.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complaints = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output, complaints }));
  });
}

/** The report of `--json`, as far as the tests look at it. */
export interface Report {
  readonly counts: Readonly<Record<string, number>>;
  readonly rows: readonly { readonly check: string; readonly result: string; readonly detail: string }[];
}

/** The built site as plain files; `offers` makes documents that offer the knowledge endpoint, which is not run. */
export function plainSite(offers = false): Site {
  const place = { knowledgeEndpoint: offers };
  return createSite({ place, readFile: folderFiles(builtSite), documents: siteDocuments(place) });
}

/** Serves `site` on a free port. */
export async function serveSite(site: Site): Promise<TestServer> {
  const server = createServer(nodeListener(site));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address: `http://localhost:${port}/`, complaints: () => '', stop };
}
