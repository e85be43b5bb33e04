import { describe, expect, it } from 'vitest';
import { encrypt } from '../../encryption/age.ts';
import { createRequestStore, type PassphraseRequest } from '../../store/requests.ts';
import { decryptBlob } from '../encryption/age-here.ts';
import { decryptFiles } from './encrypted-files.ts';

const encryptedFile = async (name: string, text: string): Promise<File> =>
  new File([await encrypt(new TextEncoder().encode(text), 'the passphrase', 1)], name);

/** Decrypts files, and answers each question with the next of these passphrases; none cancels. */
async function opened(files: readonly File[], answers: readonly (string | undefined)[]) {
  const passphrases = createRequestStore<PassphraseRequest>();
  const left = [...answers];
  const replies: (string | undefined)[] = [];
  const stop = passphrases.subscribe(({ request }) => {
    if (!request) return;
    const answer = async (): Promise<void> => {
      const next = left.shift();
      if (next === undefined) return request.cancel();
      const reply = await request.attempt(next);
      replies.push(reply);
      if (reply !== undefined) await answer();
    };
    void answer();
  });
  const { files: found, reports } = await decryptFiles(files, { passphrases, load: async () => decryptBlob });
  stop();
  const texts = await Promise.all(found.map(async (file) => `${file.name}: ${await file.text()}`));
  return { texts, reports, replies, isAsking: passphrases.getState().request !== null };
}

describe('opening encrypted files', () => {
  it('replaces each by its content, in order, and does not change other files', async () => {
    const files = [
      new File(['a'], 'a.json'),
      await encryptedFile('b.desk.json.age', 'b'),
      await encryptedFile('c.json', 'c'),
    ];
    const { texts, reports, isAsking } = await opened(files, ['the passphrase', 'the passphrase']);
    expect(texts).toEqual(['a.json: a', 'b.desk.json: b', 'c.json: c']);
    expect(reports).toEqual([]);
    expect(isAsking).toBe(false);
  });

  it('asks again after a wrong passphrase', async () => {
    const { texts, replies } = await opened([await encryptedFile('b.json.age', 'b')], ['wrong', 'the passphrase']);
    expect(replies).toEqual(['This passphrase does not open the file. Check it and try again.', undefined]);
    expect(texts).toEqual(['b.json: b']);
  });

  it('opens the others if a person does not know one of the passphrases', async () => {
    const files = [await encryptedFile('b.json.age', 'b'), new File(['a'], 'a.json')];
    const { texts, reports } = await opened(files, [undefined]);
    expect(texts).toEqual(['a.json: a']);
    expect(reports).toMatchObject([{ summary: '“b.json.age” was not opened.', outcome: 'refused', problems: [] }]);
  });

  it('does not ask about a file that cannot be read', async () => {
    const moved = Object.defineProperty(new File(['x'], 'b.json.age'), 'slice', {
      value: () => ({ text: () => Promise.reject(new Error('The file was moved.')) }),
    });
    const { texts, reports, isAsking } = await opened([moved], []);
    expect({ texts, reports, isAsking }).toEqual({ texts: ['b.json.age: x'], reports: [], isAsking: false });
  });

  it('says that a file is damaged', async () => {
    const whole = await encryptedFile('b.json.age', 'b');
    const { texts, reports } = await opened([new File([whole.slice(0, -3)], whole.name)], ['the passphrase']);
    expect(texts).toEqual([]);
    expect(reports[0]?.problems[0]?.message).toMatch(/^This encrypted file is damaged/);
  });
});
