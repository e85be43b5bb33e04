import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderFiles } from './folder.ts';

let base = '';
let folder = '';

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'assessment-desk-folder-'));
  folder = join(base, 'site');
  await mkdir(join(folder, 'public'), { recursive: true });
  await writeFile(join(folder, 'public/porch'), 'one');
  await writeFile(join(base, 'outside'), 'secret');
});

afterEach(() => rm(base, { recursive: true, force: true }));

const textOf = async (bytes: Promise<Uint8Array | undefined>): Promise<string | undefined> => {
  const found = await bytes;
  return found && new TextDecoder().decode(found);
};

describe('the files of a folder', () => {
  it('are read, and returned as the same array until they change', async () => {
    const read = folderFiles(folder);
    const first = await read('public/porch');
    expect(await read('public/porch')).toBe(first);
    await writeFile(join(folder, 'public/porch'), 'two');
    await utimes(join(folder, 'public/porch'), 1, 1);
    expect(await textOf(read('public/porch'))).toBe('two');
  });

  it('do not include folders, other names, and a name that is impossible for a file', async () => {
    const others = ['public', 'nothing', 'public/porch/below', 'PUBLIC/porch', '', 'x'.repeat(5000)];
    for (const path of others) expect(await folderFiles(folder)(path), path).toBeUndefined();
  });

  it('do not lead out of the folder', async () => {
    await symlink(join(base, 'outside'), join(folder, 'link'));
    await symlink(base, join(folder, 'public/up'));
    for (const path of ['link', 'public/up/outside', '../outside']) {
      expect(await folderFiles(folder)(path), path).toBeUndefined();
    }
  });

  it('may be created later, together with the folder', async () => {
    const read = folderFiles(join(base, 'later'));
    expect(await read('a')).toBeUndefined();
    await mkdir(join(base, 'later'));
    await writeFile(join(base, 'later/a'), 'here');
    expect(await textOf(read('a'))).toBe('here');
  });
});
