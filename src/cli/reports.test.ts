/** Tests of the reports for other programs. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { authoritySource } from '../core/authority/authority.ts';
import { authorityQuoted } from '../core/authority/quote-authority.ts';
import { passageId } from '../core/casefile/hash.ts';
import { writeDesk } from '../core/files/write.ts';
import { workspaceOf } from '../core/rules/example-workspace.ts';
import { rules } from '../core/rules/index.generated.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { sha256 } from './host.ts';
import { checkAsJson, runWith, type Files } from './host.fixtures.ts';
import type { SarifRule } from './format-text.ts';
import { sarifSchema } from './sarif-schema.fixtures.ts';

const broken = readFileSync(join(import.meta.dirname, '../../public/samples/broken.desk.json'));
const valid = writeDesk(workspaceOf({ title: '' }));
const ajv = new Ajv2020({ strict: true, allErrors: true, validateFormats: true });
addFormats.default(ajv);
const isSarif = ajv.compile(sarifSchema);

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly kind: string;
  readonly properties: { readonly level: string; readonly certainty: string; readonly data?: unknown };
  readonly locations: readonly [{ readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } } }];
}
interface Run {
  readonly tool: { readonly driver: { readonly rules: readonly SarifRule[] } };
  readonly invocations: readonly [Readonly<Record<string, unknown>>];
  readonly results: readonly Result[];
}

/** The only run of a report. Checks the report against the schema. */
async function sarifOf(files: Files, args: readonly string[] = Object.keys(files)): Promise<Run> {
  const { out } = await runWith(files, ['check', '--format', 'sarif', ...args]);
  const log = JSON.parse(out) as { readonly runs: readonly [Run] };
  expect(isSarif(log), JSON.stringify(isSarif.errors?.slice(0, 5))).toBe(true);
  const [run] = log.runs;
  const ids = run.tool.driver.rules.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(run.results.map(({ ruleIndex }) => ids[ruleIndex])).toEqual(run.results.map(({ ruleId }) => ruleId));
  return run;
}

/** The workspace with the ID of each passage, because an example can change a text, and its file would not be read. */
function readable(workspace: Workspace): Workspace {
  const { casefile } = workspace;
  if (!casefile) return workspace;
  const observations = casefile.observations.map((observation) => ({
    ...observation,
    passages: observation.passages.map(({ text }) => ({ passage_id: passageId(text, sha256), text })),
  }));
  return { ...workspace, casefile: { ...casefile, observations } };
}

describe('a report in SARIF', () => {
  it('conforms to the standard for every rule’s examples and for a sample with many findings', async () => {
    const examples = rules.flatMap(({ examples: { invalid } }) => invalid);
    const desks = examples.map(
      (example, index) => [`${String(index)}.json`, writeDesk(readable(workspaceOf(example)))] as const,
    );
    const { results } = await sarifOf({ broken, ...Object.fromEntries(desks) });
    const found = new Set(results.map(({ ruleId }) => ruleId));
    expect(rules.map(({ id }) => id).filter((id) => !found.has(id) && id !== 'scope/differs')).toEqual([]);
  });

  it('gives the values of a message as data, as the JSON report does: the cue that a sentence has, and the claim', async () => {
    const [example] = rules.find(({ id }) => id === 'support/changed-by-context')?.examples.invalid ?? [];
    const text = String(example?.casefile?.['/observations/0/passages/0/text']);
    const named = { ...example?.assessment, '/claims/0/passage_id': passageId(text, sha256) };
    const torn = writeDesk(readable(workspaceOf({ title: '', ...example, assessment: named })));
    const isFound = ({ ruleId }: { readonly ruleId?: unknown }) => ruleId === 'support/changed-by-context';
    const { results } = await sarifOf({ torn });
    const { files } = await checkAsJson({ torn }, ['torn']);
    const data = { claimId: 'C-001', cue: 'denied' };
    expect(results.filter(isFound).map(({ properties }) => properties.data)).toEqual([data]);
    expect(files[0]?.findings.filter(isFound).map((finding) => finding['data'])).toEqual([data]);
  });

  it('names the site if its address is known', async () => {
    for (const siteUrl of [undefined, 'https://desk.example.org/']) {
      const { out } = await runWith({ valid }, ['check', '--format', 'sarif', 'valid'], { siteUrl });
      const log = JSON.parse(out) as { runs: [{ tool: { driver: { informationUri?: string } } }] };
      expect([isSarif(log), log.runs[0].tool.driver.informationUri]).toEqual([true, siteUrl]);
    }
  });

  it('states the authority of each rule, in text that needs no other document', async () => {
    const { tool } = await sarifOf({ broken });
    const shown = new Map(tool.driver.rules.map((rule) => [rule.id, rule]));
    for (const { id, authority } of rules) {
      expect(shown.get(id)?.properties.authority, id).toBe(authority.kind);
      expect(shown.get(id)?.properties.source, id).toBe(authoritySource(authority));
      expect(shown.get(id)?.help.text, id).toContain(authorityQuoted(authority));
    }
    expect(shown.get('schema/if')?.properties).toMatchObject({ authority: 'contract', source: 'Specification 2.6' });
    for (const { id, properties } of tool.driver.rules) {
      expect(properties.authority, id).toMatch(/^(?:contract|reading|convention)$/);
    }
  });

  it('has the findings of the JSON report in the same order, with their levels', async () => {
    const { results } = await sarifOf({ broken });
    const { files } = await checkAsJson({ broken }, ['broken']);
    const { problems = [], findings = [] } = files[0] ?? {};
    const expected = [
      ...problems.map((problem) => [`file/${String(problem['code'])}`, problem['level']]),
      ...findings.map((finding) => [finding['ruleId'], finding['level']]),
    ];
    expect(results.map(({ ruleId, properties }) => [ruleId, properties.level])).toEqual(expected);
    const levels = { error: 'error', violation: 'warning', notice: 'note' };
    for (const { level, kind, properties } of results) {
      const checked = { level: levels[properties.level as keyof typeof levels], kind: 'fail' };
      expect({ level, kind }).toEqual(properties.certainty === 'unchecked' ? { level: 'none', kind: 'open' } : checked);
    }
    expect(new Set(results.map(({ properties }) => properties.certainty))).toEqual(new Set(['checked', 'unchecked']));
  });

  it('has a result for an invalid file and a notification for a missing one', async () => {
    const { invocations, results } = await sarifOf({ refused: '{\n x' }, ['refused', 'nowhere']);
    expect(results).toMatchObject([{ ruleId: 'file/syntax', level: 'error' }]);
    const message = { text: expect.stringContaining('nowhere') as string };
    const toolExecutionNotifications = [{ level: 'error', message }];
    expect(invocations[0]).toMatchObject({ executionSuccessful: false, exitCode: 2, toolExecutionNotifications });
  });

  it('names a file by a URI', async () => {
    const uris = [
      ['a/b c.json', 'a/b%20c.json'],
      ['../ü%20.json', '../%C3%BC%2520.json'],
      ['/tmp/x.json', 'file:///tmp/x.json'],
      ['C:\\x\\y.json', 'file:///C:/x/y.json'],
      ['-', 'stdin:'],
    ] as const;
    for (const [name, uri] of uris) {
      const { results } = await sarifOf({ [name]: '{}x' });
      expect(results[0]?.locations[0].physicalLocation.artifactLocation.uri).toBe(uri);
    }
  });
});

