import { spawn } from 'node:child_process';
import { join } from 'node:path';

const tool = join(import.meta.dirname, '../../node_modules/@modelcontextprotocol/conformance/dist/index.js');

/** Runs one scenario of the official conformance tool in a process of its own; the code is 0 where it passes. */
export function conformance(url: string, scenario: string): Promise<{ code: number | null; output: string }> {
  const run = spawn(process.execPath, [tool, 'server', '--url', url, '--scenario', scenario], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    run.once('error', reject);
    run.once('close', (code) => resolve({ code, output }));
  });
}
