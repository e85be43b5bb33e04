import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { outdatedFiles } from './generate.ts';
import { format } from 'oxfmt';
import { scaffoldRule } from './create-rule.ts';
import { readGuides, readSearchWords } from './generate-guides.ts';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceFiles } from '../site/publish-documents.ts';

describe('the generated files', () => {
  it('are up to date (otherwise run `npm run generate`)', async () => {
    expect((await outdatedFiles()).map(({ path }) => path)).toEqual([]);
  });

  it('contain validators that compile no code from strings and need no package at run time', async () => {
    const code = await readFile('src/core/check/validators.generated.js', 'utf8');
    expect(code).not.toMatch(/\bnew Function\b|\beval\b|\brequire\b/);
    const imported = Array.from(code.matchAll(/from "([^"]+)"/g), ([, path]) => path);
    expect(imported).toEqual(['../assessment/date-time.ts', '../text/offsets.ts']);
  });
});

it('scaffoldRule creates a rule at the path of its ID, with a test, formatted like all other files, and rejects other IDs', async () => {
  const path = 'src/core/rules/claim/too-bold';
  const files = scaffoldRule('claim/too-bold');
  expect(files.map((file) => file.path)).toEqual([`${path}.ts`, `${path}.test.ts`]);
  expect(files[0]?.content).toContain("id: 'claim/too-bold'");
  expect(files[0]?.content).toContain("authority: { kind: 'convention' }");
  for (const file of files) {
    const { code } = await format(file.path, file.content, { singleQuote: true, printWidth: 120 });
    expect(code).toBe(file.content);
  }
  const others = ['', 'claim', 'Claim/Bold', '../claim/bold', 'claim/bold/er', 'claim/bold.ts', 'claim/-bold'];
  for (const id of others) expect(() => scaffoldRule(id), id).toThrow('is not a valid rule ID');
});

const guide = `A comment.

# Attribute a claim

- id: term/attribute-a-claim
- authority: reading 2.4 span: It follows, as this sentence says.
- keywords: speaker; quote, reported
- phrases: who said it
- related: term/attribution, field/attribution/mode

Record whose claim it is.

<!-- contract 1.8 claims -->
1. Open the claim.
2. Choose **Unresolved**.

## Details

<!-- convention 8.3 -->
| Head | Text |
| --- | --- |
| \`a\` | b |

\`\`\`sh
# not a title

- not a list
\`\`\`

<!-- convention -->
- One.
- Two.
`;

const searchWords = `A comment.

| Entry | Keywords | Phrases |
| --- | --- | --- |
| part/claim | | what belongs to a claim, and where; what is it |
| field/claim/actual | quote | |
`;

describe('readGuides', () => {
  it('reads every kind of block, with its authority', () => {
    const [{ entry, phrases }] = readGuides('a.md', guide) as [ReturnType<typeof readGuides>[number]];
    expect(phrases).toEqual(['who said it']);
    expect(entry).toEqual({
      id: 'term/attribute-a-claim',
      title: 'Attribute a claim',
      summary: 'Record whose claim it is.',
      body: [
        {
          kind: 'list',
          ordered: true,
          items: ['Open the claim.', 'Choose **Unresolved**.'],
          authority: { kind: 'contract', statement: '1.8 claims' },
        },
        { kind: 'heading', text: 'Details' },
        {
          kind: 'table',
          head: ['Head', 'Text'],
          rows: [['`a`', 'b']],
          authority: { kind: 'convention', silence: '8.3' },
        },
        { kind: 'code', language: 'sh', text: '# not a title\n\n- not a list' },
        { kind: 'list', items: ['One.', 'Two.'], authority: { kind: 'convention' } },
      ],
      keywords: ['speaker', 'quote, reported'],
      related: ['term/attribution', 'field/attribution/mode'],
      kind: 'term',
      authority: { kind: 'reading', of: '2.4 span', step: 'It follows, as this sentence says.' },
    });
  });

  it.each([
    ['id: term/', 'id: rule/', 'a.md:3: The ID must start with'],
    ['- phrases:', '- phrase:', 'a.md:8: Expected “- name: value”'],
    ['- phrases:', '- keywords:', 'a.md:8: Expected “- name: value”'],
    ['- id:', 'id:', 'a.md:3: Below a title'],
    ['reading 2.4 span: It follows, as this sentence says.', 'reading 2.4 span', 'a.md:3: “reading 2.4 span” is not'],
    ['contract 1.8 claims', 'contract', 'a.md:13: “contract” is not an authority'],
    ['contract 1.8 claims', 'contract 1.8 lies', 'a.md:13: “1.8 lies” is not a statement'],
    ['<!-- contract 1.8 claims -->\n', '', 'a.md:13: This piece needs an authority'],
    [
      '<!-- contract 1.8 claims -->\n',
      '<!-- contract 1.8 claims -->\n\n',
      'a.md:13: Write the authority directly above',
    ],
    ['2. Choose', '3. Choose', 'a.md:15: Expected a list item that starts with “2. ”'],
    ['- Two.', 'Two.', 'a.md:32: Expected a list item'],
    ['| `a` | b |', '| `a` |', 'a.md:20: A table needs'],
    ['```sh', '```bash', 'a.md:24: Code must be one of'],
    ['list\n```', 'list', 'a.md:24: The block of code does not end'],
    ['claim it is.', 'claim\nit is.', 'a.md:12: A summary must be one line'],
    ['a claim\n', 'a claim\nand more\n', 'a.md:4: A title must be one line'],
  ])('names file and line if “%s” is “%s”', (from, to, message) => {
    expect(guide).toContain(from);
    expect(() => readGuides('a.md', guide.replace(from, to))).toThrow(message);
  });

  it('rejects an entry without a body', () => {
    const [withoutBody = ''] = guide.split('\n\n<!--');
    expect(() => readGuides('a.md', withoutBody)).toThrow('a.md:3: An entry needs a summary and a body.');
  });
});

it('readSearchWords reads the words by ID, and names file and line of a row that is not complete', () => {
  expect([...readSearchWords('b.md', searchWords)]).toEqual([
    ['part/claim', { keywords: [], phrases: ['what belongs to a claim, and where', 'what is it'] }],
    ['field/claim/actual', { keywords: ['quote'], phrases: [] }],
  ]);
  expect(() => readSearchWords('b.md', searchWords.replace('| quote |', '|'))).toThrow('b.md:6: Expected a row');
});

const root = join(import.meta.dirname, '../..');
const pages = sourceFiles().filter((path) => path.endsWith('.md'));

/** Returns the targets of a page's links and images that lead to a file or heading, and not to an entry of the help. */
function relativeTargets(markdown: string): readonly string[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target ?? '')
    .filter((target) => !/:\/\/|^entry:/.test(target));
}

const slugsOf = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    (heading ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the READMEs', () => {
  it('have no broken link', () => {
    const broken = pages.flatMap((page) => {
      const markdown = readFileSync(join(root, page), 'utf8');
      const isBroken = (target: string): boolean =>
        target.startsWith('#')
          ? !slugsOf(markdown).includes(target.slice(1))
          : !existsSync(join(root, dirname(page), target));
      return relativeTargets(markdown).flatMap((target) => (isBroken(target) ? [`${page}: ${target}`] : []));
    });
    expect(broken).toEqual([]);
  });

  it('start with a README.md of at most 250 lines and 14 KB', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    expect(readme.split('\n').length).toBeLessThanOrEqual(250);
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(14 * 1024);
  });
});
