/**
 * Writes every generated file of the project (`npm run generate`). With `--check` it writes nothing, lists the files
 * that are out of date, and fails if there are any.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generateSamples } from '../site/samples/build.ts';
import { generateApiReport } from './package-types.ts';
import { generateValidators } from './generate-validators.ts';
import { generateGuides } from './generate-guides.ts';
import { generateOrders, generateRulesIndex, generateTypes, type GeneratedFile } from './generate-types.ts';
import { caddyConfiguration } from '../site/hosts/caddy.ts';
import { nginxConfiguration } from '../site/hosts/nginx.ts';
import { withRegion } from '../site/hosts/hosts.ts';
import type { SitePlace } from '../site/place.ts';
import { siteDocuments } from '../site/documents/site-documents.ts';

// Generates the published documents in `public/`, for a static host at an unknown address.

// Generates the host configurations in their README, from the table of headers that the local server uses too.

const place: SitePlace = { knowledgeEndpoint: false };

const path = 'src/site/hosts/README.md';

/** Returns the hosts' README with its regions for nginx and Caddy. Rejects if one of them is not marked. */
async function generateHostFiles(): Promise<readonly GeneratedFile[]> {
  const regions: [name: string, language: string, text: string][] = [
    ['nginx', 'nginx', nginxConfiguration(place)],
    ['caddy', 'caddyfile', caddyConfiguration(place)],
  ];
  const readme = await readFile(path, 'utf8');
  const content = regions.reduce((text, region) => withRegion(text, ...region), readme);
  return [{ path, content }];
}

/** Returns the discovery documents and the schemas. */
function generateDiscovery(): Promise<readonly GeneratedFile[]> {
  const documents = siteDocuments({ knowledgeEndpoint: false });
  return Promise.resolve(documents.map(({ path, text }) => ({ path: `public/${path}`, content: text })));
}

/** All generators. A new generator needs no other registration. */
export const generators: readonly (() => Promise<readonly GeneratedFile[]>)[] = [
  generateTypes,
  generateValidators,
  generateApiReport,
  generateOrders,
  generateRulesIndex,
  generateGuides,
  generateSamples,
  generateDiscovery,
  generateHostFiles,
];

/** Returns the generated files that are missing on disk or out of date. */
export async function outdatedFiles(): Promise<readonly GeneratedFile[]> {
  const files = (await Promise.all(generators.map((generate) => generate()))).flat();
  const onDisk = await Promise.all(files.map(({ path }) => readFile(path, 'utf8').catch(() => undefined)));
  return files.filter(({ content }, index) => content !== onDisk[index]);
}

async function main(check: boolean): Promise<void> {
  const outdated = await outdatedFiles();
  for (const { path, content } of outdated) {
    if (!check) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
    console.log(`${path} ${check ? 'is out of date. Run `npm run generate`.' : 'written.'}`);
  }
  if (check && outdated.length > 0) process.exitCode = 1;
}

if (process.argv[1]?.endsWith('generate.ts')) await main(process.argv.includes('--check'));
