import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { outdatedFiles } from './generate.ts';
import { format } from 'oxfmt';
import { scaffoldRule } from './create-rule.ts';

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

describe('scaffoldRule', () => {
  it('creates a rule at the path of its ID, with a test', () => {
    const files = scaffoldRule('claim/too-bold');
    expect(files.map(({ path }) => path)).toEqual([
      'src/core/rules/claim/too-bold.ts',
      'src/core/rules/claim/too-bold.test.ts',
    ]);
    expect(files[0]?.content).toContain("id: 'claim/too-bold'");
    expect(files[0]?.content).toContain("authority: { kind: 'convention' }");
  });

  it('writes files that are formatted like all others', async () => {
    for (const { path, content } of scaffoldRule('claim/too-bold')) {
      expect((await format(path, content, { singleQuote: true, printWidth: 120 })).code).toBe(content);
    }
  });

  it.each(['', 'claim', 'Claim/Bold', '../claim/bold', 'claim/bold/er', 'claim/bold.ts', 'claim/-bold'])(
    'rejects %j',
    (id) => expect(() => scaffoldRule(id)).toThrow('is not a valid rule ID'),
  );
});
