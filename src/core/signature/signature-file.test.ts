import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { calculateJwkThumbprint, compactVerify, FlattenedSign, flattenedVerify, importJWK } from 'jose';
import { describe, expect, it } from 'vitest';
import { base64url } from '../casefile/base64.ts';
import {
  keyFingerprint,
  publicKeyOf,
  readKeyFile,
  readSignature,
  signatureHeader,
  signedBytes,
  writeKeyFile,
  writeSignature,
} from './signature-file.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const key = publicKeyOf({ ...publicKey.export({ format: 'jwk' }) } as Record<string, string>);
const file = new TextEncoder().encode('{"title":"The north channel – 北"}\n');
const statement = {
  key,
  signer: 'Rósa Lind',
  signedAt: '2026-11-23T14:02:00Z',
  fileName: 'north.assessment.json',
};

function signed(content = file): string {
  const header = signatureHeader(statement, sha256);
  return writeSignature(header, sign(null, signedBytes(header, content), privateKey));
}

describe('a signature', () => {
  it('is verified by jose, with the key in it and its fingerprint', async () => {
    const jws = { ...(JSON.parse(signed()) as Parts), payload: Buffer.from(file).toString('base64url') };
    const { payload, protectedHeader } = await flattenedVerify(jws, await importJWK(key, 'EdDSA'));
    expect(payload).toEqual(file);
    expect(protectedHeader).toMatchObject({
      alg: 'EdDSA',
      kid: await calculateJwkThumbprint(key),
      signer: 'Rósa Lind',
    });
    const compact = `${jws.protected}.${jws.payload}.${jws.signature}`;
    expect((await compactVerify(compact, publicKey)).payload).toEqual(file);
  });

  it('is read as it was written, from JSON and from the compact form', () => {
    const text = signed();
    const { protected: header, signature } = JSON.parse(text) as Parts;
    for (const read of [readSignature(text), readSignature(`${header}..${signature}\n`)]) {
      expect(read).toMatchObject({ ...statement, header });
      expect(verify(null, signedBytes(read.header, file), publicKey, read.bytes)).toBe(true);
    }
  });

  it('made by jose is read and verified, with either name of the algorithm', async () => {
    for (const alg of ['EdDSA', 'Ed25519']) {
      const made = await new FlattenedSign(file).setProtectedHeader({ alg }).sign(privateKey);
      const read = readSignature(JSON.stringify({ protected: made.protected, signature: made.signature }));
      expect(read).toMatchObject({ key: undefined, signer: undefined, signedAt: undefined, fileName: undefined });
      expect(verify(null, signedBytes(read.header, file), publicKey, read.bytes)).toBe(true);
    }
  });

  it('does not fit the file after any change of one byte', () => {
    const { header, bytes } = readSignature(signed());
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const changed = file.map((byte, index) => (index === at ? byte ^ change : byte));
        expect(verify(null, signedBytes(header, changed), publicKey, bytes)).toBe(false);
      }),
      { numRuns: 25 },
    );
  });

  const header = (value: object): string =>
    JSON.stringify({
      protected: Buffer.from(JSON.stringify(value)).toString('base64url'),
      signature: base64url(new Uint8Array(64)),
    });
  it('that is malformed is not read', () => {
    const cases: readonly (readonly [text: string, why: string])[] = [
      ['', 'damaged'],
      ['not a signature', 'damaged'],
      ['{"protected": 1, "signature": "x"}', 'damaged'],
      ['{"protected": "AA", "signature": "AA"}', 'damaged'],
      [signed().replace(/"signature": "..../, '"signature": "'), 'damaged'],
      ['a.b.c', 'its own copy'],
      [JSON.stringify({ ...JSON.parse(signed()), payload: '' }), 'its own copy'],
      [header({ alg: 'none' }), 'another algorithm'],
      [header({ alg: 'HS256' }), 'another algorithm'],
      [header({ alg: 'EdDSA', crit: ['b64'], b64: false }), 'an extension'],
      [header({ alg: 'EdDSA', jwk: { kty: 'OKP', crv: 'X25519', x: key.x } }), 'another kind of key'],
      [header({ alg: 'EdDSA', jwk: { ...key, x: key.x.slice(1) } }), 'key is damaged'],
    ];
    for (const [text, why] of cases) expect(() => readSignature(text), text).toThrow(why);
  });
});

interface Parts {
  readonly protected: string;
  readonly signature: string;
}

describe('a public key', () => {
  it('is the same after it was written and read, and Node reads it too', () => {
    const text = writeKeyFile(key, 'Rósa Lind', sha256);
    expect(readKeyFile(text)).toEqual({ key, name: 'Rósa Lind' });
    const imported = createPublicKey({ key: JSON.parse(text) as Record<string, string>, format: 'jwk' });
    expect(imported.export({ format: 'jwk' })).toEqual(key);
  });

  it('has the fingerprint of RFC 8037, appendix A.3', () => {
    const known = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' } as const;
    expect(keyFingerprint(known, sha256)).toBe('kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k');
  });

  it('is not read from a damaged file, another kind of key or a private key', () => {
    const cases: readonly (readonly [text: string, why: string])[] = [
      ['[', 'not valid JSON'],
      ['[]', 'not a public key'],
      ['{"x": "AA"}', 'not a public key'],
      ['{"kty": "RSA"}', 'another kind of key'],
      [JSON.stringify({ ...key, x: 'AA' }), 'damaged'],
      [JSON.stringify({ ...key, d: key.x }), 'private key'],
    ];
    for (const [text, why] of cases) expect(() => readKeyFile(text), text).toThrow(why);
  });
});
