import { describe, expect, it } from 'vitest';
import { decryptedName, isEncryptedFile, isLongEnough } from './encrypted-file.ts';

describe('recognising an encrypted file', () => {
  it.each([
    ['its ending', 'x.desk.json.age', ''],
    ['its ending in capitals', 'X.DESK.JSON.AGE', ''],
    ['its first line', 'x.desk.json', 'age-encryption.org/v1\n-> scrypt'],
    ['the first line of its text form', 'x.txt', '-----BEGIN AGE ENCRYPTED FILE-----\nYWdl'],
  ])('knows it by %s', (_, name, start) => {
    expect(isEncryptedFile(name, start)).toBe(true);
  });

  it('takes no other file for one', () => {
    expect(isEncryptedFile('page.json', '{"note": "age-encryption.org/v1"}')).toBe(false);
  });

  it('removes only the ending of the encryption from a name', () => {
    expect(['x.desk.json.age', 'X.AGE', 'x.json', 'age'].map(decryptedName)).toEqual([
      'x.desk.json',
      'X',
      'x.json',
      'age',
    ]);
  });
});

describe('the length of a passphrase', () => {
  it('counts code points', () => {
    expect(isLongEnough('12345678901')).toBe(false);
    expect(isLongEnough('123456789012')).toBe(true);
    expect(isLongEnough('😀'.repeat(6))).toBe(false);
  });
});
