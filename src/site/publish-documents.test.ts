import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { siteDocuments } from './documents/site-documents.ts';
import { publishDocuments, sourceArchive, sourceFiles, sourceParts, zipOf } from './publish-documents.ts';

describe('publishDocuments', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'desk-publish-'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>A page</title>');
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('writes the documents of a release build over those of public/', async () => {
    const siteUrl = 'https://example.org/desk/';
    const outDir = join(folder, 'dist');
    await build({
      configFile: false,
      logLevel: 'error',
      root: folder,
      publicDir: join(process.cwd(), 'public'),
      plugins: [publishDocuments(siteUrl)],
      build: { outDir },
    });
    for (const { path, text } of siteDocuments({ siteUrl, knowledgeEndpoint: false })) {
      expect(await readFile(join(outDir, path), 'utf8')).toBe(text);
    }
    expect(await readFile(join(outDir, 'not-found.css'), 'utf8')).toContain('color-scheme');
  });
});

/** Files that the project needs to be built, tested and understood. */
const needed = ['LICENSE', 'README.md', 'package.json', 'package-lock.json', 'vite.config.ts', 'src/app/main.tsx'];

describe('the archive of the source', () => {
  const files = sourceFiles();

  it('contains the exact bytes of each file, in one top-level folder', () => {
    const unpacked = unzipSync(sourceArchive());
    expect(Object.keys(unpacked)).toEqual(files.map((path) => `assessment-desk/${path}`));
    for (const path of needed) {
      expect(strFromU8(unpacked[`assessment-desk/${path}`] ?? new Uint8Array()), path).toBe(readFileSync(path, 'utf8'));
    }
  });

  it('has the same bytes for the same files', () => {
    const some = new Map(needed.map((path) => [path, readFileSync(path)]));
    expect(Buffer.from(zipOf(some)).equals(Buffer.from(zipOf(new Map(some))))).toBe(true);
  });

  it('has every part, and nothing that is built, downloaded or private', () => {
    for (const part of sourceParts)
      expect(
        files.some((path) => path.split('/')[0] === part),
        part,
      ).toBe(true);
    expect(files.filter((path) => /(^|\/)(node_modules|dist[^/]*|\.git|\.npmrc|\.env[^/]*)(\/|$)/.test(path))).toEqual(
      [],
    );
  });
});
