import { describe, expect, it, afterAll, beforeAll } from 'vitest';
import { sampleAssessment, sampleCasefile, sampleWorkspace } from '../core/files/sample.fixtures.ts';
import { writeAssessment, writeCasefile, writeDesk } from '../core/files/write.ts';
import { exampleAssessment, exampleCasefile, workspaceOf } from '../core/rules/example-workspace.ts';
import { caution } from './report.ts';
import { checkAsJson, runWith } from './host.fixtures.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const valid = writeAssessment(exampleAssessment);
const casefile = writeCasefile(exampleCasefile);
const withError = writeAssessment({ ...exampleAssessment, contract: 'ww3.assessment/v0' });
const changedTo = (assessment: Readonly<Record<string, unknown>>): string =>
  writeAssessment(workspaceOf({ title: '', assessment } as Parameters<typeof workspaceOf>[0]).assessment);
const withViolation = changedTo({
  '/intent_hypotheses/0/time_scope': { start: '2026-02-01T00:00:00Z', end: '2026-01-01T00:00:00Z' },
});
const withNotice = changedTo({
  contradictions: [],
  '/claims/1/claim_id': 'C-009',
  '/intent_hypotheses/0/evidence/1/claim_id': 'C-001',
});
const files = { valid, casefile, withError, withViolation, withNotice, broken: '{' };
const against = ['check', '--casefile', 'casefile'];

describe('the exit status', () => {
  const statusOf = async (options: string) => (await runWith(files, [...against, ...options.split(' ')])).exitCode;

  it('is 1 for findings of the level, 2 for files that could not be read and options that do not exist', async () => {
    const expected = {
      valid: 0,
      withError: 1,
      // A violation does not block an export.
      withViolation: 0,
      '--fail-on violation withViolation': 1,
      '--fail-on violation withError': 1,
      '--fail-on notice withNotice': 1,
      '--fail-on notice valid': 0,
      'valid withError valid': 1,
      'withError broken valid': 2,
      'valid nowhere': 2,
      '--fix valid': 2,
    };
    for (const [options, status] of Object.entries(expected)) expect(await statusOf(options), options).toBe(status);
  });

  it('is the same in every format, quiet or not', async () => {
    for (const format of ['text', 'json', 'sarif', 'text --quiet', 'json --quiet', 'sarif --quiet']) {
      const statuses = ['withError', 'withViolation', 'broken'].map((file) => statusOf(`--format ${format} ${file}`));
      expect(await Promise.all(statuses), format).toEqual([1, 0, 2]);
    }
  });

  it('is 0 for help and for the version, which go to standard output', async () => {
    const help = await runWith({}, ['check', '--help']);
    expect(help).toMatchObject({ exitCode: 0, err: '' });
    expect(help.out).toContain(caution);
    expect(await runWith({}, ['--version'])).toMatchObject({ exitCode: 0, out: '1.2.3\n', err: '' });
  });
});

describe('what a file is checked against', () => {
  it('is the given casefile, from its own file or from a desk file', async () => {
    const desk = writeDesk(workspaceOf({ title: '' }));
    for (const source of ['casefile', 'desk']) {
      const { files: reports } = await checkAsJson({ ...files, desk }, ['--casefile', source, 'valid']);
      expect(reports).toMatchObject([{ file: 'valid', casefile: source, findings: [] }]);
    }
  });

  it('is its own casefile for a desk file, unless another is given', async () => {
    const desk = writeDesk({ ...sampleWorkspace, assessment: exampleAssessment });
    expect((await checkAsJson({ desk }, ['desk'])).counts['violation']).toBeGreaterThan(0);
    const { files: reports } = await checkAsJson({ desk, casefile }, ['--casefile', 'casefile', 'desk']);
    expect(reports).toMatchObject([{ kind: 'desk', casefile: 'casefile', findings: [] }]);
  });

  it('is itself for a casefile, with only its own findings', async () => {
    const actors = [{ actor_id: 'a', names: ['A\u202eB'], publisher_hosts: [] }];
    const odd = writeCasefile({ ...sampleCasefile, actors });
    const { files: reports } = await checkAsJson({ odd, casefile }, ['casefile', 'odd']);
    expect(reports.map(({ findings }) => findings)).toMatchObject([
      [],
      [{ document: 'casefile', ruleId: 'text/hidden-characters', file: 'odd' }],
    ]);
  });

  it('is nothing if the casefile is missing, could not be read, or is an assessment: the run ends', async () => {
    for (const given of ['nowhere', 'broken', 'valid']) {
      const { exitCode, files: reports } = await checkAsJson(files, ['--casefile', given, 'withError']);
      expect([exitCode, reports.map(({ file }) => file)]).toEqual([2, [given]]);
    }
  });

  it('skips invalid parts of a casefile and reports an error for its file', async () => {
    const invalid = casefile.replace('on Monday', 'on Sunday');
    const { exitCode, files: reports } = await checkAsJson({ ...files, invalid }, ['--casefile', 'invalid', 'valid']);
    expect(exitCode).toBe(1);
    expect(reports.map(({ file }) => file)).toEqual(['invalid', 'valid']);
    expect(reports[0]?.problems).toMatchObject([{ code: 'passage-hash', level: 'error', file: 'invalid' }]);
  });
});

