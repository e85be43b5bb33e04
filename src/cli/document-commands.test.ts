import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createChecker } from '../core/check/checker.ts';
import { exportFile } from '../core/report/export-draft.ts';
import { sheetsOf } from '../core/report/written-files.fixtures.ts';
import { writeAssessment, writeCasefile, writeDesk } from '../core/files/write.ts';
import { workspaceOf } from '../core/rules/example-workspace.ts';
import { sha256 } from './host.ts';
import { runWith } from './host.fixtures.ts';

const draft = workspaceOf({ title: 'The north channel' });
const fields = { '/claims/0/proposition': 'It closes.', '/claims/0/claim_kind': 'forecast' };
const changed = workspaceOf({ title: 'The north channel', assessment: fields });

const desk = writeDesk(draft);
const assessment = writeAssessment(draft.assessment);
const casefile = draft.casefile ? writeCasefile(draft.casefile) : '';

describe('compare', () => {
  const files = { 'a.desk.json': desk, 'b.desk.json': writeDesk(changed), assessment, casefile };

  it('prints nothing for equal files, whatever their form, or if one has no casefile', async () => {
    const spaced = JSON.stringify(JSON.parse(desk), null, 7);
    for (const other of ['spaced', 'assessment', 'casefile']) {
      const ran = await runWith({ ...files, spaced }, ['compare', 'a.desk.json', other]);
      expect(ran).toMatchObject({ exitCode: 0, out: '', err: '' });
    }
  });

  it('prints a sentence for each changed entry, and one for each field with --verbose', async () => {
    const args = ['compare', 'a.desk.json', 'b.desk.json'];
    const { exitCode, out } = await runWith(files, args);
    expect(exitCode).toBe(1);
    expect(out).toMatch(/^C-001’s proposition changed: .*; its claim kind changed from .* to “Forecast”\.\n$/);
    const verbose = (await runWith(files, [...args, '--verbose'])).out;
    expect(verbose).toMatch(/^C-001’s .*\n {2}C-001’s proposition .*\n {2}C-001’s claim kind .*\n$/);
  });

  it('gives the same as JSON, with pointers into both files', async () => {
    const { out } = await runWith(files, ['compare', '--format', 'json', 'a.desk.json', 'b.desk.json']);
    const fields = [{ after: '/claims/0/proposition' }, { after: '/claims/0/claim_kind' }];
    expect(JSON.parse(out)).toMatchObject({
      format: 'assessment-desk.compare/v1',
      before: 'a.desk.json',
      differences: [{ kind: 'changed', entry: 'C-001', fields }],
    });
  });

  it('names no screen in a message about what was read unchanged', async () => {
    const odd = desk.replace('The north channel', String.raw`half \ud83d`);
    for (const command of ['compare odd a.desk.json', 'fmt odd']) {
      const { err } = await runWith({ ...files, odd }, command.split(' '));
      expect(err).toContain('It was read unchanged. Remove it before you export.');
      expect(err).not.toContain('Findings');
    }
  });

  it('fails with a reason', async () => {
    const reasons = {
      'compare assessment casefile': /cannot be compared: one has no assessment/,
      'compare assessment missing': /file not found/,
      'compare assessment broken': /^broken:1:2: /,
      'compare assessment': /requires two files/,
      'compare - -': /only once/,
    };
    for (const [command, reason] of Object.entries(reasons)) {
      const { exitCode, out, err } = await runWith({ ...files, broken: '{' }, command.split(' '));
      expect({ exitCode, out }, command).toEqual({ exitCode: 2, out: '' });
      expect(err).toMatch(reason);
    }
  });
});

