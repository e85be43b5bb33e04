import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const built = process.env.E2E_DIST ?? join(root, 'dist');

/** A site of a journey's own, as `npm start` serves it: it can be cut off, and another build published in its place. */
export interface OwnSite {
  readonly address: string;
  /** Publishes another build at the same address. */
  publish(folder: string): Promise<void>;
  /** Cuts the network: nothing answers at the address any more. */
  cut(): Promise<void>;
  /** Cuts it and takes everything away. */
  end(): Promise<void>;
}

async function addressFrom(output: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += chunk.toString();
    const address = /http:\/\/localhost:\d+\//.exec(text)?.[0];
    if (address) return address;
  }
  throw new Error(`The server ended before it said its address: ${text}`);
}

/** Starts a site of the build. */
export async function startOwnSite(): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'assessment-desk-site-'));
  const publish = async (from: string): Promise<void> => {
    await rm(folder, { recursive: true, force: true });
    await cp(from, folder, { recursive: true });
  };
  await publish(built);
  const env = { ...process.env, PORT: '0', ASSESSMENT_DESK_DIST: folder };
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/site/serve.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressFrom(server.stdout);
  const cut = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  const end = async (): Promise<void> => {
    await cut();
    await rm(folder, { recursive: true, force: true });
  };
  return { address, publish, cut, end };
}
