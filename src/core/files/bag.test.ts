import { sha256, sha512 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import { hexDigest, utf8 } from '../casefile/hash.ts';
import {
  bagAlgorithms,
  bagBase,
  checkBag,
  createOriginalPaths,
  manifestText,
  readManifest,
  tagFiles,
  type BagAccess,
  type BagAlgorithm,
} from './bag.ts';

const hash = (text: string): string => hexDigest(utf8(text), sha256);

/** A bag as a map of paths to texts. */
function bagOf(payload: Readonly<Record<string, string>>, base = 'bag/'): Map<string, string> {
  const files = Object.entries(payload).map(([path, text]) => ({ path, size: text.length, sha256: hash(text) }));
  const tags = tagFiles(files, { title: 'Two\nlines', date: '2026-11-21' }, hash);
  return new Map([
    ...tags.map(({ path, text }): [string, string] => [base + path, text]),
    ...Object.entries(payload).map(([path, text]): [string, string] => [base + path, text]),
  ]);
}

const accessTo = (bag: ReadonlyMap<string, string>): BagAccess => ({
  paths: [...bag.keys()],
  algorithms: bagAlgorithms,
  text: async (path: string) => bag.get(path) ?? '',
  size: (path: string) => utf8(bag.get(path) ?? '').length,
  checksum: async (path: string, algorithm: BagAlgorithm) =>
    hexDigest(utf8(bag.get(path) ?? ''), algorithm === 'sha256' ? sha256 : sha512),
});

const payload = { 'data/a.desk.json': '{}', 'data/originals/b.pdf': 'bytes' };

describe('a bag', () => {
  it('has the tag files of RFC 8493, which any other tool can check', () => {
    const bag = bagOf(payload);
    expect(bag.get('bag/bagit.txt')).toBe('BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n');
    expect(bag.get('bag/bag-info.txt')).toBe(
      'Source-Organization: Assessment Desk\nExternal-Description: Two lines\nBagging-Date: 2026-11-21\nPayload-Oxum: 7.2\n',
    );
    expect(bag.get('bag/manifest-sha256.txt')).toBe(
      `${hash('{}')}  data/a.desk.json\n${hash('bytes')}  data/originals/b.pdf\n`,
    );
    expect([...(readManifest(bag.get('bag/tagmanifest-sha256.txt') ?? '') ?? new Map()).keys()]).toEqual([
      ...['bagit.txt', 'bag-info.txt', 'manifest-sha256.txt'],
    ]);
  });

  it('is found by its declaration, at the top or in one folder', () => {
    expect(bagBase(['x/bagit.txt', 'x/data/a'])).toBe('x/');
    expect(bagBase(['bagit.txt'])).toBe('');
    expect(bagBase(['x/y/bagit.txt', 'data/a'])).toBeUndefined();
  });

  it('that is whole has no problems', async () => {
    expect(await checkBag('bag/', accessTo(bagOf(payload)))).toEqual({
      problems: [],
      verified: new Map([
        ['bag/data/a.desk.json', hash('{}')],
        ['bag/data/originals/b.pdf', hash('bytes')],
      ]),
    });
  });

  it('says which file differs, is missing or was added, and what is damaged', async () => {
    const original = 'data/originals/b.pdf';
    const cannot = 'so its files cannot be checked.';
    const changes: readonly (readonly [path: string, text: string | undefined, problem: string])[] = [
      [original, 'other', `“${original}” differs from the bag’s manifest.`],
      [original, undefined, `“${original}” is missing from the bag.`],
      ['data/c', 'new', '“data/c” is not in the bag’s manifest.'],
      ['bag-info.txt', 'x', '“bag-info.txt” differs from the bag’s manifest.'],
      ['manifest-sha256.txt', 'x', `The bag’s manifest-sha256.txt is damaged, ${cannot}`],
      ['manifest-sha256.txt', undefined, `The bag has no manifest with SHA-256 or SHA-512, ${cannot}`],
      ['bagit.txt', 'BagIt-Version: 1.0\n', 'The bag’s bagit.txt is damaged.'],
      ['bag-info.txt', 'Payload-Oxum: 8.2\n', 'The bag’s Payload-Oxum is 8.2, but its files are 7.2.'],
    ];
    for (const [path, text, problem] of changes) {
      const bag = bagOf(payload);
      if (text === undefined) bag.delete(`bag/${path}`);
      else bag.set(`bag/${path}`, text);
      expect((await checkBag('bag/', accessTo(bag))).problems).toContain(problem);
    }
  });

  it('that another tool made with SHA-512 is checked, and its files get their SHA-256', async () => {
    const line = (text: string, path: string): string => `${hexDigest(utf8(text), sha512)}  ${path}\n`;
    const bag = new Map([
      ['bagit.txt', 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n'],
      ['manifest-sha512.txt', line('{}', 'data/a.desk.json') + line('bytes', 'data/b.pdf')],
      ['data/a.desk.json', '{}'],
      ['data/b.pdf', 'bytes'],
    ]);
    const verified = new Map([
      ['data/a.desk.json', hash('{}')],
      ['data/b.pdf', hash('bytes')],
    ]);
    expect(await checkBag('', accessTo(bag))).toEqual({ problems: [], verified });
    bag.set('manifest-sha256.txt', manifestText([{ path: 'data/b.pdf', sha256: hash('other') }]));
    const { problems, verified: rest } = await checkBag('', accessTo(bag));
    expect(problems).toEqual([
      '“data/b.pdf” differs from the bag’s manifest.',
      '“data/a.desk.json” is not in the bag’s manifest.',
    ]);
    expect([...rest.keys()]).toEqual(['data/a.desk.json']);
    bag.set('bagit.txt', 'BagIt-Version: 0.97\nTag-File-Character-Encoding: UTF-8\n');
    expect((await checkBag('', accessTo(bag))).problems).toEqual(['“data/b.pdf” differs from the bag’s manifest.']);
  });

  it('says which manifest cannot be checked here, and checks its files with the others', async () => {
    const line = `${hexDigest(utf8('{}'), sha512)}  data/a.desk.json\n`;
    const bag = bagOf(payload).set('bag/manifest-sha512.txt', line);
    const access: BagAccess = { ...accessTo(bag), algorithms: ['sha256'] };
    const problem =
      'The bag’s manifest-sha512.txt cannot be checked without HTTPS. Open Assessment Desk at an address with https://.';
    const { problems, verified } = await checkBag('bag/', access);
    expect(problems).toEqual([problem]);
    expect([...verified.keys()]).toEqual(Object.keys(payload).map((path) => `bag/${path}`));
    bag.delete('bag/manifest-sha256.txt');
    bag.delete('bag/tagmanifest-sha256.txt');
    const without = await checkBag('bag/', { ...access, paths: [...bag.keys()] });
    expect(without).toEqual({ problems: [problem], verified: new Map() });
  });

  it('lists any path so that it can be read again', () => {
    const path = fc.string({ unit: anyCharacter, minLength: 1 }).filter((text) => text.isWellFormed());
    fc.assert(
      fc.property(fc.uniqueArray(path, { minLength: 1 }), (paths) => {
        const files = paths.map((each) => ({ path: `data/${each}`, sha256: hash(each) }));
        expect(readManifest(manifestText(files))).toEqual(new Map(files.map((file) => [file.path, file.sha256])));
      }),
    );
  });

  it('gives each original a path of its own that every file system accepts', () => {
    const pathOf = createOriginalPaths();
    expect(['a.pdf', 'A.pdf', '../x:y?.pdf', '', '.hidden'].map(pathOf)).toEqual([
      'data/originals/a.pdf',
      'data/originals/A-2.pdf',
      'data/originals/-x-y-.pdf',
      'data/originals/original',
      'data/originals/hidden',
    ]);
  });
});
