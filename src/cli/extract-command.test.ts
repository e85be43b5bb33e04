import { describe, expect, it } from 'vitest';
import type { Casefile } from '../core/casefile/types.generated.ts';
import { pdfOfLines } from '../extract/pdf/pdf.fixtures.ts';
import { runWith, type Files } from './host.fixtures.ts';

const page =
  '<!doctype html><title>Straits</title><nav>Home</nav><article><h1>Straits</h1><p>They close.</p></article>';
const files: Files = {
  'in/statement.txt': 'The council said: “We will close it.” 💥\n',
  'in/report.pdf': pdfOfLines([['The north channel', 'stays open.']]),
  'in/page.html': page,
  'in/photo.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
};

const casefileOf = (text: string): Casefile => JSON.parse(text) as Casefile;

/** Extracts files to a casefile. */
async function extracted(...names: readonly string[]): Promise<string> {
  return (await runWith(files, ['extract', ...names])).out;
}

describe('extract', () => {
  it('prints a casefile with origins', async () => {
    const { exitCode, out, err } = await runWith(files, ['extract', 'in/statement.txt', 'in/report.pdf']);
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    const { format, observations, origins } = casefileOf(out);
    expect(format).toBe('assessment-desk.casefile/v2');
    expect(observations.map(({ passages }) => passages[0]?.text)).toEqual([
      files['in/statement.txt'],
      'The north channel\nstays open.',
    ]);
    expect(origins?.map(({ file, reader }) => [file.name, file.media_type, reader.name])).toEqual([
      ['statement.txt', 'text/plain', 'text'],
      ['report.pdf', 'application/pdf', 'pdf'],
    ]);
    expect(origins?.[1]?.places).toMatchObject([{ kind: 'page', page: 1, start: 0 }]);
  });

  it('prints the text of one file, with the parts that are chosen', async () => {
    const { out: parts } = await runWith(files, ['extract', '--format', 'parts', 'in/page.html']);
    const [, navigation = ''] = /- (\S+)\t.*[Nn]avigation/.exec(parts) ?? [];
    const text = async (...options: readonly string[]) =>
      (await runWith(files, ['extract', '--format', 'text', ...options, 'in/page.html'])).out;
    expect(await text()).not.toContain('Home');
    expect(await text('--include', navigation)).toContain('Home');
  });

  it('reports a file that cannot be read, and reads the others', async () => {
    const { exitCode, out, err } = await runWith(files, ['extract', 'in/photo.png', 'missing', 'in/statement.txt']);
    expect(exitCode).toBe(2);
    expect(err).toMatch(/^in\/photo\.png: This file is a picture\./m);
    expect(err).toMatch(/^missing: .*not found/m);
    expect(casefileOf(out).observations).toHaveLength(1);
  });
});

describe('verify-origin', () => {
  const verify = async (casefile: string, ...originals: readonly string[]) =>
    runWith({ ...files, casefile }, ['verify-origin', 'casefile', ...originals]);

  it('makes the passages again from the originals in a folder', async () => {
    const { exitCode, out, err } = await verify(
      await extracted('in/statement.txt', 'in/report.pdf', 'in/page.html'),
      'in',
    );
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    expect(out.match(/: OK {2}sha256:/g)).toHaveLength(3);
  });

  it('finds an original under another name', async () => {
    const casefile = await extracted('in/report.pdf');
    const renamed = { casefile, other: files['in/report.pdf'] ?? '' };
    expect(await runWith(renamed, ['verify-origin', 'casefile', 'other'])).toMatchObject({ exitCode: 0 });
  });

  it('says what is missing', async () => {
    const { exitCode, out } = await verify(await extracted('in/statement.txt', 'in/report.pdf'), 'in/statement.txt');
    expect(exitCode).toBe(1);
    expect(out).toMatch(/^statement\.txt: OK/m);
    expect(out).toMatch(/^report\.pdf: MISSING/m);
  });

  it('says where a text that was recorded differs, and if another version read it', async () => {
    const casefile = casefileOf(await extracted('in/report.pdf'));
    const [origin] = casefile.origins ?? [];
    const other = casefileOf(await extracted('in/statement.txt'));
    const [passage] = other.observations[0]?.passages ?? [];
    const swapped = { ...other, origins: [{ ...origin!, passage_id: passage!.passage_id }] };
    const { exitCode, out } = await verify(JSON.stringify(swapped), 'in');
    expect(exitCode).toBe(1);
    expect(out).toContain('report.pdf: FAILED (differs from character 5 (line 1) on)');
    const older = { ...swapped, origins: [{ ...swapped.origins[0]!, reader: { ...origin!.reader, version: 99 } }] };
    expect((await verify(JSON.stringify(older), 'in')).out).toContain(
      'report.pdf: NOT CHECKED (it was read by version 99',
    );
  });

  it('needs originals and a casefile', async () => {
    expect(await runWith(files, ['verify-origin', 'casefile'])).toMatchObject({ exitCode: 2, out: '' });
    expect(await verify('{', 'in')).toMatchObject({ exitCode: 2, out: '' });
  });
});