describe('fmt', () => {
  const loose = JSON.stringify(JSON.parse(desk));

  it('rewrites a file in the form that the application writes, and names it', async () => {
    const ran = await runWith({ loose, good: desk }, ['fmt', 'loose', 'good']);
    expect(ran).toMatchObject({ exitCode: 0, out: 'loose\n', err: '', written: { loose: desk } });
    expect(Object.keys(ran.written)).toEqual(['loose']);
  });

  it('removes a byte order mark and Windows line ends, and restores the order', async () => {
    const reversed = JSON.stringify(Object.fromEntries(Object.entries(draft.assessment).reverse()));
    for (const file of [`\ufeff${assessment}`, assessment.replaceAll('\n', '\r\n'), reversed]) {
      expect((await runWith({ file }, ['fmt', 'file'])).written['file']).toBe(assessment);
    }
  });

  it('only lists files with --check, and writes standard input to standard output', async () => {
    for (const [given, args, expected] of [
      [{ loose, good: desk }, '--check loose good', { exitCode: 1, out: 'loose\n' }],
      [{ good: desk }, '--check good', { exitCode: 0, out: '' }],
      [{ '-': loose }, '-', { exitCode: 0, out: desk }],
      [{ '-': desk }, '-', { exitCode: 0, out: desk }],
      [{ '-': loose }, '--check -', { exitCode: 1, out: '<stdin>\n' }],
      [{ '-': desk }, '--check -', { exitCode: 0, out: '' }],
    ] as const)
      expect(await runWith(given, ['fmt', ...args.split(' ')])).toMatchObject({ ...expected, written: {} });
  });

  it('says each place once, and why a file could not be written', async () => {
    const { err } = await runWith({ marked: `\uFEFF${desk}` }, ['fmt', 'marked']);
    expect(err).toBe('marked:1:1: The file started with a byte order mark (BOM), which was removed.\n');
    const refused = await runWith({ shut: loose }, ['fmt', 'shut']);
    expect(refused.err).toBe('Could not write “shut”: read-only file system.\n');
  });

  it('leaves a file from which something would be skipped', async () => {
    // The text of a passage that is not the one its ID names.
    const damaged = desk.replace(/"text": "/, '"text": "x');
    const ran = await runWith({ damaged, loose }, ['fmt', 'damaged', 'loose']);
    expect(ran).toMatchObject({ exitCode: 2, written: { loose: desk } });
    expect(ran.err).toMatch(/^damaged:\d+:\d+: /);
    expect(Object.keys(ran.written)).toEqual(['loose']);
  });
});

describe('export', () => {
  const sample = readFileSync('public/samples/finished.desk.json', 'utf8');
  const files = { 'north.desk.json': desk, 'north.assessment.json': assessment, casefile, sample };
  const { findings } = createChecker({ digest: sha256 }).check(draft);

  it('writes each format as the application does', async () => {
    const formats = [
      ['report.html', 'report-html'],
      ['report.md', 'report-markdown'],
      ['links.csv', 'links'],
      ['matrix.csv', 'matrix'],
      ['stix.json', 'stix'],
      ['csl.json', 'csl-json'],
      ['ris', 'ris'],
      ['bib', 'bibtex'],
      ['annotations.jsonld', 'annotations'],
    ] as const;
    for (const [ending, format] of formats) {
      const { exitCode, out } = await runWith(files, ['export', '--to', ending, 'north.desk.json']);
      expect(exitCode, ending).toBe(0);
      expect(out, ending).toBe(exportFile(draft, format, { digest: sha256, findings }).text);
    }
  });

  it('takes the format from the name of the output', async () => {
    const { written } = await runWith(files, ['export', '-o', 'out/north.links.csv', 'north.desk.json']);
    const opinions = await runWith(files, ['export', '-o', 'north.opinions.stix.json', 'north.desk.json']);
    expect(opinions.written['north.opinions.stix.json']).toContain('verdicts of reviewers. They are about');
    expect(written['out/north.links.csv']).toContain('C-001');
  });

  it('uses the casefile that is given, and the name of the file as title', async () => {
    const command = 'export --to report.md --casefile casefile north.assessment.json';
    const { out } = await runWith(files, command.split(' '));
    expect(out).toMatch(/^# Situation assessment: north\n/);
    expect(out).toContain(draft.casefile?.observations[0]?.title);
  });

  it('writes a report for word processors, a workbook and the report of the reviews', async () => {
    const bytesOf = async (name: string) =>
      Buffer.from((await runWith(files, ['export', '-o', name, 'north.desk.json'])).written[name] ?? '', 'latin1');
    expect(Object.keys(unzipSync(await bytesOf('a.report.docx')))).toContain('word/document.xml');
    const sheets = await sheetsOf(new Uint8Array(await bytesOf('a.tables.xlsx')));
    expect(sheets.map(({ name }) => name)).toEqual(['Links', 'Matrix', 'Claims', 'Sources']);
    expect((await bytesOf('a.review-report.md')).toString()).toContain('The north channel');
  });

  it('fails with a reason', async () => {
    const reasons = {
      'export north.desk.json': /requires --to with one of report\.html/,
      'export --to pdf north.desk.json': /Invalid value “pdf” for --to/,
      'export --to links.csv casefile': /This is not an assessment or a desk file/,
      'export --to links.csv --casefile north.assessment.json north.assessment.json': /not a casefile/,
      'export --to links.csv -o shut north.desk.json': /Could not write “shut”/,
    };
    for (const [command, reason] of Object.entries(reasons)) {
      const { exitCode, err } = await runWith(files, command.split(' '));
      expect(exitCode, command).toBe(2);
      expect(err).toMatch(reason);
    }
  });

  it('does not write bytes to a terminal', async () => {
    const args = ['export', '--to', 'report.docx', 'north.desk.json'];
    const { exitCode, out, err } = await runWith(files, args, { outIsTerminal: true });
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(err).toContain('Use --output FILE');
  });
});
