import { mkdtemp, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { siteDocuments } from './documents/site-documents.ts';
import { publishDocuments, sourceArchive, sourceFiles, sourceParts } from './publish-documents.ts';
import { createHash } from 'node:crypto';
import { precacheEntry, serviceWorkerInputs } from './precache.ts';
import { pdfiumPackage, pdfiumParts, noticesOf, packagesOf } from './third-party.ts';
import { parse } from 'jsonc-parser';
import { workerdConfiguration, wranglerConfiguration } from './worker/build.ts';

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

  it('has every part, and nothing that is built, downloaded or private', () => {
    const tops = new Set(files.map((path) => path.split('/')[0]));
    expect(sourceParts.filter((part) => !tops.has(part))).toEqual([]);
    const others = /(^|\/)(node_modules|dist[^/]*|\.git|\.npmrc|\.env[^/]*)(\/|$)/;
    expect(files.filter((path) => others.test(path))).toEqual([]);
  });
});

describe('precached', () => {
  const integrity = `sha256-${createHash('sha256').update('text').digest('base64')}`;

  it('gives a file with a fixed name a revision that changes with its bytes, and none to a name with a hash', () => {
    expect(precacheEntry('index.html', 'text')).toEqual({ url: 'index.html', revision: integrity.slice(7), integrity });
    expect(precacheEntry('index.html', 'text ').revision).not.toBe(integrity.slice(7));
    for (const url of ['assets/main-abc.js', 'wasm/pdf.worker-abc.js'])
      expect(precacheEntry(url, Buffer.from('text'))).toEqual({ url, revision: null, integrity });
  });
});

describe('the packages that files come from', () => {
  it('are those of the innermost folder, each once and sorted', () => {
    const paths = [
      '/home/a/node_modules/react/index.js',
      '../../node_modules/@mantine/core/esm/a.mjs',
      'C:\\a\\node_modules\\idb\\build\\index.js',
      '/home/a/node_modules/one/node_modules/two/index.js',
      '/home/a/node_modules/react/jsx-runtime.js',
      '/home/a/src/app/main.tsx',
      '\0virtual',
    ];
    expect(packagesOf(paths)).toEqual(['@mantine/core', 'idb', 'one/node_modules/two', 'react']);
  });

  it('include Workbox for the service worker', async () => {
    const packages = packagesOf(await serviceWorkerInputs());
    expect(packages).toContain('workbox-precaching');
    expect(packages.filter((name) => !name.startsWith('workbox-'))).toEqual([]);
  });
});

describe('the notices', () => {
  it('contain the licences of PDFium and of its parts, and say where their current texts are', () => {
    const text = noticesOf(join(import.meta.dirname, '../..'), [pdfiumPackage], 'Parts of these.');
    for (const { name, licence, text: address } of pdfiumParts) {
      expect(text).toContain(`- ${name} (${licence}): ${address}\n`);
      // A heading for each part; those of Emscripten’s system libraries are libraries of their own.
      expect(text).toContain(`\n\n${name.replace(/’s system libraries$/, ': musl')}\n\n`);
    }
    for (const words of [
      'Copyright 2014 PDFium Authors.',
      'Apache License',
      'The FreeType Project LICENSE',
      'UNICODE LICENSE V3',
      'Professor Benoit Macq',
      'LLVM Exceptions',
      'copyright © The FreeType Project',
      'the work of the Independent JPEG Group',
    ])
      expect(text).toContain(words);
  });

  it('contain every licence and notice of a package, and say if a package has none', async () => {
    const root = await mkdtemp(join(tmpdir(), 'desk-notices-'));
    const write = async (name: string, files: Readonly<Record<string, string>>): Promise<void> => {
      await mkdir(join(root, 'node_modules', name), { recursive: true });
      for (const [file, text] of Object.entries(files)) await writeFile(join(root, 'node_modules', name, file), text);
    };
    const described = (name: string): string => JSON.stringify({ name, version: '1.0.0', license: 'MIT' });
    try {
      await write('a', { 'package.json': described('a'), 'LICENSE.md': 'Do as you like.\n', NOTICE: 'By A.\n' });
      await write('b', { 'package.json': described('b'), 'readme.md': 'Licence: see elsewhere.' });
      const text = noticesOf(root, ['a', 'b'], 'Parts of these.');
      expect(text.split(`\n\n${'-'.repeat(80)}\n\n`)).toEqual([
        'Parts of these.',
        'a 1.0.0 (MIT)\n\nDo as you like.\n\nBy A.',
        'b 1.0.0 (MIT)\n\nThis package comes without the text of its licence.\n',
      ]);
      expect(() => noticesOf(root, ['c'], '')).toThrow('ENOENT');
      // Another version of a package has its own notice, and the same one has none again.
      await write('b/node_modules/a', { 'package.json': described('a').replace('1.0.0', '2.0.0') });
      await write('b/node_modules/b', { 'package.json': described('b'), 'readme.md': '' });
      const nested = noticesOf(root, ['a', 'b', 'b/node_modules/a', 'b/node_modules/b'], '');
      expect(Array.from(nested.matchAll(/^([ab] .*) \(MIT\)$/gm), ([, name]) => name)).toEqual([
        ...['a 1.0.0', 'b 1.0.0', 'a 2.0.0'],
      ]);
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  });
});

describe('the configuration of the worker', () => {
  it('sends every request of a Cloudflare deployment to the worker', () => {
    const assets = {
      directory: './assets',
      binding: 'ASSETS',
      run_worker_first: true,
      html_handling: 'none',
      not_found_handling: 'none',
    };
    expect(parse(wranglerConfiguration())).toMatchObject({ main: 'worker.js', no_bundle: true, assets });
  });

  it('limits the local engine to loopback, without network access and without writing', () => {
    const text = workerdConfiguration();
    expect(text).toContain('address = "127.0.0.1:4173"');
    expect(text).toContain('(name = "internet", network = (allow = []))');
    expect(text).toContain('writable = false');
  });

  it('uses the same compatibility date for both engines', () => {
    const { compatibility_date: day } = parse(wranglerConfiguration()) as { compatibility_date: string };
    expect(workerdConfiguration()).toContain(`compatibilityDate = "${day}"`);
  });
});
