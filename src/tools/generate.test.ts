import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { outdatedFiles } from './generate.ts';

describe('the generated files', () => {
  it('are up to date (otherwise run `npm run generate`)', async () => {
    expect((await outdatedFiles()).map(({ path }) => path)).toEqual([]);
  });

  it('contain validators that compile no code from strings and need no package at run time', async () => {
    const code = await readFile('src/core/check/validators.generated.js', 'utf8');
    expect(code).not.toMatch(/\bnew Function\b|\beval\b|\brequire\b/);
    const imported = Array.from(code.matchAll(/from "([^"]+)"/g), ([, path]) => path);
    expect(imported).toEqual(['../assessment/date-time.ts', '../passage/offsets.ts']);
  });
});
