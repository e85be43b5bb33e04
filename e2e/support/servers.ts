/** Starts and stops the servers of the site for tests, each on its own free port. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');

/** The folder of the built site. */
export const builtSite = process.env.E2E_DIST ?? join(root, 'dist');

/** A running server. */
export interface TestServer {
  /** The base address; it ends in `/`. */
  readonly address: string;
  /** Its standard error so far. */
  readonly complaints: () => string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a Node program with the given arguments and environment, and waits until it prints a local address. Rejects
 * with its output if it ends before that.
 */
function startServer(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', SITE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    void ended.then(() => reject(new Error(`The server ended: ${complaints}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /http:\/\/(?:localhost|127\.0\.0\.1):\d+\//.exec(line)?.[0];
      if (address) resolve({ address, complaints: () => complaints, stop });
    });
  });
}

const tsx = ['--import', 'tsx'];

/** The server of `npm start`, without the build. */
export function startLocal(env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  return startServer([...tsx, 'src/site/serve.ts'], { PORT: '0', ASSESSMENT_DESK_DIST: builtSite, ...env });
}

/** Builds the worker of the built site into a temporary folder and runs it in the engine. `stop` deletes the folder. */
export async function startBuiltWorker(env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const out = await mkdtemp(join(tmpdir(), 'assessment-desk-worker-'));
  await runProgram([...tsx, 'src/site/worker/build.ts', '--site', builtSite, '--out', out], env);
  const server = await startServer([...tsx, 'src/site/worker/serve.ts'], { PORT: '0', ASSESSMENT_DESK_WORKER: out });
  const stop = async (): Promise<void> => {
    await server.stop();
    await rm(out, { recursive: true, force: true });
  };
  return { ...server, stop };
}

/** Runs a Node program to its end and returns its output. Rejects with its standard error if it fails. */
function runProgram(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, SITE_URL: '', ...env } });
  let said = '';
  let complaints = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(said) : reject(new Error(complaints))));
  });
}

/** A separate site for one test, served like `npm start`. It can go offline, and another build can replace it. */
export interface OwnSite {
  readonly address: string;
  /** Publishes another build at the same address. */
  publish(folder: string): Promise<void>;
  /** Goes offline: requests to the address get no response. */
  cut(): Promise<void>;
  /** Stops the site and deletes its files. */
  end(): Promise<void>;
}

/** Starts a site with the build. */
export async function startOwnSite(): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'assessment-desk-site-'));
  const publish = async (from: string): Promise<void> => {
    await rm(folder, { recursive: true, force: true });
    await cp(from, folder, { recursive: true });
  };
  await publish(builtSite);
  const { address, stop } = await startLocal({ ASSESSMENT_DESK_DIST: folder });
  const end = async (): Promise<void> => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { address, publish, cut: stop, end };
}

/** The fixtures of tests that work on their own site, for `test.extend`. */
export const ownSite = {
  // eslint-disable-next-line no-empty-pattern -- the runner derives the needed fixtures from the pattern: none
  async site({}, provide: (site: OwnSite) => Promise<void>): Promise<void> {
    const site = await startOwnSite();
    await provide(site);
    await site.end();
  },
  async baseURL({ site }: { site: OwnSite }, provide: (address: string) => Promise<void>): Promise<void> {
    await provide(site.address);
  },
};
