import { describe, expect, it } from 'vitest';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { canBeOpened } from '../../core/files/draft-files.ts';
import { readFile } from '../../core/files/read-file.ts';
import { unpackZip } from '../../platform/archive/zip.ts';
import { exportAll } from './export-all.ts';
import { openZip } from '../reading/opening-zip.ts';

interface Handed {
  readonly fileName: string;
  readonly content: Blob;
}

async function carry(drafts: ReadonlyMap<string, Workspace | Error>, raw = '{"stored": 1}') {
  const handed: Handed[] = [];
  const done = await exportAll({
    list: async () =>
      [...drafts].map(([id, draft]) => ({ id, title: 'title' in draft ? draft.title : 'Broken', changedAt: 0 })),
    async read(id) {
      const draft = drafts.get(id);
      if (draft instanceof Error) throw draft;
      return draft;
    },
    raw: async () => raw,
    download: (fileName, content) => void handed.push({ fileName, content }),
    clock: () => new Date(2026, 10, 21, 12).getTime(),
  });
  const content = handed[0]?.content ?? new Blob();
  const zip = new File([content], handed[0]?.fileName ?? '');
  return { done, zip, names: handed.map(({ fileName }) => fileName) };
}

const draft = (title: string, assessment = {}): Workspace => ({ title, assessment, casefile: null });

describe('exporting all drafts', () => {
  it('makes one zip of desk files that read back as the same drafts, whatever their titles are', async () => {
    const titles = ['Grain', 'grain', '../../etc/passwd', '', 'CON', '💥 עברית', 'a\u0000b\ud800', 'x'.repeat(3000)];
    const given = titles.map((title) =>
      draft(title, { claims: [{ claim_id: 'C-001', proposition: title, extra: 1 }] }),
    );
    const { done, zip, names } = await carry(new Map(given.map((each, index) => [String(index), each])));
    expect(names).toEqual(['assessment-desk-drafts-2026-11-21.zip']);
    expect(done).toEqual({ fileName: names[0], whole: titles.length, marks: 0, raw: [] });
    const { files, refused } = await openZip(zip);
    expect(refused).toEqual([]);
    const read = await Promise.all(
      files.map(async (file) => readFile(new Uint8Array(await file.arrayBuffer()), file.name, sha256)),
    );
    expect(read.map((result) => (result.kind === 'desk' ? draft(result.title, result.assessment) : result))).toEqual(
      given,
    );
  });

  it('includes the stored data of an unreadable draft, with a note, and all other drafts', async () => {
    const drafts = new Map<string, Workspace | Error>([
      ['a', new Error('Its whole copy is damaged.')],
      ['b', draft('Whole')],
    ]);
    const { done, zip } = await carry(drafts, '{"stored": "exactly this"}');
    expect(done).toMatchObject({ whole: 1, raw: ['Broken'] });
    const all = await unpackZip(new Uint8Array(await zip.arrayBuffer()), () => true, 1e6);
    const texts = new Map(await Promise.all(all.files.map(async (file) => [file.name, await file.text()] as const)));
    expect(texts.get('Broken.raw.json')).toBe('{"stored": "exactly this"}');
    expect(texts.get('note.txt')).toContain('- Broken: Its whole copy is damaged.');
    const { files, refused } = await openZip(zip);
    expect(files.map(({ name }) => name)).toEqual(['Whole.desk.json']);
    expect(refused.map(({ fileName }) => fileName)).toEqual(['damaged/Broken.raw.json']);
    expect(files.every(({ name }) => canBeOpened(name))).toBe(true);
  });

  it('leaves out a draft that another tab has just deleted, and says if there are no drafts', async () => {
    const reading = exportAll({
      list: async () => [{ id: 'gone', title: 'Gone', changedAt: 0 }],
      read: async () => undefined,
      raw: async () => '',
      download: () => undefined,
      clock: () => 0,
    });
    await expect(reading).resolves.toMatchObject({ whole: 0, raw: [] });
    await expect(carry(new Map())).rejects.toThrow('There is no draft on this device to export.');
  });
});

it('a zip without a draft is rejected with a message', async () => {
  for (const zip of [new File(['PK'], 'cut.zip'), new File([], 'empty.zip')]) {
    const { files, refused } = await openZip(zip);
    expect(files).toEqual([]);
    const message = expect.stringContaining('not a valid zip file') as string;
    expect(refused).toMatchObject([{ result: { kind: 'refused', problems: [{ message }] } }]);
  }
});
