/**
 * Builds the contents of the npm package into `dist-package/`: the command, the library with its types, the schemas.
 */
import { build, type Metafile, type BuildOptions } from 'esbuild';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesOf, packagesOf } from '../site/third-party.ts';
import { contextDocument } from '../site/documents/json-ld-context.ts';
import { schemaDocuments } from '../site/documents/schemas.ts';
import { readSiteUrl } from '../site/place.ts';
import { emitTypes } from './package-types.ts';

// What the package says about the packages that its bundles contain parts of: their licences.

function packagesIn(metafiles: readonly Metafile[]): readonly string[] {
  const outputs = metafiles.flatMap((metafile) => Object.values(metafile.outputs));
  return packagesOf(outputs.flatMap(({ inputs }) => Object.keys(inputs)));
}

/** The third-party notices, as the terms of the packages require. */
function thirdPartyNotices(root: string, metafiles: readonly Metafile[]): string {
  return noticesOf(root, packagesIn(metafiles), 'This package contains parts of the following ones.');
}

const root = join(import.meta.dirname, '../..');
const out = join(root, 'dist-package');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };

/** Everything is bundled, so that the package has no dependencies and its checks cannot change with them. */
const common = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'es2023',
  charset: 'utf8',
  legalComments: 'none',
  // Some packages have a module build only under `module`, and the other build cannot be bundled into a module.
  mainFields: ['module', 'main'],
  metafile: true,
  write: true,
  logLevel: 'warning',
} as const satisfies BuildOptions;

async function bundle(options: BuildOptions): Promise<Metafile> {
  const { metafile } = await build({ ...common, ...options, metafile: true });
  return metafile;
}

const command = join(out, 'assessment-desk.js');
rmSync(out, { recursive: true, force: true });

const metafiles = await Promise.all([
  bundle({ entryPoints: ['src/library/core.ts'], outfile: join(out, 'core.js'), platform: 'neutral' }),
  bundle({
    entryPoints: { 'assessment-desk': 'src/cli/main.ts' },
    outdir: out,
    // Large libraries of single commands are loaded only when needed.
    splitting: true,
    chunkNames: '[name]-[hash]',
    platform: 'node',
    banner: { js: '#!/usr/bin/env node' },
    define: {
      ASSESSMENT_DESK_VERSION: JSON.stringify(version),
      ASSESSMENT_DESK_SITE_URL: JSON.stringify(readSiteUrl(process.env.SITE_URL) ?? null),
    },
  }),
]);
chmodSync(command, 0o755);
copyFileSync(join(root, 'node_modules/@embedpdf/pdfium/dist/pdfium.wasm'), join(out, 'pdfium.wasm'));

emitTypes(root, 'src/library/core.ts', join(out, 'types'));

mkdirSync(join(out, 'schemas'));
for (const { path, text } of [...schemaDocuments(), contextDocument()]) writeFileSync(join(out, path), text);

writeFileSync(join(out, 'THIRD-PARTY.txt'), thirdPartyNotices(root, metafiles));
