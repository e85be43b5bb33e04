/**
 * Creates a rule: `npx tsx src/tools/create-rule.ts family/name` writes templates of the rule and its test, and adds
 * the rule to the index.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generateRulesIndex, type GeneratedFile } from './generate-types.ts';

const folder = 'src/core/rules';
/** Outside the template, where it would look like a default export of this file. */
const defaultExport = 'export default';

function ruleFile(id: string, name: string): string {
  return `import { defineRule, nothing } from '../rule.ts';

${defaultExport} defineRule({
  id: '${id}',
  level: 'notice',
  subject: 'claim',
  authority: { kind: 'convention' },
  docs: {
    description: 'Say what must be so.',
    why: 'Say why it matters.',
    fix: 'Say how to fix it, as an imperative.',
  },
  messages: { '${name}': 'Say what is wrong with {{claimId}}. Say what to do.' },
  examples: {
    valid: [{ title: 'A claim that follows the rule.' }],
    invalid: [
      {
        title: 'A claim that breaks the rule.',
        assessment: { '/claims/0/proposition': 'What breaks it.' },
        findings: [{ messageId: '${name}', path: '/claims/0/proposition' }],
      },
    ],
  },
  check({ claim_id: claimId = '', proposition }) {
    if (proposition !== 'What breaks it.') return nothing;
    return [{ messageId: '${name}', at: '/proposition', data: { claimId } }];
  },
});
`;
}

function testFile(id: string, name: string): string {
  return `import { describe, expect, it } from 'vitest';
import { findingsOf } from '../rule.fixtures.ts';
import rule from './${name}.ts';

describe('${id}', () => {
  it('reports no claim without a proposition', () => {
    expect(findingsOf(rule, { assessment: { '/claims/0/proposition': undefined } })).toEqual([]);
  });
});
`;
}

/** Returns the two files of a new rule without writing them. Throws if the ID does not have the form family/name. */
export function scaffoldRule(id: string): readonly GeneratedFile[] {
  const [family, name] = /^([a-z]+(?:-[a-z]+)*)\/([a-z]+(?:-[a-z]+)*)$/.exec(id)?.slice(1) ?? [];
  if (!family || !name) throw new Error(`“${id}” is not a valid rule ID. Use family/name in lower case with hyphens.`);
  return [
    { path: `${folder}/${id}.ts`, content: ruleFile(id, name) },
    { path: `${folder}/${id}.test.ts`, content: testFile(id, name) },
  ];
}

async function main(id: string): Promise<void> {
  const files = scaffoldRule(id);
  const existing = files.find(({ path }) => existsSync(path));
  if (existing) throw new Error(`${existing.path} already exists.`);
  for (const { path, content } of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  for (const { path, content } of await generateRulesIndex()) await writeFile(path, content);
  console.log(
    'If the contract states the rule, or the rule follows from the contract, name the statement in `authority`.',
  );
  console.log(`Fill in ${files.map(({ path }) => path).join(' and ')}, then run \`npx vitest run ${folder}\`.`);
}

if (process.argv[1]?.endsWith('create-rule.ts')) {
  await main(process.argv[2] ?? '').catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
