import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { scaffoldRule } from './create-rule.ts';

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
