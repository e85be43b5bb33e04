import { describe, expect, it } from 'vitest';
import { decryptedName, isEncryptedFile, isLongEnough } from './encrypted-file.ts';

describe('an encrypted file', () => {
  it('is known by its ending or its first line, and no other file is one', () => {
    expect(isEncryptedFile('x.desk.json.age', '')).toBe(true);
    expect(isEncryptedFile('X.DESK.JSON.AGE', '')).toBe(true);
    expect(isEncryptedFile('x.desk.json', 'age-encryption.org/v1\n-> scrypt')).toBe(true);
    expect(isEncryptedFile('x.txt', '-----BEGIN AGE ENCRYPTED FILE-----\nYWdl')).toBe(true);
    expect(isEncryptedFile('page.json', '{"note": "age-encryption.org/v1"}')).toBe(false);
  });

  it('removes only the ending of the encryption from a name', () => {
    const names = ['x.desk.json.age', 'X.AGE', 'x.json', 'age'].map(decryptedName);
    expect(names).toEqual(['x.desk.json', 'X', 'x.json', 'age']);
  });
});

describe('the length of a passphrase', () => {
  it('counts code points', () => {
    expect(isLongEnough('12345678901')).toBe(false);
    expect(isLongEnough('123456789012')).toBe(true);
    expect(isLongEnough('😀'.repeat(6))).toBe(false);
  });
});
