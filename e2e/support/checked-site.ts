/** Runs `npm run check:site` on correct deployments and on some with deliberate faults. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteDocuments } from '../../src/site/documents/site-documents.ts';
import { folderFiles, nodeListener } from '../../src/site/serving/node-listener.ts';
import { createSite, type Site } from '../../src/site/serving/site.ts';
import { builtSite, type TestServer } from './servers.ts';

// Runs scenarios of the official MCP conformance tool against a server, also on Node 20.

const tool = join(import.meta.dirname, '../../node_modules/@modelcontextprotocol/conformance/dist/index.js');

const asModule = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

/** `fs` with the one name that Node 20 lacks. The tool imports it for a command that we never call. */
const fsWithGlob = asModule(`
  export * from 'node:fs';
  export { default } from 'node:fs';
  export const globSync = () => { throw new Error('No scenario of a server looks for files.'); };
`);

/** Replaces `fs` for the tool only, which would not start without the name. */
const onNode20 = asModule(`
  import { register } from 'node:module';
  register(${JSON.stringify(
    asModule(`
      export async function resolve(specifier, context, next) {
        if (specifier !== 'fs' || !/conformance/.test(context.parentURL ?? '')) return next(specifier, context);
        return { url: ${JSON.stringify(fsWithGlob)}, shortCircuit: true };
      }
    `),
  )});
`);

/**
 * Runs one scenario of the official conformance tool in a separate process. Its exit code is 0 if the scenario passes.
 */
export function conformance(
  url: string,
  scenario: string,
  specVersion: string,
): Promise<{ code: number | null; output: string }> {
  const what = ['server', '--url', url, '--scenario', scenario, '--spec-version', specVersion];
  const run = spawn(process.execPath, ['--import', onNode20, tool, ...what], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    run.once('error', reject);
    run.once('close', (code) => resolve({ code, output }));
  });
}

/** The output and exit status of the program. */
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

/** The part of the `--json` report that tests read. */
export interface Report {
  readonly counts: Readonly<Record<string, number>>;
  readonly rows: readonly { readonly check: string; readonly result: string; readonly detail: string }[];
}

/** The built site as static files. With `offers`, its documents list the knowledge endpoint, which does not run. */
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
