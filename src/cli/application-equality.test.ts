/** Compares the command with the application: the same findings in the same order, from the application's functions. */
import { sha256 } from '@noble/hashes/sha2.js';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOpenable, workspacesOf } from '../storage/reading/opened-file.ts';
import { testDesk } from '../app/desk.fixtures.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { schemaRules } from '../core/reference/schema-rules.ts';
import { readFile } from '../core/files/read-file.ts';
import { sampleWorkspace } from '../core/files/sample.fixtures.ts';
import { writeAssessment, writeCasefile, writeDesk } from '../core/files/write.ts';
import { workspaceOf } from '../core/rules/example-workspace.ts';
import type { Finding } from '../core/rules/finding.ts';
import { rules } from '../core/rules/index.generated.ts';
import { grouped } from '../core/json/grouped.ts';
import { findingEntryKey } from '../shared/finding-entry.ts';
import { checkAsJson, type Files } from './host.fixtures.ts';

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/**
 * The findings of the application after opening these files together, by entry. Of several drafts, those of the first.
 */
function listedByPage(files: Files): readonly Finding[] {
  const read = Object.entries(files).map(([fileName, content]) => ({
    fileName,
    result: readFile(bytesOf(content), fileName, sha256),
  }));
  const [workspace] = workspacesOf(read.filter(isOpenable), sha256);
  if (!workspace) return [];
  const { desk } = testDesk();
  desk.actions.open('d1', workspace);
  const found = desk.getState().draft?.check.findings ?? [];
  return [...grouped(found, findingEntryKey).values()].flat();
}

/** The part of a finding that both have. Only the command has places, and only the application has fixes. */
function plain({ ruleId, messageId, data, level, certainty, message, document, path, related, span }: Finding) {
  return {
    ...{ ruleId, messageId, data, level, certainty, message, document, path, related: related.map((at) => at) },
    span: span ? { start: span.start, end: span.end, offset_encoding: 'unicode-code-point' } : null,
  };
}

/** The findings of the command's JSON report, without places in files and names of entries. */
async function listedByCommand(files: Files, args: readonly string[]) {
  const { files: reports } = await checkAsJson(files, args);
  return (reports.at(-1)?.findings ?? []).map((finding) => {
    const places = ['file', 'line', 'column', 'related', 'entry'];
    const rest = Object.fromEntries(Object.entries(finding).filter(([name]) => !places.includes(name)));
    const related = finding['related'] as readonly { readonly path: string }[];
    return { ...rest, path: String(finding['path']), related: related.map(({ path }) => path) };
  });
}

/** Expects equal findings, and returns their number. A failure names where. */
async function expectEqual(files: Files, args: readonly string[], where: string, only?: Finding['document']) {
  const expected = listedByPage(files).filter(({ document }) => only === undefined || document === only);
  expect(await listedByCommand(files, args), where).toEqual(expected.map(plain));
  return expected.length;
}

const hasFingerprint = ({ assessment }: Workspace): boolean => (assessment['casefile_fingerprint_sha256'] ?? '') !== '';

/** A workspace in every file form that can contain it. */
async function expectEqualInEveryForm(workspace: Workspace, where: string): Promise<void> {
  const desk = writeDesk(workspace);
  const assessment = writeAssessment(workspace.assessment);
  await expectEqual({ desk }, ['desk'], where);
  await expectEqual({ assessment }, ['assessment'], where);
  if (!workspace.casefile) return;
  const casefile = writeCasefile(workspace.casefile);
  await expectEqual({ casefile }, ['casefile'], where, 'casefile');
  // An assessment file cannot contain half a surrogate pair, so there is no pair of files to open.
  const taken = [assessment, casefile].every((text) => readFile(bytesOf(text), '', sha256).kind !== 'refused');
  if (taken && hasFingerprint(workspace)) {
    await expectEqual({ assessment, casefile }, ['--casefile', 'casefile', 'assessment'], where);
  }
}

const samples = join(import.meta.dirname, '../../public/samples');

