import { generateKeyPairSync, sign } from 'node:crypto';
import { FlattenedSign } from 'jose';
import { describe, expect, it } from 'vitest';
import {
  keyFingerprint,
  publicKeyOf,
  signatureHeader,
  signedBytes,
  writeKeyFile,
  writeSignature,
} from '../core/signature/signature-file.ts';
import { sha256 } from './host.ts';
import { runWith } from './host.fixtures.ts';

const pair = generateKeyPairSync('ed25519');
const key = publicKeyOf({ ...pair.publicKey.export({ format: 'jwk' }) } as Record<string, string>);
const fingerprint = keyFingerprint(key, sha256);
const text = '{"title":"北"}\n';
const statement = { key, signer: 'Rosa\nb.json: OK', signedAt: '2026-11-23T14:02:00Z', fileName: 'a.json' };
const header = signatureHeader(statement, sha256);
const signature = writeSignature(
  header,
  sign(null, signedBytes(header, new TextEncoder().encode(text)), pair.privateKey),
);
const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
const files = {
  'a.json': text,
  'changed.json': `${text} `,
  'a.json.jws': signature,
  'rosa.jwk': writeKeyFile(key, 'Rosa', sha256),
  'other.jwk': JSON.stringify(other),
  'broken.jws': '{"protected": 1}',
};

const verifyWith = (...args: readonly string[]) => runWith(files, ['verify-signature', ...args]);

describe('verify-signature', () => {
  it('accepts the file that was signed, and quotes what the signer states', async () => {
    expect(await verifyWith('a.json', 'a.json.jws', '--key', 'rosa.jwk')).toMatchObject({
      exitCode: 0,
      err: '',
      out: `a.json: OK (key ${fingerprint}, stated signer "Rosa\\nb.json: OK", time 2026-11-23T14:02:00Z)\n`,
    });
  });

  it('accepts a signature of another program without a key in it', async () => {
    const made = await new FlattenedSign(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'EdDSA' })
      .sign(pair.privateKey);
    const detached = JSON.stringify({ protected: made.protected, signature: made.signature });
    const ran = await runWith({ ...files, 'jose.jws': detached }, [
      ...['verify-signature', 'a.json', 'jose.jws', '--key', 'rosa.jwk'],
    ]);
    expect(ran).toMatchObject({ exitCode: 0, out: `a.json: OK (key ${fingerprint})\n` });
  });

  it('rejects a changed file and another key, also in JSON', async () => {
    for (const [file, used, words] of [
      ['changed.json', 'rosa.jwk', 'The signature does not match the file and the key.'],
      ['a.json', 'other.jwk', `It was signed with another key, ${fingerprint}.`],
    ] as const) {
      const ran = await verifyWith(file, 'a.json.jws', '--key', used);
      expect(ran).toMatchObject({ exitCode: 1, out: `${file}: FAILED (${words})\n` });
    }
    const { out } = await verifyWith('changed.json', 'a.json.jws', '--key', 'rosa.jwk', '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({
      format: 'assessment-desk.verify-signature/v1',
      result: 'failed',
      file: 'changed.json',
      fingerprint,
    });
  });

  it('reports bad input', async () => {
    const messages = {
      'a.json broken.jws --key rosa.jwk': 'broken.jws: The signature file is damaged',
      'a.json a.json.jws --key a.json': 'a.json: This is not a public key',
      'missing a.json.jws --key rosa.jwk': 'missing: Could not read',
      'a.json --key rosa.jwk': 'requires a file and its signature',
      'a.json a.json.jws': 'requires the signer’s public key',
      '- - --key rosa.jwk': 'Standard input',
    };
    for (const [args, message] of Object.entries(messages)) {
      const ran = await verifyWith(...args.split(' '));
      expect(ran, args).toMatchObject({ exitCode: 2, out: '' });
      expect(ran.err).toContain(message);
    }
  });
});
