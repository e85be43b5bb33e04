/**
 * Starts a rule: `npx tsx src/tools/create-rule.ts family/name` writes the rule and its test with the places to fill in,
 * and takes the rule into the index.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generateRulesIndex } from './generate-rules-index.ts';
import type { GeneratedFile } from './generate-types.ts';

const folder = 'src/core/rules';
/** Apart from the template, where it would look like a default export of this file. */
const defaultExport = 'export default';

function ruleFile(id: string, name: string): string {
  return `import { defineRule, nothing } from '../rule.ts';

${defaultExport} defineRule({
  id: '${id}',
  level: 'notice',
  subject: 'claim',
  authority: { kind: 'convention' },
  docs: {
    description: 'Say what is so where the rule is kept.',
    why: 'Say why it matters.',
    fix: 'Say how to mend it.',
  },
  messages: { '${name}': 'Say what is wrong with {{claimId}}: say what to do.' },
  examples: {
    valid: [{ title: 'A claim that keeps the rule.' }],
    invalid: [
      {
        title: 'A claim that breaks it.',
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
  it('says nothing of a claim that is not written yet', () => {
    expect(findingsOf(rule, { assessment: { '/claims/0/proposition': undefined } })).toEqual([]);
  });
});
`;
}

/** The two files of a new rule, in memory. Throws where the id is not of the form family/name. */
export function scaffoldRule(id: string): readonly GeneratedFile[] {
  const [family, name] = /^([a-z]+(?:-[a-z]+)*)\/([a-z]+(?:-[a-z]+)*)$/.exec(id)?.slice(1) ?? [];
  if (!family || !name) throw new Error(`“${id}” is no rule id: write family/name, in small letters with hyphens.`);
  return [
    { path: `${folder}/${id}.ts`, content: ruleFile(id, name) },
    { path: `${folder}/${id}.test.ts`, content: testFile(id, name) },
  ];
}

async function main(id: string): Promise<void> {
  const files = scaffoldRule(id);
  const taken = files.find(({ path }) => existsSync(path));
  if (taken) throw new Error(`${taken.path} is there already.`);
  for (const { path, content } of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  for (const { path, content } of await generateRulesIndex()) await writeFile(path, content);
  console.log('If the contract states the rule, or it follows from the contract, name the statement in `authority`.');
  console.log(`Fill in ${files.map(({ path }) => path).join(' and ')}, then run \`npx vitest run ${folder}\`.`);
}

if (process.argv[1]?.endsWith('create-rule.ts')) {
  await main(process.argv[2] ?? '').catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