/** The members of each part of a report, in order. */
const members = {
  report: 'format tool contract caution failOn exitCode counts files',
  file: 'file kind casefile counts problems ignored findings',
  problem: 'code level message file line column pointer',
  finding: 'ruleId messageId data level certainty message document entry path file line column related span',
  related: 'path file line column',
};
const membersOf = (objects: readonly object[]): ReadonlySet<string> =>
  new Set(objects.map((object) => Object.keys(object).toSorted().join(' ')));
const sorted = (names: string): ReadonlySet<string> => new Set([names.split(' ').toSorted().join(' ')]);

describe('a report in JSON', () => {
  it('has exactly the documented members', async () => {
    const report = await checkAsJson({ broken, refused: '[' }, ['broken', 'refused', 'nowhere']);
    const { format, exitCode, failOn, files } = report;
    expect({ format, exitCode, failOn }).toEqual({ format: 'assessment-desk.check/v1', exitCode: 2, failOn: 'error' });
    expect(files.map(({ kind }) => kind)).toEqual(['desk', 'refused', 'unreadable']);
    const problems = files.flatMap((file) => file.problems);
    const findings = files.flatMap((file) => file.findings);
    const related = findings.flatMap((finding) => finding['related'] as readonly object[]);
    expect(related.length).toBeGreaterThan(0);
    expect(membersOf([report])).toEqual(sorted(members.report));
    expect(membersOf(files)).toEqual(sorted(members.file));
    expect(membersOf(problems)).toEqual(sorted(members.problem));
    expect(membersOf(findings)).toEqual(sorted(members.finding));
    expect(membersOf(related)).toEqual(sorted(members.related));
    const counts = sorted('error violation notice unchecked');
    expect(membersOf([report.counts, ...files.map((file) => file.counts)])).toEqual(counts);
    const valuesOf = (objects: typeof findings, name: string) => new Set(objects.map((object) => object[name]));
    expect(valuesOf(findings, 'level')).toEqual(new Set(['error', 'violation', 'notice']));
    expect(valuesOf(findings, 'certainty')).toEqual(new Set(['checked', 'unchecked']));
    expect(valuesOf(findings, 'document')).toEqual(new Set(['assessment', 'casefile']));
    expect(valuesOf(problems, 'level')).toEqual(new Set(['error', 'notice']));
    for (const { line, column } of findings)
      expect([line, column].every((at) => at === null || (Number.isInteger(at) && Number(at) > 0))).toBe(true);
  });

  it('counts each finding once', async () => {
    const { counts: all, files } = await checkAsJson({ broken }, ['broken']);
    const { problems = [], findings = [], counts: ofFile } = files[0] ?? {};
    expect(ofFile).toEqual(all);
    expect(Object.values(all).reduce((sum, more) => sum + more, 0)).toBe(problems.length + findings.length);
    expect(all['unchecked']).toBe(findings.filter(({ certainty }) => certainty === 'unchecked').length);
  });
});
