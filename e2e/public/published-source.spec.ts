/** The checker can be built from the published source, as the documents say. */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { builtSite } from '../support/servers.ts';

async function unpack(archive: string, folder: string): Promise<string> {
  for (const [path, bytes] of Object.entries(unzipSync(await readFile(archive)))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  return join(folder, 'assessment-desk');
}

test('the published source builds a checker that reports findings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assessment-desk-source-'));
  try {
    const project = await unpack(join(builtSite, 'source.zip'), folder);
    // The packages of `npm ci` are here already.
    await symlink(resolve('node_modules'), join(project, 'node_modules'));
    const run = (...args: readonly string[]): { status: number | null; stdout: string; stderr: string } =>
      spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
    const { scripts } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['build:package']).toBe('tsx src/tools/build-package.ts');
    const built = run('--import', 'tsx', 'src/tools/build-package.ts');
    expect([built.status, built.stderr]).toEqual([0, '']);
    const check = (sample: string): number | null =>
      run('dist-package/assessment-desk.js', 'check', `public/samples/${sample}`).status;
    expect(check('finished.desk.json')).toBe(0);
    expect(check('broken.desk.json')).toBe(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
