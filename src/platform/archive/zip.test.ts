import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { crc32, readZipDirectory, ZipError } from '../../core/archive/zip.ts';
import { packZip, unpackZip, type FileToPack } from './zip.ts';

const everything = (): boolean => true;
const most = 1_000_000;

async function packed(files: readonly FileToPack[]): Promise<Uint8Array> {
  const given = (async function* () {
    yield* files;
  })();
  return new Uint8Array(await (await packZip(given)).arrayBuffer());
}

async function textsIn(bytes: Uint8Array): Promise<readonly (readonly [string, string])[]> {
  const { files } = await unpackZip(bytes, everything, most);
  return Promise.all(files.map(async (file) => [file.name, await file.text()] as const));
}

const file = (path: string, text: string, at = 0) => ({ path, content: text, at });

describe('a zip', () => {
  it('contains what was added to it, in any script, whatever the times of its files', async () => {
    const files = [
      file('Ελλάδα.desk.json', '{"title":"💥 עברית"}', NaN),
      file('empty.json', '', -1e18),
      file('long.json', 'ab'.repeat(200_000), 4e12),
    ];
    expect(await textsIn(await packed(files))).toEqual(files.map(({ path, content }) => [path, content]));
  });

  it('marks names as UTF-8, and files as regular files of Unix that everybody may read', async () => {
    const bytes = await packed([file('北.json', '{}'), file('b.json', '{}')]);
    const view = new DataView(bytes.buffer);
    const headers = Array.from(bytes.keys()).filter(
      (at) => at + 46 < bytes.length && view.getUint32(at) === 0x504b0102,
    );
    // APPNOTE 4.3.12: the system, the flags and the external attributes in the headers of the central directory.
    expect(
      headers.map((at) => [view.getUint8(at + 5), view.getUint16(at + 8, true) & 0x800, view.getUint32(at + 38, true)]),
    ).toEqual([
      [3, 0x800, 0o100644 * 2 ** 16],
      [3, 0, 0o100644 * 2 ** 16],
    ]);
  });

  it('returns any texts unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { maxLength: 6 }), async (texts) => {
        const files = texts.map((text, index) => file(`${index}.json`, text, 1_700_000_000_000));
        expect((await textsIn(await packed(files))).map(([, text]) => text)).toEqual(texts);
      }),
      { numRuns: 25 },
    );
  });

  it('returns the bytes of files that are stored in pieces', async () => {
    const bytes = Uint8Array.from({ length: 9_000_000 }, (_, index) => (index * 7) % 251);
    const given = [
      { path: 'a.pdf', content: new Blob([bytes]), at: 0 },
      { path: 'empty.pdf', content: new Blob([]), at: 0 },
      file('b.json', 'text'),
    ];
    const { files } = await unpackZip(await packed(given), everything, bytes.length);
    expect(files.map(({ name, size }) => [name, size])).toEqual([
      ['a.pdf', bytes.length],
      ['empty.pdf', 0],
      ['b.json', 4],
    ]);
    expect(Buffer.from(await files[0]!.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('is read from another program, stored or deflated, with folders', async () => {
    const bytes = zipSync({ 'a.json': strToU8('one'), inner: { 'b.json': [strToU8('two'), { level: 0 }] } });
    expect(await textsIn(bytes)).toEqual([
      ['a.json', 'one'],
      ['b.json', 'two'],
    ]);
  });

  it('reports the files that were left out', async () => {
    const bytes = await packed([file('a.json', '1'), file('note.txt', '2')]);
    const { files, others } = await unpackZip(bytes, (path) => path.endsWith('.json'), most);
    expect([files.map(({ name }) => name), others]).toEqual([['a.json'], ['note.txt']]);
  });

  it('reports that one of its files is damaged, and returns the others', async () => {
    const bytes = zipSync({ 'a.json': [strToU8('first file'), { level: 0 }], 'b.json': strToU8('second') });
    const at = bytes.findIndex((_, index) => new TextDecoder().decode(bytes.subarray(index, index + 5)) === 'first');
    bytes[at] = 0x46;
    const { files, problems } = await unpackZip(bytes, everything, most);
    expect(files.map(({ name }) => name)).toEqual(['b.json']);
    expect(problems).toEqual([
      { path: 'a.json', message: expect.stringContaining('“a.json” in the zip file is damaged') as string },
    ]);
  });

  it('does not fill the memory if it understates its size, and is not unpacked if it is too large', async () => {
    const bytes = zipSync({ 'bomb.json': new Uint8Array(2_000_000) });
    expect((await unpackZip(bytes, everything, most)).problems[0]?.message).toContain('too large');
    const entry = readZipDirectory(bytes)[0];
    const view = new DataView(bytes.buffer);
    for (let index = 0; index < bytes.length - 4; index += 1) {
      if (view.getUint32(index, true) === entry?.size) view.setUint32(index, 10, true);
    }
    expect((await unpackZip(bytes, everything, most)).problems[0]?.message).toContain('damaged');
  });

  it('returns its files unchanged or reports the damage, and never hangs, if it is damaged anywhere', async () => {
    const texts = ['{"one": 1}', '{"two": 2}'];
    const bytes = await packed(texts.map((text, index) => file(`${String(index)}.json`, text)));
    const damage = fc.record({ at: fc.nat(bytes.length - 1), to: fc.nat(255), cut: fc.nat(bytes.length) });
    await fc.assert(
      fc.asyncProperty(damage, fc.boolean(), async ({ at, to, cut }, shorten) => {
        const hurt = shorten ? bytes.slice(0, cut) : bytes.with(at, to);
        try {
          const { files } = await unpackZip(hurt, everything, most);
          for (const found of files) expect(texts).toContain(await found.text());
        } catch (error) {
          expect(error).toBeInstanceOf(ZipError);
        }
      }),
      { numRuns: runs(150) },
    );
  });
});

it('crc32 is the checksum of the standard’s own example', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  expect(crc32(new Uint8Array())).toBe(0);
});
