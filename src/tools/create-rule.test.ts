import { check } from 'prettier';
import { describe, expect, it } from 'vitest';
import project from '../../package.json';
import { scaffoldRule } from './create-rule.ts';

describe('scaffoldRule', () => {
  it('makes a rule at its id’s place, and a test beside it', () => {
    const files = scaffoldRule('claim/too-bold');
    expect(files.map(({ path }) => path)).toEqual([
      'src/core/rules/claim/too-bold.ts',
      'src/core/rules/claim/too-bold.test.ts',
    ]);
    expect(files[0]?.content).toContain("id: 'claim/too-bold'");
    expect(files[0]?.content).toContain("authority: { kind: 'convention' }");
  });

  it('writes files that are formatted as all others', async () => {
    for (const { content } of scaffoldRule('claim/too-bold')) {
      expect(await check(content, { ...project.prettier, parser: 'typescript' })).toBe(true);
    }
  });

  it.each(['', 'claim', 'Claim/Bold', '../claim/bold', 'claim/bold/er', 'claim/bold.ts', 'claim/-bold'])(
    'refuses %j',
    (id) => expect(() => scaffoldRule(id)).toThrow('is no rule id'),
  );
});
