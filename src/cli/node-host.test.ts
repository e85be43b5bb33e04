import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectedEnd, inspectedStart } from '../extract/formats.ts';
import { sizeProblem } from '../core/files/limits.ts';
import { nodeHost } from './node-host.ts';
import { run } from './run.ts';

let folder = '';
const at = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assessment-desk-cli-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('nodeHost', () => {
  it('returns the exact bytes of a file', async () => {
    const bytes = Uint8Array.of(0xef, 0xbb, 0xbf, 0x61, 0xff);
    writeFileSync(at('bytes'), bytes);
    expect(new Uint8Array(await nodeHost('1').read(at('bytes')))).toEqual(bytes);
    writeFileSync(at('empty'), '');
    expect((await nodeHost('1').read(at('empty'))).length).toBe(0);
  });

  it('says in plain words why a file cannot be read', async () => {
    await expect(nodeHost('1').read(at('nowhere'))).rejects.toMatchObject({
      code: 'missing',
      message: `Could not read “${at('nowhere')}”: file not found.`,
    });
    await expect(nodeHost('1').read(folder)).rejects.toThrow(/it is a directory; specify files instead\.$/);
    await expect(nodeHost('1').read(at('*.json'))).rejects.toThrow(/no file matches this pattern/);
  });

  it('does not read a file that is too large, and reports it as the application does', async () => {
    writeFileSync(at('large'), '');
    const size = 64 * 1024 * 1024 + 1;
    truncateSync(at('large'), size);
    let out = '';
    const host = { ...nodeHost('1'), out: (text: string) => void (out += text) };
    expect(await run(['check', '--format', 'json', at('large')], host)).toBe(2);
    expect(JSON.parse(out)).toMatchObject({
      files: [{ kind: 'refused', problems: [{ code: 'too-large', message: sizeProblem(size)?.message }] }],
    });
  });

  it('refuses a published file by its size and its ends, before the rest is read', async () => {
    writeFileSync(at('large.txt'), 'Text');
    const size = 1024 ** 3;
    truncateSync(at('large.txt'), size);
    const asked: number[][] = [];
    const reading = nodeHost('1').readWhole(at('large.txt'), (part) => {
      asked.push([part.size, part.start.length, part.end.length]);
      return 'Too large.';
    });
    await expect(reading).rejects.toMatchObject({ code: 'too-large', message: 'Too large.' });
    expect(asked).toEqual([[size, inspectedStart, inspectedEnd]]);
    let err = '';
    const host = { ...nodeHost('1'), err: (text: string) => void (err += text) };
    expect(await run(['extract', at('large.txt')], host)).toBe(2);
    expect(err).toContain('large.txt: The file is too large (1024.0 MiB, limit 64.0 MiB). Split it.');
  });
});