describe('the places of findings', () => {
  it('are those of the parent if a value is missing', async () => {
    const assessment = '{\n  "contract": "ww3.assessment/v1",\n  "producer":\n    {}\n}\n';
    const { files: reports } = await checkAsJson({ assessment }, ['assessment']);
    const found = (pointer: string) => reports[0]?.findings.find(({ path }) => path === pointer);
    expect([found('/producer/name'), found('/claims')]).toMatchObject([
      { line: 4, column: 5 },
      { line: 1, column: 1 },
    ]);
  });

  it('are in code points from 1, and do not count a byte order mark', async () => {
    const { files: reports } = await checkAsJson({ other: '\ufeff{"🚢": 1, "contract": 1}' }, ['other']);
    expect(reports[0]?.findings.find(({ path }) => path === '/contract')).toMatchObject({ line: 1, column: 22 });
    expect(reports[0]?.problems).toMatchObject([{ code: 'byte-order-mark', level: 'notice' }]);
  });

  it('are right after skipped parts of a casefile', async () => {
    const known = (actor_id: string, name: string) => ({ actor_id, names: [name], publisher_hosts: [] });
    const actors = [{ actor_id: 'a' }, known('c', 'C'), 7, known('b', 'A\u202eB')];
    const odd = JSON.stringify({ ...sampleCasefile, actors }, null, 1);
    const desk = `{"format":"assessment-desk.workspace/v1","title":"","assessment":${JSON.stringify(sampleAssessment)},\n"casefile":${odd}}`;
    for (const content of [odd, desk]) {
      const { files: reports } = await checkAsJson({ content }, ['content']);
      const line = content.split('\n').findIndex((text) => text.includes('\u202e')) + 1;
      expect(reports[0]?.findings.find(({ document }) => document === 'casefile')).toMatchObject({
        path: '/actors/1/names/0',
        line,
      });
    }
  });

  it('have the offset and length of the value too', async () => {
    const text = writeDesk({ title: '🚢', assessment: { ...sampleAssessment, contract: 'none 🚢' }, casefile: null });
    const { out } = await runWith({ text }, ['check', '--format', 'sarif', 'text']);
    const { results } = (JSON.parse(out) as { runs: [{ results: SarifResult[] }] }).runs[0];
    const found = results.find(({ properties }) => properties.path === '/contract');
    const region = found!.locations[0].physicalLocation.region;
    const points = Array.from(text).slice(region.charOffset, region.charOffset + region.charLength);
    expect(JSON.parse(points.join(''))).toBe('none 🚢');
    expect(Array.from(text.split('\n')[region.startLine - 1]!)[region.startColumn - 1]).toBe('"');
    expect(region.endColumn - region.startColumn).toBe(region.charLength);
  });
});

type Region = Record<'startLine' | 'startColumn' | 'endColumn' | 'charOffset' | 'charLength', number>;
interface SarifResult {
  readonly properties: { readonly path: string };
  readonly locations: [{ readonly physicalLocation: { readonly region: Region } }];
}

