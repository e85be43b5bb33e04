import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sourceArchive, sourceFiles, sourceParts, zipOf } from './source-archive.ts';

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
