import 'fake-indexeddb/auto';
import { FlattenedSign, generateKeyPair, exportJWK, flattenedVerify, importJWK } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unpackZip } from '../platform/archive/zip.ts';
import type { SignatureCommands, SmallFile } from '../desk/signature-commands.ts';
import { createKeyStore, createSignatureCommands, type KeyStore } from './signatures.ts';

let browsers = 0;
let time = Date.parse('2026-11-23T14:02:00Z');

/** The commands in a browser of their own. */
function browser(keys: KeyStore = createKeyStore(`keys-${String((browsers += 1))}`)): SignatureCommands {
  return createSignatureCommands({ keys, clock: () => time });
}

beforeEach(() => {
  time = Date.parse('2026-11-23T14:02:00Z');
});

const assessment = { fileName: 'north.assessment.json', text: '{"title":"北"}\n' };
const fileOf = ({ fileName, text }: SmallFile) => new File([text], fileName);
const toSign = (file: SmallFile) => ({ fileName: file.fileName, content: fileOf(file) });

/** A signer with a key, its public part, and a signed file. */
async function signed() {
  const rosa = browser();
  const key = await rosa.createKey('Rosa Lind');
  const signature = await rosa.sign(toSign(assessment));
  const { text: publicKey } = await rosa.publicKeyFile(key.fingerprint);
  return { rosa, key, signature, publicKey };
}

/** Checks in another person’s browser. */
const check = (file: SmallFile, signature: SmallFile, publicKey: string) =>
  browser().check({ file: fileOf(file), signature: fileOf(signature), publicKey });

describe('a signed file', () => {
  it('is verified in another browser and by jose with the signer’s exported public key', async () => {
    const { key, signature, publicKey } = await signed();
    const { fingerprint } = key;
    expect(signature.fileName).toBe('north.assessment.json.jws');
    const match = { kind: 'match', fingerprint, signer: 'Rosa Lind', signedAt: '2026-11-23T14:02:00Z' };
    expect(await check(assessment, signature, publicKey)).toEqual(match);
    const jws = JSON.parse(signature.text) as { protected: string; signature: string };
    const payload = Buffer.from(assessment.text).toString('base64url');
    const verified = await flattenedVerify(
      { ...jws, payload },
      await importJWK(JSON.parse(publicKey) as object, 'EdDSA'),
    );
    expect(verified.protectedHeader?.kid).toBe(fingerprint);
  });

  it('does not match after a change, nor with the signature of another file', async () => {
    const { rosa, signature, publicKey } = await signed();
    const changed = { ...assessment, text: assessment.text.replace('\n', ' ') };
    expect(await check(changed, signature, publicKey)).toMatchObject({ kind: 'mismatch' });
    const other = await rosa.sign(toSign(changed));
    expect(await check(assessment, other, publicKey)).toMatchObject({ kind: 'mismatch' });
  });

  it('does not match another key than the one that signed, whatever key the signature names', async () => {
    const [rosa, jon] = [await signed(), await signed()];
    expect(await check(assessment, rosa.signature, jon.publicKey)).toEqual({
      kind: 'mismatch',
      why: `The signature names another key, with the fingerprint ${rosa.key.fingerprint}.`,
    });
  });

  it('cannot be checked if the signature or the key is malformed, or the signature is large', async () => {
    const { signature, publicKey } = await signed();
    const why = async (text: string, key = publicKey) => check(assessment, { ...signature, text }, key);
    expect(await why('{')).toMatchObject({ kind: 'unreadable', why: expect.stringContaining('damaged') });
    expect(await why('x'.repeat(70_000))).toMatchObject({ why: expect.stringContaining('too large') });
    expect(await why(signature.text, 'ssh-ed25519 AAAA')).toMatchObject({ why: expect.stringContaining('public key') });
  });

  it('of another program is verified, which names no key in the signature', async () => {
    const pair = await generateKeyPair('EdDSA', { extractable: true });
    const bytes = new TextEncoder().encode(assessment.text);
    const made = await new FlattenedSign(bytes).setProtectedHeader({ alg: 'EdDSA' }).sign(pair.privateKey);
    const text = JSON.stringify({ protected: made.protected, signature: made.signature });
    const signature = { fileName: 'north.jws', text };
    const publicKey = JSON.stringify(await exportJWK(pair.publicKey));
    expect(await check(assessment, signature, publicKey)).toMatchObject({ kind: 'match', signer: undefined });
    const { publicKey: another } = await signed();
    expect(await check(assessment, signature, another)).toMatchObject({ kind: 'mismatch' });
  });
});

