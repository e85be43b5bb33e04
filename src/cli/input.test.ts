import { describe, expect, it } from 'vitest';
import { sampleWorkspace } from '../core/files/sample.fixtures.ts';
import { writeDesk } from '../core/files/write.ts';
import { encrypt } from '../encryption/age.ts';
import { runWith } from './host.fixtures.ts';

const text = writeDesk(sampleWorkspace);
const file = await encrypt(new TextEncoder().encode(text), 'a long passphrase', 1);
const name = 'x.desk.json.age';
const check = (env: Readonly<Record<string, string>>, args = ['check', name]) =>
  runWith({ [name]: file }, args, { env });

describe('an encrypted file on the command line', () => {
  it('is checked like its content, with the passphrase from the environment', async () => {
    const plain = await runWith({ [name.slice(0, -4)]: text }, ['check', name.slice(0, -4)]);
    const decrypted = await check({ ASSESSMENT_DESK_PASSPHRASE: 'a long passphrase' });
    expect(decrypted.out.replaceAll(name, 'x.desk.json')).toBe(plain.out);
    expect(decrypted.exitCode).toBe(plain.exitCode);
  });

  it('needs a passphrase', async () => {
    const { exitCode, out, err } = await check({});
    expect(exitCode).toBe(2);
    expect(out + err).toContain('is encrypted. Set the environment variable ASSESSMENT_DESK_PASSPHRASE');
  });

  it('says that a passphrase is wrong', async () => {
    const { exitCode, out, err } = await check({ ASSESSMENT_DESK_PASSPHRASE: 'another passphrase' });
    expect(exitCode).toBe(2);
    expect(out + err).toContain('Could not decrypt “x.desk.json.age”. This passphrase does not open the file.');
  });

  it('is never replaced by its content', async () => {
    const { exitCode, err, written } = await check({ ASSESSMENT_DESK_PASSPHRASE: 'a long passphrase' }, ['fmt', name]);
    expect(exitCode).toBe(2);
    expect(err).toContain('fmt would write it without encryption');
    expect(written).toEqual({});
  });
});
