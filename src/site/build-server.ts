/** `npm run build:server`: the server of `npm start` as one file without packages, in `dist-server/`, for the image. */
import { build } from 'esbuild';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesOf, packagesOf } from './third-party.ts';

const root = join(import.meta.dirname, '../..');

/** Builds the server into a folder, with the licences of the packages that it contains parts of. */
export async function buildServer(out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/site/serve.ts'],
    outfile: join(out, 'serve.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  const packages = packagesOf(Object.keys(metafile.inputs));
  const notices = noticesOf(root, packages, 'The server contains parts of these packages.');
  writeFileSync(join(out, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(out, 'third-party.txt'), notices);
}

if (process.argv[1] === import.meta.filename) await buildServer(join(root, 'dist-server'));
