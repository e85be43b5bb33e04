import { describe, expect, it } from 'vitest';
import { shownRules } from '../core/reference/rules-shown.ts';
import { runWith } from './host.fixtures.ts';
import { contractInstructions } from '../core/reference/instructions.ts';
import { sampleAssessment, sampleCasefile, sampleWorkspace } from '../core/files/sample.fixtures.ts';
import { writeAssessment, writeCasefile, writeDesk } from '../core/files/write.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { createHash } from 'node:crypto';
import { casefileFingerprint } from '../core/casefile/fingerprint.ts';

it('rules lists every rule with its level and what it checks, as text and as JSON', async () => {
  const { out, exitCode } = await runWith({}, ['rules']);
  expect(exitCode).toBe(0);
  const lines = out.trimEnd().split('\n');
  expect(lines.map((line) => line.split(/ +/)[0])).toEqual(shownRules().map(({ id }) => id));
  expect(out).toMatch(/^span\/order +error +\S/m);
  const { rules } = JSON.parse((await runWith({}, ['rules', '--format', 'json'])).out) as { rules: object[] };
  expect(rules).toEqual(shownRules().map(({ id, level, docs: { description } }) => ({ id, level, description })));
});

describe('explain', () => {
  it('explains for every rule what it checks, why, and how to fix its findings', async () => {
    for (const { id, docs } of shownRules()) {
      const { out, exitCode } = await runWith({}, ['explain', id]);
      expect([exitCode, out.startsWith(`${id}\n`)]).toEqual([0, true]);
      for (const part of [docs.description, docs.fix, 'Why: ', 'Source: ', 'Examples that it reports:']) {
        expect(out).toContain(part);
      }
    }
  });

  it('says the same as JSON, and suggests similar rules, or refers to the list', async () => {
    const { out: json } = await runWith({}, ['explain', '--format=json', 'span/order']);
    expect(JSON.parse(json)).toMatchObject({ id: 'span/order', level: 'error', certainty: 'checked' });
    const similar = {
      'span/ordr': 'span/order',
      'both-ways': 'evidence/both-ways',
      'Span/Order': 'span/order',
      hidden: 'text/hidden-characters',
      'schema/formt': 'schema/format',
    };
    for (const [id, meant] of Object.entries(similar)) {
      const { out, err, exitCode } = await runWith({}, ['explain', id]);
      expect([exitCode, out]).toEqual([2, '']);
      expect(err).toContain(`Unknown rule “${id}”. Did you mean “${meant}”`);
    }
    expect((await runWith({}, ['explain', 'quite-another-matter'])).err).toContain('assessment-desk rules');
    for (const args of [['explain'], ['explain', 'a', 'b'], ['rules', 'x'], ['rules', '--format', 'sarif']]) {
      expect((await runWith({}, args)).exitCode).toBe(2);
    }
  });
});

const files = {
  casefile: writeCasefile(sampleCasefile),
  desk: writeDesk(sampleWorkspace),
  assessment: writeAssessment(sampleAssessment),
  broken: '{',
};

describe('instructions', () => {
  it('prints the contract, the sources of a casefile or a desk file, and the claims of an assessment', async () => {
    expect(await runWith({}, ['instructions'])).toMatchObject({ exitCode: 0, out: contractInstructions(), err: '' });
    for (const file of ['casefile', 'desk']) {
      const { exitCode, out, err } = await runWith(files, ['instructions', file]);
      expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
      const passages = sampleCasefile.observations.flatMap((observation) => observation.passages);
      for (const { passage_id: id, text } of passages) {
        expect(out).toContain(`\`${id}\`\n\n\`\`\`passage\n> ${text.replaceAll('\n', '\n> ')}\n`);
      }
      expect(out).toMatch(/`casefile_fingerprint_sha256`: `[0-9a-f]{64}`/);
    }
    expect((await runWith(files, ['instructions', 'assessment'])).out).toContain('## Claims of the draft');
  });

  it('reports a broken and a missing file', async () => {
    for (const file of ['broken', 'missing']) {
      const { exitCode, out, err } = await runWith(files, ['instructions', file]);
      expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
      expect(err).toMatch(new RegExp(`^${file}: `));
    }
  });
});

const idOf = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;
const exact = '\r\n  e\u0301 ﬁ \u00a0\u202e😀\t\n\n';
const fingerprint = casefileFingerprint(sampleCasefile, sha256);

describe('hash', () => {
  it('hashes exact texts, also from standard input and if the text is empty', async () => {
    const ran = await runWith({ exact, '-': 'abc', nothing: '' }, ['hash', 'exact', '-', 'nothing']);
    expect(ran).toMatchObject({ exitCode: 0, err: '' });
    expect(ran.out).toBe(`${idOf(exact)}  exact\n${idOf('abc')}  -\n${idOf('')}  nothing\n`);
  });

  it('removes a leading byte order mark, reports it, and leaves any other', async () => {
    const ran = await runWith({ marked: '\ufeffa\ufeffb' }, ['hash', 'marked']);
    expect(ran).toMatchObject({ exitCode: 0, out: `${idOf('a\ufeffb')}  marked\n` });
    expect(ran.err).toMatch(/^marked: .*byte order mark/);
  });

  it('reports the position of invalid UTF-8 and continues', async () => {
    const given = { bad: Uint8Array.of(0x61, 0x0a, 0xe4, 0x62), good: 'abc' };
    const ran = await runWith(given, ['hash', 'bad', 'nowhere', 'good']);
    expect(ran).toMatchObject({ exitCode: 2, out: `${idOf('abc')}  good\n` });
    expect(ran.err).toMatch(/^bad: Line 2, column 1: byte E4 at position 3 /);
    expect(ran.err).toContain('nowhere: ');
  });
});

describe('fingerprint', () => {
  it('is that of the casefile, in its own file or in a desk file', async () => {
    const files = { casefile: writeCasefile(sampleCasefile), '-': writeDesk(sampleWorkspace) };
    const ran = await runWith(files, ['fingerprint', 'casefile', '-']);
    expect(ran).toEqual({ exitCode: 0, err: '', out: `${fingerprint}  casefile\n${fingerprint}  -\n`, written: {} });
  });

  it('is not there for files without a casefile, or with one that cannot be read whole', async () => {
    const partial = writeCasefile(sampleCasefile).replace('Zwölf', 'Elf');
    const without = writeDesk({ ...sampleWorkspace, casefile: null });
    for (const file of [writeAssessment(sampleAssessment), without, partial, '{']) {
      const ran = await runWith({ file }, ['fingerprint', 'file']);
      expect(ran).toMatchObject({ exitCode: 2, out: '' });
      expect(ran.err).toMatch(/^file: [A-Z]/);
    }
  });
});
