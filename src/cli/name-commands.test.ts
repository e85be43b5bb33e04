import { sha256 } from '@noble/hashes/sha2.js';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { casefileFingerprint } from '../core/casefile/fingerprint.ts';
import { sampleAssessment, sampleCasefile, sampleWorkspace } from '../core/files/sample.fixtures.ts';
import { writeAssessment, writeCasefile, writeDesk } from '../core/files/write.ts';
import { runWith } from './host.fixtures.ts';

const idOf = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;
const exact = '\r\n  e\u0301 ﬁ \u00a0\u202e😀\t\n\n';
const fingerprint = casefileFingerprint(sampleCasefile, sha256);

describe('hash', () => {
  it('hashes exact texts, also from standard input and if the text is empty', async () => {
    const ran = await runWith({ exact, '-': 'abc', nothing: '' }, ['hash', 'exact', '-', 'nothing']);
    expect(ran).toMatchObject({ exitCode: 0, err: '' });
    expect(ran.out).toBe(`${idOf(exact)}  exact\n${idOf('abc')}  -\n${idOf('')}  nothing\n`);
  });

  it('removes a leading byte order mark, reports it, and leaves any other', async () => {
    const ran = await runWith({ marked: '\ufeffa\ufeffb' }, ['hash', 'marked']);
    expect(ran).toMatchObject({ exitCode: 0, out: `${idOf('a\ufeffb')}  marked\n` });
    expect(ran.err).toMatch(/^marked: .*byte order mark/);
  });

  it('reports the position of invalid UTF-8 and continues', async () => {
    const ran = await runWith({ bad: Uint8Array.of(0x61, 0x0a, 0xe4, 0x62), good: 'abc' }, [
      'hash',
      'bad',
      'nowhere',
      'good',
    ]);
    expect(ran).toMatchObject({ exitCode: 2, out: `${idOf('abc')}  good\n` });
    expect(ran.err).toMatch(/^bad: Line 2, column 1: byte E4 at position 3 /);
    expect(ran.err).toContain('nowhere: ');
  });
});

describe('fingerprint', () => {
  it('is that of the casefile, in its own file or in a desk file', async () => {
    const files = { casefile: writeCasefile(sampleCasefile), '-': writeDesk(sampleWorkspace) };
    const ran = await runWith(files, ['fingerprint', 'casefile', '-']);
    expect(ran).toEqual({ exitCode: 0, err: '', out: `${fingerprint}  casefile\n${fingerprint}  -\n`, written: {} });
  });

  it('is not there for files without a casefile, or with one that cannot be read whole', async () => {
    const partial = writeCasefile(sampleCasefile).replace('Zwölf', 'Elf');
    const without = writeDesk({ ...sampleWorkspace, casefile: null });
    for (const file of [writeAssessment(sampleAssessment), without, partial, '{']) {
      const ran = await runWith({ file }, ['fingerprint', 'file']);
      expect(ran).toMatchObject({ exitCode: 2, out: '' });
      expect(ran.err).toMatch(/^file: [A-Z]/);
    }
  });
});