describe('the report', () => {
  it('is written to the file that is named, with nothing on standard output', async () => {
    const ran = await runWith(files, [...against, '--output', 'report', 'withError']);
    expect(ran).toMatchObject({ exitCode: 1, out: '', err: '' });
    expect(ran.written['report']).toMatch(/^withError:\d+:\d+: error: .* \(schema\/const\)\n1 file checked: 1 error, /);
  });

  it('has exit status 2 if it cannot be written, and is about standard input, which can also be the casefile', async () => {
    const shut = await runWith(files, [...against, '-o', 'shut', 'valid']);
    expect(shut).toMatchObject({ exitCode: 2, out: '' });
    expect(shut.err).toContain('Could not write “shut”: read-only file system');
    const ran = await runWith({ '-': withError, casefile }, [...against, '-']);
    expect(ran.exitCode).toBe(1);
    expect(ran.out).toMatch(/^<stdin>:2:15: error: /);
    const args = ['check', '--fail-on', 'notice', '--casefile', '-', 'valid'];
    expect((await runWith({ '-': casefile, valid }, args)).exitCode).toBe(0);
  });

  it('lists only findings at or above the level with --quiet, and counts all of them in JSON', async () => {
    const quiet = await runWith(files, [...against, '--quiet', 'withViolation', 'withError']);
    expect(quiet.out).toMatch(/^withError:[^\n]*\n$/);
    const { counts, files: reports } = await checkAsJson(files, ['--casefile', 'casefile', '-q', 'withViolation']);
    expect(reports[0]?.findings).toEqual([]);
    expect(counts['violation']).toBe(1);
  });
});

let folder = '';
let watcher: ChildProcess;
/** The output of the command since the last call of `next`. */
let out = '';
let err = '';
let wake = (): void => undefined;

/** Waits until a check has ended, and returns what it printed. */
async function next(): Promise<string> {
  while (!err.includes('Waiting for changes.')) await new Promise<void>((resolve) => (wake = resolve));
  const printed = out;
  out = '';
  err = '';
  return printed;
}

const uncited = 'claim/uncited';
const text = writeAssessment({ ...exampleAssessment, contradictions: [], power_bases: [], intent_hypotheses: [] });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assessment-desk-watch-'));
  writeFileSync(join(folder, 'a.assessment.json'), '{');
  const main = join(import.meta.dirname, 'main.ts');
  const tsx = import.meta.resolve('tsx');
  const args = ['--import', tsx, main, 'check', '--watch', 'a.assessment.json'];
  watcher = spawn(process.execPath, args, { cwd: folder });
  watcher.stdout?.on('data', (data: Buffer) => void (out += data.toString())).on('data', () => wake());
  watcher.stderr?.on('data', (data: Buffer) => void (err += data.toString())).on('data', () => wake());
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('checks again when a file is replaced, deleted or created, and when the configuration changes', async () => {
  expect(await next()).toContain('a.assessment.json:1:2: error');
  writeFileSync(join(folder, 'new'), text);
  renameSync(join(folder, 'new'), join(folder, 'a.assessment.json'));
  expect(await next()).toContain(`(${uncited})`);
  writeFileSync(join(folder, 'assessment-desk.config.json'), JSON.stringify({ rules: { [uncited]: 'off' } }));
  const configured = await next();
  expect(configured).toContain('a.assessment.json');
  expect(configured).not.toContain(`(${uncited})`);
  rmSync(join(folder, 'a.assessment.json'));
  expect(await next()).toContain('file not found');
  writeFileSync(join(folder, 'a.assessment.json'), text);
  expect(await next()).not.toContain('file not found');
  const ended = new Promise((resolve) => watcher.once('exit', (_, signal) => resolve(signal)));
  watcher.kill('SIGINT');
  expect(await ended).toBe('SIGINT');
});

it('cannot watch standard input', async () => {
  const { exitCode, err: said } = await runWith({}, ['check', '--watch', '-']);
  expect(exitCode).toBe(2);
  expect(said).toContain('Standard input (“-”) cannot be watched.');
});
