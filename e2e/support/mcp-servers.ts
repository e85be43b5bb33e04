/** Starts every server that runs the knowledge endpoint, each on a free port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const built = process.env.E2E_DIST ?? join(root, 'dist');

/** A server at work. */
export interface McpServer {
  /** The base address, ending in `/`. */
  readonly address: string;
  readonly end: () => Promise<void>;
}

/** The first address that a program prints on its way. */
async function addressFrom(output: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += chunk.toString();
    const port = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)\//.exec(text)?.[1];
    if (port) return `http://localhost:${port}/`;
  }
  throw new Error(`The server ended before it said its address: ${text}`);
}

async function endOf(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function start(args: readonly string[], env: Readonly<Record<string, string>>): Promise<McpServer> {
  const server = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const address = await addressFrom(server.stdout);
  // What it prints from now on is read by nobody, and must not fill the pipe.
  server.stdout.resume();
  return { address, end: () => endOf(server) };
}

async function startWorker(): Promise<McpServer> {
  const out = await mkdtemp(join(tmpdir(), 'assessment-desk-worker-'));
  const build = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/site/worker/build.ts', `--site=${built}`, `--out=${out}`],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The worker was not built.');
  const env = { PORT: '0', ASSESSMENT_DESK_WORKER: out };
  const server = await start(['--import', 'tsx', 'src/site/worker/serve.ts'], env);
  const end = async (): Promise<void> => {
    await server.end();
    await rm(out, { recursive: true, force: true });
  };
  return { ...server, end };
}

/** The servers by the command that starts each of them. */
export const mcpServers: Readonly<Record<string, () => Promise<McpServer>>> = {
  'vite dev': () => start(['node_modules/vite/bin/vite.js', '--host=127.0.0.1', '--port=0'], {}),
  'npm start': () => start(['--import', 'tsx', 'src/site/serve.ts'], { PORT: '0', ASSESSMENT_DESK_DIST: built }),
  'npm run start:worker': startWorker,
};
