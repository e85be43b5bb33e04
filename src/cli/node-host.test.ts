import {
  mkdtempSync,
  rmSync,
  truncateSync,
  writeFileSync,
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, afterEach, beforeEach } from 'vitest';
import { spawnSync } from 'node:child_process';
import { inspectedEnd, inspectedStart } from '../sources/formats.ts';
import { sizeProblem } from '../core/files/limits.ts';
import { nodeHost, writeWhole } from './node-host.ts';
import { run } from './run.ts';
import { writeAssessment, writeCasefile } from '../core/files/write.ts';
import { exampleAssessment, exampleCasefile } from '../core/rules/example-workspace.ts';

describe('node host', () => {
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
});

describe('output file', () => {
  const before = writeAssessment(exampleAssessment);
  let folder = '';
  const at = (...names: string[]): string => join(folder, ...names);
  const read = (name: string): string => readFileSync(at(name), 'utf8');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'assessment-desk-output-'));
    writeFileSync(at('in.json'), before);
    writeFileSync(at('casefile.json'), writeCasefile(exampleCasefile));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const check = (...args: readonly string[]) => runAt('check', ...args);

  async function runAt(...args: readonly string[]) {
    let out = '';
    let err = '';
    const more = { out: (text: string) => void (out += text), err: (text: string) => void (err += text) };
    const exitCode = await run(args, { ...nodeHost('1.2.3'), ...more });
    return { exitCode, out, err };
  }

  describe('the output of check', () => {
    it('is never an input or the casefile: by another path, a symbolic or a hard link, or through a linked folder', async () => {
      mkdirSync(at('sub'));
      symlinkSync(at('in.json'), at('link'));
      linkSync(at('in.json'), at('hard'));
      symlinkSync(folder, at('folder'));
      const names = ['in.json', './sub/../in.json', 'link', 'hard', 'folder/in.json'];
      const [input, casefile, link] = ['in.json', 'casefile.json', 'link'].map((name) => at(name)) as [
        string,
        string,
        string,
      ];
      for (const command of [
        ...names.map((name) => ['check', '-o', `${folder}/${name}`, input]),
        ['check', '-o', input, casefile, input],
        ['check', '-o', casefile, '--casefile', casefile, input],
        ['check', '-o', input, link],
        ['export', '--to', 'links.csv', '-o', input, input],
        ['export', '--to', 'links.csv', '-o', link, input],
        ['export', '--to', 'links.csv', '-o', casefile, '--casefile', casefile, input],
        ['extract', '-o', input, casefile, link],
      ]) {
        const { exitCode, out, err } = await runAt(...command);
        const target = command[command.indexOf('-o') + 1] ?? '';
        expect([exitCode, out]).toEqual([2, '']);
        expect(err).toContain(`“${target}” is also an input. Choose another file for --output.`);
        expect([read('in.json'), read('casefile.json')]).toEqual([before, writeCasefile(exampleCasefile)]);
      }
    });

    it('replaces an older file, keeps its mode, and leaves no temporary file; for “-” is standard output', async () => {
      writeFileSync(at('report'), 'older');
      chmodSync(at('report'), 0o640);
      expect((await check('--format', 'json', '-o', at('report'), at('in.json'))).exitCode).toBe(0);
      expect(JSON.parse(read('report'))).toMatchObject({ format: 'assessment-desk.check/v1' });
      expect(statSync(at('report')).mode & 0o777).toBe(0o640);
      const { exitCode, out } = await check('--format', 'json', '-o', '-', at('in.json'));
      expect([exitCode, JSON.parse(out)]).toMatchObject([0, { format: 'assessment-desk.check/v1' }]);
      expect(readdirSync(folder).sort()).toEqual(['casefile.json', 'in.json', 'report']);
    });

    it('reports in plain words that it cannot be written', async () => {
      const { exitCode, err } = await check('-o', at('nowhere', 'report'), at('in.json'));
      expect([exitCode, err]).toEqual([
        2,
        `assessment-desk: Could not write “${at('nowhere', 'report')}”: its directory does not exist.\n`,
      ]);
      expect((await check('-o', folder, at('in.json'))).err).toContain(': it is a directory.');
    });
  });

  // Linux has a device that is always full.
  describe.runIf(existsSync('/dev/full'))('standard output', () => {
    it('ends a command with status 2 if its disk is full', () => {
      const full = openSync('/dev/full', 'w');
      const main = join(import.meta.dirname, 'main.ts');
      const args = ['--import', import.meta.resolve('tsx'), main, 'rules'];
      const { status, stderr } = spawnSync(process.execPath, args, { stdio: ['ignore', full, 'pipe'] });
      closeSync(full);
      expect([status, stderr.toString()]).toEqual([
        2,
        'assessment-desk: Could not write to standard output: the disk is full.\n',
      ]);
    });
  });

  describe('a whole file', () => {
    it('is unchanged if writing fails half-way, and no temporary file is left', async () => {
      writeFileSync(at('report'), 'older');
      const failing = function* () {
        yield 'half';
        throw new Error('the writer broke');
      };
      await expect(writeWhole(at('report'), failing())).rejects.toThrow('the writer broke');
      await expect(writeWhole(at('new'), failing())).rejects.toThrow('the writer broke');
      expect(read('report')).toBe('older');
      expect(readdirSync(folder).sort()).toEqual(['casefile.json', 'in.json', 'report']);
    });

    it('is written through a symbolic link, which stays a link, and does not replace a device', async () => {
      writeFileSync(at('report'), 'older');
      symlinkSync(at('report'), at('link'));
      await writeWhole(at('link'), 'newer');
      expect([read('report'), lstatSync(at('link')).isSymbolicLink()]).toEqual(['newer', true]);
      await writeWhole('/dev/null', 'text');
      expect(statSync('/dev/null').isFile()).toBe(false);
    });
  });
});
