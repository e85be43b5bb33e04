/** What holds for the entries written by hand and not for all: `reference.test.ts` has what every entry has. */
import { describe, expect, it } from 'vitest';
import { codePointLength } from '../text/offsets.ts';
import type { Block, ReferenceEntry } from './entry.ts';
import { guides as entries, guides } from './guides.ts';
import { inlineParts } from './blocks.ts';
import { helpTexts } from '../../cli/run.ts';
import { exitCodes } from '../../cli/host.ts';
import * as library from '../../library/core.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { createChecker } from '../check/checker.ts';
import { readText } from '../files/read-file.ts';
import { writeAssessment, writeCasefile, writeDesk } from '../files/write.ts';

function textsOf(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  return block.kind === 'code' ? [] : [block.text];
}

const linksIn = ({ body }: ReferenceEntry): readonly string[] =>
  body
    .flatMap(textsOf)
    .flatMap(inlineParts)
    .flatMap((part) => (part.kind === 'link' ? [part.id] : []));

const repeats = (list: readonly string[]) => new Set(list).size !== list.length;

/** The IDs of the entries that do not have a property: none, if all is well. */
function without(hasProperty: (entry: ReferenceEntry) => boolean): readonly string[] {
  return entries.filter((entry) => !hasProperty(entry)).map(({ id }) => id);
}

describe('the entries written by hand', () => {
  it('have a summary that starts with a capital, except for names, and is at most 200 characters long', () => {
    expect(without(({ summary }) => /^\p{Lu}|^scope |^assessment-desk/u.test(summary))).toEqual([]);
    expect(without(({ summary }) => codePointLength(summary) <= 200)).toEqual([]);
  });

  it('have a body whose links never lead to their own entry', () => {
    expect(without(({ body }) => body.length > 0)).toEqual([]);
    expect(without((entry) => !linksIn(entry).includes(entry.id))).toEqual([]);
  });

  it('have unique keywords that are not their title', () => {
    expect(without(({ keywords }) => keywords.length > 2)).toEqual([]);
    expect(without(({ keywords }) => !repeats(keywords.map((word) => word.toLowerCase())))).toEqual([]);
    expect(without(({ keywords, title }) => !keywords.includes(title))).toEqual([]);
  });

  it('are short', () => {
    // The list of keys is looked up, not read, and has every key of the desk.
    const read = entries.filter(({ id, kind }) => kind !== 'format' && id !== 'guide/keyboard-shortcuts');
    for (const { id, body } of read) {
      expect(JSON.stringify(body).length, id).toBeLessThan(4100);
    }
  });

  it('have at most seven steps in a list', () => {
    const lists = entries.flatMap(({ body }) => body).filter((block) => block.kind === 'list' && block.ordered);
    for (const list of lists) expect(list.kind === 'list' && list.items.length).toBeLessThanOrEqual(7);
  });

  it('never claim what the contract rules out', () => {
    const text = JSON.stringify(entries);
    expect(text).not.toMatch(/\b(is|are) (authenticated|proven|verified)\b/);
    expect(text).not.toMatch(/agent-card\.json/);
  });
});

function bodyOf(id: string) {
  return guides.find((entry) => entry.id === id)?.body ?? [];
}

function codeIn(id: string): string {
  return bodyOf(id)
    .map((block) => (block.kind === 'code' ? block.text : ''))
    .join('\n');
}

describe('the guide to the command line', () => {
  const text = JSON.stringify(bodyOf('guide/command-line'));

  it('names only options, formats and levels that the command has', () => {
    const options = [...text.matchAll(/--[a-z-]+/g)].map(([option]) => option);
    expect(options.length).toBeGreaterThan(5);
    const known = Object.values(helpTexts).join('\n');
    expect(options.filter((option) => !known.includes(option))).toEqual([]);
    for (const word of ['json', 'sarif', 'error', 'violation', 'notice']) expect(helpTexts.check).toContain(word);
  });

  it('names only existing commands', () => {
    const commands = [...codeIn('guide/command-line').matchAll(/assessment-desk ([a-z-]+)/g)].map(([, name]) => name);
    expect(new Set(commands)).toEqual(
      new Set('check compare export fmt mcp hash fingerprint extract verify-origin verify-signature'.split(' ')),
    );
    for (const name of commands) expect(Object.keys(helpTexts)).toContain(name);
  });

  it('has the exit statuses of the command', () => {
    const tables = bodyOf('guide/command-line').flatMap((block) => (block.kind === 'table' ? [block] : []));
    const statuses = tables.find(({ head }) => head[0] === 'Exit status')?.rows.map(([status]) => Number(status));
    expect(statuses).toEqual(Object.values(exitCodes));
  });
});

describe('the guide to the library', () => {
  it('calls only functions of the package', () => {
    const [, names = ''] = /import \{ ([^}]+) \} from 'assessment-desk\/core'/.exec(codeIn('guide/library')) ?? [];
    const called = [...names.split(', '), 'serialize', 'compare'];
    expect(called.length).toBe(4);
    expect(called.filter((name) => !Object.hasOwn(library, name))).toEqual([]);
  });
});

function read(text: string) {
  const result = readText(text, 'example', sha256);
  if (result.kind === 'refused') throw new Error(result.problems.map(({ message }) => message).join('\n'));
  expect([...result.problems, ...result.notices]).toEqual([]);
  return result;
}

/** The first code in the entry of a format. */
function exampleOf(id: string): string {
  const code = guides.find((entry) => entry.id === id)?.body.find(({ kind }) => kind === 'code');
  if (code?.kind !== 'code') throw new Error(`${id} has no example.`);
  return code.text;
}

describe('the examples of the formats', () => {
  const [assessmentExample, casefileExample, deskExample] = [
    exampleOf('format/assessment-json'),
    exampleOf('format/casefile-json'),
    exampleOf('format/desk-json'),
  ];
  const casefile = read(casefileExample);
  const assessment = read(assessmentExample);
  const desk = read(deskExample);

  it('are written as Assessment Desk writes them', () => {
    if (assessment.kind !== 'assessment' || casefile.kind !== 'casefile' || desk.kind !== 'desk') throw new Error();
    expect(writeAssessment(assessment.assessment)).toBe(`${assessmentExample}\n`);
    expect(writeCasefile(casefile.casefile)).toBe(`${casefileExample}\n`);
    expect(writeDesk(desk)).toBe(`${deskExample}\n`);
  });

  it('show an assessment without findings, with its casefile', () => {
    if (assessment.kind !== 'assessment' || casefile.kind !== 'casefile') throw new Error();
    const workspace = { title: '', assessment: assessment.assessment, casefile: casefile.casefile };
    const { findings } = createChecker({ digest: sha256 }).check(workspace);
    expect(findings.filter(({ ruleId }) => !ruleId.startsWith('tradecraft/'))).toEqual([]);
  });

  it('show a desk file with only the error that its entry mentions', () => {
    if (desk.kind !== 'desk') throw new Error();
    const errors = createChecker({ digest: sha256 })
      .check(desk)
      .findings.filter(({ level }) => level === 'error');
    expect(errors.map(({ path }) => path)).toEqual(['/producer/version']);
  });
});
