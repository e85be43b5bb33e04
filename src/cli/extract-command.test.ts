import { strToU8, zipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Casefile } from '../core/casefile/types.generated.ts';
import { passageId } from '../core/casefile/hash.ts';
import { pdfOfLines, pdfOfPages } from '../sources/pdf/pdf.fixtures.ts';
import { sha256 } from './host.ts';
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

const casefiles = new Map<string, string>();

/** Extracts files to a casefile, once. */
async function extracted(...names: readonly string[]): Promise<string> {
  const key = names.join(' ');
  const made = casefiles.get(key) ?? (await runWith(files, ['extract', ...names])).out;
  casefiles.set(key, made);
  return made;
}

describe('extract', () => {
  it('prints the text of one file, with the parts that are chosen', async () => {
    const { out: parts } = await runWith(files, ['extract', '--format', 'parts', 'in/page.html']);
    const [, navigation = ''] = /- (\S+)\t.*[Nn]avigation/.exec(parts) ?? [];
    const text = async (...options: readonly string[]) =>
      (await runWith(files, ['extract', '--format', 'text', ...options, 'in/page.html'])).out;
    expect(await text()).not.toContain('Home');
    expect(await text('--include', navigation)).toContain('Home');
  });

  it('says how many highlights a PDF has', async () => {
    const more =
      '/Annots [<< /Type /Annot /Subtype /Highlight /Rect [0 0 9 9] /QuadPoints [0 800 600 800 0 0 600 0] >>]';
    const pdf = pdfOfPages([{ texts: [{ x: 50, y: 700, show: '(The north channel)' }], more }]);
    const { out } = await runWith({ 'a.pdf': pdf }, ['extract', '--format', 'parts', 'a.pdf']);
    expect(out).toBe('a.pdf\n  * 1 highlight\n');
  });

  it('reads the first 200 messages of a mailbox, and says that there are more', async () => {
    const date = 'From a@x.example Tue Jul 14 10:00:00 2026';
    const messages = Array.from({ length: 201 }, (_, at) => `${date}\nSubject: One\n\nText ${String(at)}.\n`);
    const { exitCode, out, err } = await runWith({ 'a.mbox': messages.join('\n') }, ['extract', 'a.mbox']);
    expect(exitCode).toBe(2);
    expect(casefileOf(out).observations.flatMap(({ passages }) => passages)).toHaveLength(200);
    expect(err).toBe(
      'a.mbox: Only the first 200 of the 201 files in it were read. Divide it into smaller archives, and add those with the others.\n',
    );
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

  it('makes a passage again that is a part of the text of its file', async () => {
    const casefile = casefileOf(await extracted('in/statement.txt'));
    const [observation] = casefile.observations;
    const text = observation?.passages[0]?.text.slice(3, 9) ?? '';
    const passage_id = passageId(text, sha256);
    const observations = [{ ...observation, passages: [{ passage_id, text }] }];
    const origins = casefile.origins?.map((origin) => ({ ...origin, passage_id }));
    expect(await verify(JSON.stringify({ ...casefile, observations, origins }), 'in')).toMatchObject({
      exitCode: 0,
      out: `statement.txt: OK (a part of the text)  ${passage_id}\n`,
    });
  });

  it('finds an original under another name, and says what is missing', async () => {
    const casefile = await extracted('in/report.pdf');
    const renamed = { casefile, other: files['in/report.pdf'] ?? '' };
    expect(await runWith(renamed, ['verify-origin', 'casefile', 'other'])).toMatchObject({ exitCode: 0 });
    const { exitCode, out } = await verify(await extracted('in/statement.txt', 'in/report.pdf'), 'in/statement.txt');
    expect(exitCode).toBe(1);
    expect(out).toMatch(/^statement\.txt: OK/m);
    expect(out).toMatch(/^report\.pdf: MISSING/m);
  });

  it('says where a text that was recorded differs, and if another version read it', async () => {
    const [origin] = casefileOf(await extracted('in/report.pdf')).origins ?? [];
    const other = casefileOf(await extracted('in/statement.txt'));
    const [passage] = other.observations[0]?.passages ?? [];
    const outOf = async (reader: object) => {
      const origins = [{ ...origin!, passage_id: passage!.passage_id, reader: { ...origin!.reader, ...reader } }];
      return verify(JSON.stringify({ ...other, origins }), 'in');
    };
    const { exitCode, out } = await outOf({});
    expect(exitCode).toBe(1);
    expect(out).toContain('report.pdf: FAILED (differs from character 5 onwards (line 1))');
    expect((await outOf({ version: 99 })).out).toContain('report.pdf: NOT CHECKED (it was read by version 99');
  });

  describe('with a bag', () => {
    const declaration = 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n';
    const textOf = (content: string | Uint8Array | undefined): string =>
      typeof content === 'string' ? content : new TextDecoder().decode(content);

    /** A bag of two sources, made without our code. */
    async function bagOf(algorithm: 'sha256' | 'sha512' = 'sha256'): Promise<Record<string, string | Uint8Array>> {
      const payload = {
        'data/sources.casefile.json': await extracted('in/statement.txt', 'in/report.pdf'),
        'data/originals/a statement.txt': files['in/statement.txt'] ?? '',
        'data/originals/report.pdf': files['in/report.pdf'] ?? '',
      };
      const lines = Object.entries(payload).map(
        ([path, content]) => `${createHash(algorithm).update(content).digest('hex')}  ${path}\n`,
      );
      return { 'bagit.txt': declaration, [`manifest-${algorithm}.txt`]: lines.join(''), ...payload };
    }

    const inFolder = (bag: Files, folder: string): Files =>
      Object.fromEntries(Object.entries(bag).map(([path, content]) => [`${folder}/${path}`, content]));

    const zipped = (bag: Files, folder = ''): Files => {
      const entries = Object.entries(bag).map(([path, content]) => [folder + path, strToU8(textOf(content))]);
      const report = [`${folder}data/originals/report.pdf`, bag['data/originals/report.pdf'] as Uint8Array];
      return { 'a.bag.zip': zipSync(Object.fromEntries([...entries, report]) as Record<string, Uint8Array>) };
    };

    it('in a folder or a zip, checks its files and makes its passages again', async () => {
      const forms = [
        [inFolder(await bagOf(), 'in/a bag'), 'in/a bag'],
        [inFolder(await bagOf('sha512'), 'bag'), 'bag'],
        [zipped(await bagOf(), 'a bag/'), 'a.bag.zip'],
        [zipped(await bagOf()), 'a.bag.zip'],
      ] as const;
      for (const [given, path] of forms) {
        const { exitCode, out, err } = await runWith(given, ['verify-origin', path]);
        expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
        expect(out).toContain(`${path}: OK (3 files match the manifests of the bag)\n`);
        expect(out.match(/: OK {2}sha256:/g)).toHaveLength(2);
      }
    });

    it('says what differs, and still verifies each passage', async () => {
      const bag = { ...(await bagOf()), 'data/originals/report.pdf': 'changed', 'data/more.txt': 'new' };
      const { exitCode, out } = await runWith(inFolder(bag, 'bag'), ['verify-origin', 'bag']);
      expect(exitCode).toBe(1);
      expect(out).toContain('bag: FAILED (“data/originals/report.pdf” differs from the bag’s manifest.)\n');
      expect(out).toContain('bag: FAILED (“data/more.txt” is not in the bag’s manifest.)\n');
      expect(out).toMatch(/^statement\.txt: OK/m);
      expect(out).toMatch(/^report\.pdf: MISSING/m);
    });

    it('finds originals that are not in it among other files', async () => {
      const { 'data/originals/report.pdf': report = '', ...bag } = await bagOf();
      const given = { ...inFolder(bag, 'bag'), 'r.pdf': report };
      const { exitCode, out } = await runWith(given, ['verify-origin', 'bag', 'r.pdf']);
      expect(exitCode).toBe(1);
      expect(out).toContain('bag: FAILED (“data/originals/report.pdf” is missing from the bag.)\n');
      expect(out).toMatch(/^report\.pdf: OK/m);
    });

    it('gives the result as JSON', async () => {
      const bag = { ...(await bagOf()), 'data/originals/report.pdf': 'changed' };
      const { out } = await runWith(inFolder(bag, 'bag'), ['verify-origin', '--format', 'json', 'bag']);
      const problems = [expect.stringContaining('report.pdf') as string];
      expect(JSON.parse(out)).toMatchObject({
        format: 'assessment-desk.verify-origin/v1',
        exitCode: 1,
        problems: [],
        counts: { ok: 1, failed: 0, notChecked: 0, missing: 1, withoutOrigin: 0 },
        bag: { file: 'bag', valid: false, verified: 2, problems },
        passages: [
          { file: 'statement.txt', result: 'ok', reason: null },
          { file: 'report.pdf', result: 'missing', reason: 'no given file has its checksum' },
        ],
      });
    });

    it('reports a zip and a folder that are not a bag, a damaged zip, and a missing file', async () => {
      const reported: readonly [Files, string][] = [
        [{ bag: zipSync({ a: strToU8('b') }) }, 'This is not a BagIt bag: it has no bagit.txt.'],
        [{ bag: Uint8Array.of(0x50, 0x4b, 3, 4, 5) }, 'This is not a valid zip file'],
        [{ 'bag/a.txt': '', 'bag/b.txt': '' }, 'This is not a BagIt bag'],
        [{}, 'file not found'],
      ];
      for (const [given, message] of reported) {
        const { exitCode, out, err } = await runWith(given, ['verify-origin', 'bag', 'x']);
        expect({ exitCode, out }, message).toEqual({ exitCode: 2, out: '' });
        expect(err).toContain(message);
      }
    });
  });

  it('needs originals and a casefile', async () => {
    expect(await runWith(files, ['verify-origin', 'casefile'])).toMatchObject({ exitCode: 2, out: '' });
    expect(await verify('{', 'in')).toMatchObject({ exitCode: 2, out: '' });
  });

  it('uses what references say, reads the files that they name, and reports those without a text', async () => {
    const ris =
      'TY  - NEWS\nTI  - One\nAB  - First.\nDA  - 2025/03/04\nER  - \nTY  - GEN\nTI  - Two\nER  - \nTY  - GEN\nTI  - Three\nL1  - files/3/c.txt\nER  - \n';
    const given = { 'a.ris': ris, 'c.txt': 'Third.' };
    const { exitCode, out, err } = await runWith(given, ['extract', 'a.ris', 'c.txt']);
    expect(exitCode).toBe(2);
    expect(err).toContain('a.ris, “Two”: The reference has no attached file and no abstract.');
    expect(JSON.parse(out)).toMatchObject({
      observations: [
        { title: 'Three', passages: [{ text: 'Third.' }] },
        { title: 'One', published_at: '2025-03-04T00:00:00Z', passages: [{ text: 'First.' }] },
      ],
    });
  });
});
