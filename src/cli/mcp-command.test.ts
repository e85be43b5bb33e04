/** Calls the tools of `assessment-desk mcp` on real files. The end-to-end test of the package uses the protocol. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casefileWith } from './mcp.fixtures.ts';
import { writeAssessment, writeCasefile } from '../core/files/write.ts';
import { exampleAssessment, exampleCasefile } from '../core/rules/example-workspace.ts';
import { callTool, hostBelow } from './mcp-command.ts';
import { nodeHost } from './node-host.ts';
import { runWith } from './host.fixtures.ts';

let top = '';
let folder = '';
const host = nodeHost('1.2.3');

async function call(name: string, given: Record<string, unknown>) {
  const result = await callTool(name, given, host, folder);
  const [first] = result?.content ?? [];
  const text = first?.type === 'text' ? first.text : '';
  return {
    value: result?.structuredContent as Record<string, unknown> | undefined,
    text,
    isError: result?.isError === true,
  };
}

beforeAll(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'assessment-desk-mcp-')));
  folder = join(top, 'work');
  mkdirSync(folder);
  writeFileSync(join(folder, 'a.assessment.json'), writeAssessment(exampleAssessment));
  writeFileSync(join(folder, 'a.casefile.json'), writeCasefile(exampleCasefile));
  writeFileSync(join(folder, 'twice.casefile.json'), writeCasefile(casefileWith('😀 no, no')));
  writeFileSync(join(top, 'secret.json'), '{}');
  symlinkSync(join(top, 'secret.json'), join(folder, 'link.json'));
});

afterAll(() => {
  rmSync(top, { recursive: true, force: true });
});

describe('the tools', () => {
  it('check gives the report of the command', async () => {
    const given = { file: 'a.assessment.json', casefile: 'a.casefile.json' };
    const { value } = await call('check', given);
    const files = {
      [given.file]: writeAssessment(exampleAssessment),
      [given.casefile]: writeCasefile(exampleCasefile),
    };
    const { out } = await runWith(files, ['check', '--format', 'json', '--casefile', given.casefile, given.file]);
    expect(value).toMatchObject({ exitCode: 0, files: (JSON.parse(out) as { files: object[] }).files });
  });

  it('anchor gives every exact occurrence in code points, and none for anything else', async () => {
    const occurrences = async (quote: string, more = {}) =>
      (await call('anchor', { casefile: 'twice.casefile.json', quote, ...more })).value?.occurrences;
    const span = (start: number) => ({ span: { start, end: start + 2, offset_encoding: 'unicode-code-point' } });
    expect(await occurrences('no')).toMatchObject([span(2), span(6)]);
    for (const quote of ['No', 'no,  no', 'yes']) expect(await occurrences(quote)).toEqual([]);
    expect(await occurrences('no', { passage_id: 'sha256:0' })).toEqual([]);
  });
});

describe('rejected calls', () => {
  it('are those for files outside the folder', async () => {
    for (const file of ['../secret.json', 'link.json', '/etc/passwd', 'work/../../secret.json']) {
      const { value } = await call('check', { file });
      expect(JSON.stringify(value), file).toContain('is outside the folder');
      expect(value).toMatchObject({ exitCode: 2 });
      expect(await call('anchor', { casefile: file, quote: 'x' }), file).toMatchObject({ isError: true });
    }
  });

  it('do not follow a folder that becomes a link after its path was checked', async () => {
    const [inside, elsewhere] = [join(folder, 'moving'), join(top, 'elsewhere')];
    for (const [path, text] of [
      [inside, 'inside'],
      [elsewhere, 'outside'],
    ] as const) {
      mkdirSync(path);
      writeFileSync(join(path, 'a.json'), text);
    }
    const read = (path: string) => {
      renameSync(inside, join(folder, 'moved'));
      symlinkSync(elsewhere, inside);
      return host.read(path);
    };
    const silent = { out: () => undefined, err: () => undefined };
    const bytes = await hostBelow({ ...host, read }, folder, silent).read('moving/a.json');
    // Only Linux says where an open file is.
    expect(Buffer.from(bytes).toString()).toBe(existsSync('/proc/self/fd') ? 'inside' : 'outside');
  });

  it('are those for pipes, which are never opened, so that no call waits for a writer', async () => {
    execFileSync('mkfifo', [join(folder, 'pipe.json')]);
    for (const file of ['pipe.json', 'a.assessment.json']) {
      const { text, value } = await call('check', { file, casefile: 'pipe.json' });
      expect(text + JSON.stringify(value)).toContain('“pipe.json”: it is not a regular file.');
    }
    rmSync(join(folder, 'pipe.json'));
  });

  it('are those with wrong arguments, and of unknown tools', async () => {
    const wrong = [
      ['check', {}, 'The argument “file” is missing.'],
      ['check', { file: 1 }, 'must be a string'],
      ['anchor', { casefile: 'a.casefile.json', quote: '' }, '“quote” must be a string'],
      ['anchor', { casefile: 'none', quote: 'x' }, 'file not found'],
      ['anchor', { casefile: 'a.assessment.json', quote: 'x' }, 'is not a casefile'],
      ['explain', { rule: 'span/order', more: 'x' }, 'There is no argument “more”'],
    ] as const;
    for (const [name, given, words] of wrong) {
      const { isError, text } = await call(name, given);
      expect(isError, words).toBe(true);
      expect(text).toContain(words);
    }
    expect(await callTool('search', {}, host, folder)).toBeUndefined();
  });

  it('name a folder as it was given, and end the command for one that does not exist', async () => {
    mkdirSync(join(folder, 'sub'));
    expect(JSON.stringify((await call('check', { file: 'sub' })).value)).toContain(
      'Could not read “sub”: it is a directory; specify files instead.',
    );
    for (const args of [['mcp', join(top, 'nowhere')], ['mcp']])
      expect(await runWith({}, args)).toMatchObject({ exitCode: 2 });
  });
});
