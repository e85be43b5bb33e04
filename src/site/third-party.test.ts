import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serviceWorkerInputs } from './precache.ts';
import { pdfiumPackage, pdfiumParts, noticesOf, packagesOf } from './third-party.ts';

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
    expect(text).toContain('Copyright 2014 PDFium Authors.');
    expect(text).toContain('Apache License');
    for (const { name, licence, text: address } of pdfiumParts) {
      expect(text).toContain(`- ${name} (${licence}): ${address}\n`);
    }
    // A heading for each part; those of Emscripten’s system libraries are libraries of their own.
    for (const { name } of pdfiumParts)
      expect(text).toContain(`\n\n${name.replace(/’s system libraries$/, ': musl')}\n\n`);
    for (const words of [
      'The FreeType Project LICENSE',
      'UNICODE LICENSE V3',
      'Professor Benoit Macq',
      'LLVM Exceptions',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain('copyright © The FreeType Project');
    expect(text).toContain('the work of the Independent JPEG Group');
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
