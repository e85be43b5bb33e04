import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteDocuments } from './documents/site-documents.ts';
import { publishDocuments } from './publish-documents.ts';

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
