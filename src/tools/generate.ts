/**
 * Writes every generated file of the project (`npm run generate`). With `--check` it writes nothing, names the files
 * that are not what their sources make of them, and fails.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generateSamples } from '../site/samples/build.ts';
import { generateDiscovery } from './generate-discovery.ts';
import { generateFormValidators } from './generate-form-validators.ts';
import { generateHostFiles } from './generate-host-files.ts';
import { generateRulesIndex } from './generate-rules-index.ts';
import { generateTypes, type GeneratedFile } from './generate-types.ts';
import { generateValidators } from './generate-validators.ts';

/** All generators. A new one is added here and nowhere else. */
export const generators: readonly (() => Promise<readonly GeneratedFile[]>)[] = [
  generateTypes,
  generateValidators,
  generateFormValidators,
  generateRulesIndex,
  generateSamples,
  generateDiscovery,
  generateHostFiles,
];

/** The generated files whose content on disk is missing or is not what it should be. */
export async function staleFiles(): Promise<readonly GeneratedFile[]> {
  const files = (await Promise.all(generators.map((generate) => generate()))).flat();
  const onDisk = await Promise.all(files.map(({ path }) => readFile(path, 'utf8').catch(() => undefined)));
  return files.filter(({ content }, index) => content !== onDisk[index]);
}

async function main(check: boolean): Promise<void> {
  const stale = await staleFiles();
  for (const { path, content } of stale) {
    if (!check) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
    console.log(`${path} ${check ? 'is not current: run `npm run generate`.' : 'written.'}`);
  }
  if (check && stale.length > 0) process.exitCode = 1;
}

if (process.argv[1]?.endsWith('generate.ts')) await main(process.argv.includes('--check'));
