/** `npm run start:worker`: runs the built worker in Cloudflare's engine, locally. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';

const root = join(import.meta.dirname, '../../..');

/** A running engine. */
export interface RunningWorker {
  readonly engine: ChildProcess;
  readonly address: string;
}

/** Returns the port of the engine's `listen` message on its control stream, or undefined for any other message. */
function listeningPort(line: string): number | undefined {
  const message = JSON.parse(line) as { event?: unknown; socket?: unknown; port?: unknown };
  return message.event === 'listen' && message.socket === 'http' ? Number(message.port) : undefined;
}

/**
 * Starts the worker of `folder` on loopback, on `port` or, if that is 0, on a free port. Resolves when it is listening.
 * Rejects if the engine exits before that. The engine's output goes to the streams of this process.
 */
export function startWorker(folder: string, port: number): Promise<RunningWorker> {
  const engine = spawn(
    join(root, 'node_modules/.bin/workerd'),
    [
      'serve',
      join(folder, 'workerd.capnp'),
      `--directory-path=files=${join(folder, 'assets')}`,
      `--socket-addr=http=127.0.0.1:${port}`,
      '--control-fd=3',
    ],
    { stdio: ['ignore', 'inherit', 'inherit', 'pipe'] },
  );
  const control = engine.stdio[3];
  return new Promise((resolveRunning, reject) => {
    engine.once('error', reject);
    engine.once('exit', (code) => reject(new Error(`The engine exited (${code ?? 'by a signal'}).`)));
    if (!(control instanceof Readable)) return;
    createInterface({ input: control }).on('line', (line) => {
      const actual = listeningPort(line);
      if (actual !== undefined) resolveRunning({ engine, address: `http://localhost:${actual}/` });
    });
  });
}

async function main(): Promise<void> {
  const folder = resolve(process.env.ASSESSMENT_DESK_WORKER ?? join(root, 'dist-worker'));
  if (!existsSync(join(folder, 'worker.js'))) throw new Error('No worker found. Run “npm run build:worker” first.');
  const { engine, address } = await startWorker(folder, Number(process.env.PORT ?? 4173));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => engine.kill(signal));
  engine.once('exit', (code) => (process.exitCode = code ?? 0));
  console.log(`Assessment Desk is running at ${address} (press Ctrl+C to stop).`);
}

if (process.argv[1] === import.meta.filename) {
  await main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