describe('the command and the application have the same findings in the same order', () => {
  it('in each sample, and in the samples of an assessment and its casefile together', async () => {
    const files = Object.fromEntries(readdirSync(samples).map((name) => [name, readFileSync(join(samples, name))]));
    for (const [name, content] of Object.entries(files)) {
      await expectEqual({ [name]: content }, [name], name, name.includes('.casefile.') ? 'casefile' : undefined);
    }
    const [assessment = '', casefile = ''] = ['assessment', 'casefile'].map((kind) => `strait-of-hesper.${kind}.json`);
    const pair = { [assessment]: files[assessment] ?? '', [casefile]: files[casefile] ?? '' };
    await expectEqual(pair, ['--casefile', casefile, assessment], 'pair');
  });

  it('in every example of every rule, of what the schema says, and in an empty draft', async () => {
    const examples = [
      ...rules.map(({ id, examples: { valid, invalid } }) => [id, [...invalid, ...valid]] as const),
      ...schemaRules.map(({ keyword, invalid }) => [keyword, invalid] as const),
    ];
    for (const [where, [first, ...rest]] of examples) {
      if (first) await expectEqualInEveryForm(workspaceOf(first), where);
      for (const example of rest) await expectEqual({ desk: writeDesk(workspaceOf(example)) }, ['desk'], where);
    }
    await expectEqualInEveryForm(sampleWorkspace, 'small');
    await expectEqualInEveryForm({ title: '', assessment: {}, casefile: null }, 'empty');
  });

  it('in a desk file whose lists and entries have wrong types, and in one with skipped parts of the casefile', async () => {
    const assessment = { contract: 'ww3.assessment/v1', claims: [null, 3, { claim_id: 7 }], unknowns: { a: 1 } };
    const wrong = writeDesk({ title: '', assessment, casefile: null });
    expect(await expectEqual({ desk: wrong }, ['desk'], 'wrong types')).toBeGreaterThan(5);
    const broken = writeDesk(sampleWorkspace).replace('Zwölf Schiffe', 'Zehn Schiffe');
    expect(await expectEqual({ desk: broken }, ['desk'], 'skipped parts')).toBeGreaterThan(0);
  });

  it('except that the application adds a missing fingerprint with a casefile, and the command changes nothing', async () => {
    const members = Object.entries(sampleWorkspace.assessment);
    const assessment = Object.fromEntries(members.filter(([name]) => name !== 'casefile_fingerprint_sha256'));
    const files = { assessment: writeAssessment(assessment), casefile: writeCasefile(sampleWorkspace.casefile!) };
    const found = await listedByCommand(files, ['--casefile', 'casefile', 'assessment']);
    const added = found.filter(({ path }) => path === '/casefile_fingerprint_sha256');
    expect(added).toMatchObject([{ ruleId: 'schema/required' }]);
    expect(found.filter((finding) => !added.includes(finding))).toEqual(listedByPage(files).map(plain));
  });
});

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

it('the command rejects the same files as the application, with the same messages', async () => {
  const contract = '"contract": "ww3.assessment/v1"';
  const laterReview =
    '{ "format": "assessment-desk.workspace/v1", "title": "", "assessment": {}, "casefile": null, "reviews": [{ "format": "assessment-desk.review/v9" }] }';
  const laterCasefile = writeDesk(sampleWorkspace).replace(
    /assessment-desk\.casefile\/v\d/,
    'assessment-desk.casefile/v9',
  );
  for (const content of [
    '{\n  "contract": ww3\n}',
    `{ ${contract}, "claims": [`,
    '{\n "contract": "a",\n "contract": "b"\n}',
    `{ ${contract}, "observation_ids": [9007199254740993] }`,
    `{ ${contract}, "unknowns": ["\\ud800"] }`,
    Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d),
    '[1, 2]',
    '"assessment"',
    `{${contract},"x":${nested(65)}}`,
    nested(100_000),
    '',
    ' \n',
    '<!doctype html><title>x</title>',
    '{ "format": "somebody-else/v9" }',
    '{ "format": "assessment-desk.casefile/v4" }',
    laterCasefile,
    laterReview,
  ]) {
    const where = String(content).slice(0, 60);
    const page = readFile(bytesOf(content), 'file', sha256);
    const { exitCode, files } = await checkAsJson({ file: content }, ['file']);
    expect([page.kind, exitCode, files[0]?.kind], where).toEqual(['refused', 2, 'refused']);
    const ofCommand = files[0]?.problems.map(({ code, message }) => ({ code, message }));
    expect(ofCommand, where).toEqual(page.problems.map(({ code, message }) => ({ code, message })));
  }
});