describe('the key of a browser', () => {
  it('signs until it is deleted', async () => {
    const { rosa, key } = await signed();
    expect(await rosa.listKeys()).toEqual({ own: key, earlier: [] });
    await rosa.deleteKeys([key.fingerprint]);
    expect(await rosa.listKeys()).toEqual({ own: undefined, earlier: [] });
    await expect(rosa.publicKeyFile(key.fingerprint)).rejects.toThrow('no longer in this browser');
    await expect(rosa.sign(toSign(assessment))).rejects.toThrow('Create one under Signatures');
  });

  it('cannot be exported with its private part', async () => {
    const spy = vi.spyOn(crypto.subtle, 'generateKey');
    const { publicKey } = await signed();
    const pair = (await spy.mock.results[0]?.value) as CryptoKeyPair;
    await expect(crypto.subtle.exportKey('jwk', pair.privateKey)).rejects.toThrow();
    expect(JSON.parse(publicKey)).not.toHaveProperty('d');
  });
});

describe('the keys of an earlier version', () => {
  /** A browser with an older key of its own, the key of another person, and a revoked key that is the newest. */
  async function withEarlierKeys() {
    const keys = createKeyStore(`keys-${String((browsers += 1))}`);
    const rosa = browser(keys);
    const create = async (name: string) => {
      time += 1000;
      return rosa.createKey(name);
    };
    const withoutPrivatePart = async (name: string, more: object) => {
      const key = await create(name);
      const all = await keys.all();
      const { privateKey: _, ...stored } = all.find(({ fingerprint }) => fingerprint === key.fingerprint)!;
      await keys.put({ ...stored, ...more });
      return key;
    };
    const [older, own] = [await create('Older'), await create('Rosa')];
    const jon = await withoutPrivatePart('Jon', { isOwn: false });
    const lost = await withoutPrivatePart('Lost', { revokedAt: '2026-11-24T00:00:00Z' });
    return { rosa, own, earlier: [older, jon, lost] };
  }

  it('do not sign, except the newest of this browser', async () => {
    const { rosa, own, earlier } = await withEarlierKeys();
    const here = await rosa.listKeys();
    expect(here.own).toEqual(own);
    expect(new Set(here.earlier)).toEqual(new Set(earlier));
    const signature = await rosa.sign(toSign(assessment));
    const { text } = await rosa.publicKeyFile(own.fingerprint);
    expect(await check(assessment, signature, text)).toMatchObject({ kind: 'match' });
  });

  it('are downloaded as key files that say which are revoked, and removed', async () => {
    const { rosa, own, earlier } = await withEarlierKeys();
    const fingerprints = earlier.map(({ fingerprint }) => fingerprint);
    const { content } = await rosa.publicKeyFiles(fingerprints);
    const { files } = await unpackZip(new Uint8Array(await content.arrayBuffer()), () => true, 10_000);
    expect(files.map(({ name }) => name)).toEqual(['Older.jwk.json', 'Jon.jwk.json', 'Lost-revoked.jwk.json']);
    const kids = await Promise.all(files.map(async (file) => (JSON.parse(await file.text()) as { kid: string }).kid));
    expect(kids).toEqual(fingerprints);
    await rosa.deleteKeys(fingerprints);
    expect(await rosa.listKeys()).toEqual({ own, earlier: [] });
  });
});
