import { describe, expect, it } from 'vitest';
import { sha256 } from './digest.ts';
import { randomDraftId, randomPassphrase } from './clock.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ])('of “%s” is the one in FIPS 180-4', (text, expected) => {
    expect(hex(sha256(new TextEncoder().encode(text)))).toBe(expected);
  });
});

describe('draft IDs', () => {
  it('are 20 plain letters and digits, and different each time', () => {
    const ids = Array.from({ length: 200 }, randomDraftId);
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) expect(id).toMatch(/^[a-z2-9]{20}$/);
  });
});

describe('random passphrases', () => {
  it('are five groups that can be read out, and different each time', () => {
    const passphrases = Array.from({ length: 200 }, randomPassphrase);
    expect(new Set(passphrases).size).toBe(200);
    for (const passphrase of passphrases) expect(passphrase).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){4}$/);
  });
});
