import { describe, expect, it } from 'vitest';
import { sha256 } from './digest.ts';
import { randomDraftId, randomPassphrase } from './clock.ts';
import { sha256 as reference } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { lazyLoader } from './lazy-loader.ts';

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

it('gives the right digest for any bytes, whatever was hashed before', () => {
  const texts = fc.array(fc.uint8Array({ maxLength: 200, size: 'max' }), { maxLength: 6 });
  fc.assert(
    fc.property(texts, (all) => {
      expect(all.map((bytes) => sha256(bytes))).toEqual(all.map((bytes) => reference(bytes)));
    }),
  );
});

describe('lazyLoader', () => {
  it('loads once, however often it is called', async () => {
    let loads = 0;
    const thing = lazyLoader(async () => ({ number: (loads += 1) }));
    expect(thing.now()).toBeUndefined();
    const [one, other] = await Promise.all([thing.get(), thing.get()]);
    expect(one).toBe(other);
    expect(thing.now()).toBe(one);
    expect(loads).toBe(1);
  });

  it('tries again after a load that failed', async () => {
    let loads = 0;
    const thing = lazyLoader(async () => {
      loads += 1;
      if (loads === 1) throw new Error('offline');
      return loads;
    });
    await expect(thing.get()).rejects.toThrow('offline');
    await expect(thing.get()).resolves.toBe(2);
  });
});
