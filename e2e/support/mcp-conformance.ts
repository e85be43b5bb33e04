/** Runs scenarios of the official MCP conformance tool against a server, also on Node 20. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

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
