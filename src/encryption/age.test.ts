import { armor, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../.config/any-character.ts';
import { runs } from '../../.config/property-runs.ts';
import { decrypt, encrypt } from './age.ts';

/** A file of the program age 1.1.1 (Debian), encrypted with `age -p -a` in its text form. */
const byAge = {
  passphrase: 'correct horse 7 ß',
  content: 'Straße von Hesper 😀\n',
  text: [
    '-----BEGIN AGE ENCRYPTED FILE-----',
    'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBXN3Q1UkVQTmtlVlkwT2Fs',
    'OWdaNy93IDE4CnBuUDdBSjRTKzFHdnBTeTJUVWlMR2kzOXYyaDlGRnIyWlVLMGhY',
    'ekdKclkKLS0tIE1hWHFrODZLdWhiUVJtRm5DRTlzN0RaU0hRdEM2SExtMncxckxt',
    'UEFsNmcKCzp08k7lnPDk4/5Ao6hIhPf4nf3P4UHVTQu2FES8Sde/YtPKbUkxnQIt',
    'At8TqDKnAnxIkZLDoUk=',
    '-----END AGE ENCRYPTED FILE-----',
    '',
  ].join('\n'),
};

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Little work for a passphrase, so that a test can try many. */
const quick = 1;

async function contentOf(file: Uint8Array, passphrase: string): Promise<string> {
  const decrypted = await decrypt(file, passphrase);
  return decrypted.kind === 'decrypted' ? new TextDecoder().decode(decrypted.bytes) : decrypted.problem;
}

// The text form contains the binary one, which the files of the other tests have.
it('a file of the program age is decrypted, also with other line ends', async () => {
  expect(await contentOf(utf8(byAge.text.replaceAll('\n', '\r\n')), byAge.passphrase)).toBe(byAge.content);
});

describe('encrypting with a passphrase', () => {
  it('gives any bytes back for any passphrase', async () => {
    const passphrases = fc.string({ minLength: 1, unit: anyCharacter }).filter((text) => text.isWellFormed());
    // The format encrypts 64 KiB at a time.
    const long = fc.constantFrom(65_535, 65_536, 65_537).map((size) => new Uint8Array(size).fill(7));
    const contents = fc.oneof({ weight: 9, arbitrary: fc.uint8Array() }, { weight: 1, arbitrary: long });
    await fc.assert(
      fc.asyncProperty(contents, passphrases, async (bytes, passphrase) => {
        const decrypted = await decrypt(await encrypt(bytes, passphrase, quick), passphrase);
        expect(decrypted.kind === 'decrypted' && Buffer.from(bytes).equals(decrypted.bytes)).toBe(true);
      }),
      { numRuns: runs(40) },
    );
  });

  it('uses the work of the program age for a new file', async () => {
    const file = await encrypt(utf8('x'), 'a passphrase');
    expect(new TextDecoder('latin1').decode(file)).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S{22} 18\n/);
  });

  it('does not give the content for another passphrase', async () => {
    const file = await encrypt(utf8('secret'), 'the right one', quick);
    expect(await contentOf(file, 'the right one ')).toBe('wrong-passphrase');
  });
});

describe('a file that cannot be decrypted', () => {
  it('never gives content, whichever byte was changed or lost', async () => {
    const file = await encrypt(utf8('secret'), 'passphrase', quick);
    for (let at = 0; at < file.length; at += 1) {
      const changed = Uint8Array.from(file, (byte, index) => (index === at ? byte ^ 1 : byte));
      expect(await decrypt(changed, 'passphrase')).toMatchObject({ kind: 'refused' });
      expect(await decrypt(file.subarray(0, at), 'passphrase')).toMatchObject({ kind: 'refused' });
    }
  });

  it('is called damaged if the passphrase is right, and recognised if it is for a key or asks for too much memory', async () => {
    const file = await encrypt(utf8('secret'), 'passphrase', quick);
    const costly = Buffer.from(file)
      .toString('latin1')
      .replace(/^(-> scrypt \S+) \d+$/m, '$1 30');
    const encrypter = new Encrypter();
    encrypter.addRecipient(await identityToRecipient(await generateIdentity()));
    for (const [bytes, problem] of [
      [file.subarray(0, -1), 'damaged'],
      [utf8('no such file'), 'damaged'],
      [utf8(armor.encode(file).slice(0, 90)), 'damaged'],
      [await encrypter.encrypt('secret'), 'for-a-key'],
      [Uint8Array.from(Buffer.from(costly, 'latin1')), 'too-costly'],
    ] as const)
      expect(await contentOf(bytes, 'passphrase')).toBe(problem);
  });
});
