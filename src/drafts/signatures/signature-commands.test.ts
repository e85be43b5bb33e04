import 'fake-indexeddb/auto';
import { FlattenedSign, generateKeyPair, exportJWK, flattenedVerify, importJWK } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignatureCommands } from '../../store/signature-commands.ts';
import { signatureInWords } from '../../store/signature-in-words.ts';
import { createKeyStore } from './key-database.ts';
import { withSignatures } from './opening-signatures.ts';
import { createSignatureCommands } from './signature-commands.ts';

let browsers = 0;

/** The commands in a browser of their own. */
const browser = (): SignatureCommands =>
  createSignatureCommands({
    keys: createKeyStore(`keys-${String((browsers += 1))}`),
    clock: () => Date.parse('2026-11-23T14:02:00Z'),
  });

const assessment = { fileName: 'north.assessment.json', text: '{"title":"北"}\n' };
const fileOf = ({ fileName, text }: { readonly fileName: string; readonly text: string }) => new File([text], fileName);

/** A signer with a key and a signed file, and another person’s browser. */
async function signed() {
  const [rosa, jon] = [browser(), browser()];
  const key = await rosa.createKey('Rosa Lind');
  const signature = await rosa.sign(assessment, key.fingerprint);
  return { rosa, jon, key, signature };
}

describe('a signed file', () => {
  it('is verified in another browser, without and with the signer’s public key', async () => {
    const { rosa, jon, key, signature } = await signed();
    expect(signature.fileName).toBe('north.assessment.json.jws');
    const facts = {
      kind: 'match',
      fingerprint: key.fingerprint,
      signer: 'Rosa Lind',
      signedAt: '2026-11-23T14:02:00Z',
      fileName: 'north.assessment.json',
    };
    const check = () => jon.check(fileOf(assessment), fileOf(signature));
    expect(await check()).toEqual({ ...facts, key: undefined });
    expect(signatureInWords(await check())).toContain(`you do not have the key. Compare its fingerprint`);
    await jon.addKey((await rosa.publicKeyFile(key.fingerprint)).text);
    expect(await check()).toEqual({ ...facts, key: { ...key, isOwn: false } });
    expect(signatureInWords(await check())).toBe('The file is exactly what was signed with the key “Rosa Lind”.');
  });

  it('is verified by jose with the exported public key', async () => {
    const { rosa, key, signature } = await signed();
    const publicKey = await importJWK(JSON.parse((await rosa.publicKeyFile(key.fingerprint)).text) as object, 'EdDSA');
    const jws = JSON.parse(signature.text) as { protected: string; signature: string };
    const payload = Buffer.from(assessment.text).toString('base64url');
    expect((await flattenedVerify({ ...jws, payload }, publicKey)).protectedHeader?.kid).toBe(key.fingerprint);
  });

  it('does not match after a change, nor with the signature of another file', async () => {
    const { rosa, jon, key, signature } = await signed();
    const changed = { ...assessment, text: assessment.text.replace('\n', ' ') };
    expect(await jon.check(fileOf(changed), fileOf(signature))).toMatchObject({ kind: 'mismatch' });
    const other = await rosa.sign(changed, key.fingerprint);
    expect(await jon.check(fileOf(assessment), fileOf(other))).toMatchObject({ kind: 'mismatch' });
  });

  it('cannot be checked if the signature is malformed, large, or made with an unknown key', async () => {
    const { rosa, jon } = await signed();
    const check = async (signature: string) => jon.check(fileOf(assessment), new Blob([signature]));
    expect(await check('{')).toMatchObject({ kind: 'unreadable', why: expect.stringContaining('damaged') });
    expect(await check('x'.repeat(70_000))).toMatchObject({ why: expect.stringContaining('too large') });
    const pair = await generateKeyPair('EdDSA', { extractable: true });
    const bytes = new TextEncoder().encode(assessment.text);
    const made = await new FlattenedSign(bytes).setProtectedHeader({ alg: 'EdDSA' }).sign(pair.privateKey);
    const detached = { protected: made.protected, signature: made.signature };
    expect(await check(JSON.stringify(detached))).toMatchObject({ why: expect.stringContaining('Add the signer’s') });
    await jon.addKey(JSON.stringify(await exportJWK(pair.publicKey)));
    expect(await check(JSON.stringify(detached))).toMatchObject({ kind: 'match', key: { name: 'Unnamed key' } });
    const rosasKey = await rosa.createKey('Another');
    await jon.addKey((await rosa.publicKeyFile(rosasKey.fingerprint)).text);
    expect(await check(JSON.stringify(detached))).toMatchObject({ kind: 'match', key: { name: 'Unnamed key' } });
  });
});

describe('a key', () => {
  let all: SignatureCommands;
  beforeEach(() => {
    all = browser();
  });

  it('is listed and deleted', async () => {
    const key = await all.createKey('Rosa');
    expect(await all.listKeys()).toEqual([key]);
    await all.deleteKey(key.fingerprint);
    expect(await all.listKeys()).toEqual([]);
    await expect(all.publicKeyFile(key.fingerprint)).rejects.toThrow('no longer in this browser');
  });

  it('that an earlier version revoked does not sign, and its signatures are shown as such', async () => {
    const keys = createKeyStore('with a revoked key');
    const rosa = createSignatureCommands({ keys, clock: () => Date.parse('2026-11-23T14:02:00Z') });
    const { fingerprint } = await rosa.createKey('Rosa');
    const signature = await rosa.sign(assessment, fingerprint);
    const { privateKey: _, ...publicPart } = (await keys.get(fingerprint))!;
    await keys.put({ ...publicPart, revokedAt: '2026-11-23T14:02:00Z' });
    await expect(rosa.sign(assessment, fingerprint)).rejects.toThrow('revoked');
    const check = await rosa.check(fileOf(assessment), fileOf(signature));
    expect(signatureInWords(check)).toContain('but this key was revoked: Mon, 23 November 2026');
  });

  it('keeps its name when it is added again, from a file or from a signature', async () => {
    const other = browser();
    const key = await other.createKey('Rosa');
    const { text } = await other.publicKeyFile(key.fingerprint);
    const signature = await other.sign(assessment, key.fingerprint);
    await all.addKeyOf(signature.text, 'R. Lind, checked by phone');
    await all.addKey(text);
    expect(await all.addKeyOf(signature.text, 'Rosa')).toMatchObject({ name: 'R. Lind, checked by phone' });
    expect(await all.listKeys()).toMatchObject([{ name: 'R. Lind, checked by phone', isOwn: false }]);
  });

  it('cannot be exported with its private part', async () => {
    const spy = vi.spyOn(crypto.subtle, 'generateKey');
    const { fingerprint } = await all.createKey('Rosa');
    const pair = (await spy.mock.results[0]?.value) as CryptoKeyPair;
    await expect(crypto.subtle.exportKey('jwk', pair.privateKey)).rejects.toThrow();
    expect(JSON.parse((await all.publicKeyFile(fingerprint)).text)).not.toHaveProperty('d');
  });
});

describe('a signature that is opened with its file', () => {
  const report = { fileName: 'north.assessment.json', outcome: 'opened', summary: 'Opened.', problems: [] } as const;

  it('adds its result to the report on the file', async () => {
    const { rosa, jon, key, signature } = await signed();
    const files = [fileOf(signature), fileOf(assessment), new File(['{}'], 'other.json')];
    const [unknown] = await withSignatures(files, [report], jon.check);
    expect(unknown?.problems).toMatchObject([{ message: expect.stringContaining(key.fingerprint) }]);
    const [known] = await withSignatures(files, [report], rosa.check);
    expect(known).toMatchObject({ problems: [], notices: [{ message: expect.stringContaining('“Rosa Lind”') }] });
  });

  it('is reported if its file is missing', async () => {
    const { rosa, signature } = await signed();
    const [alone] = await withSignatures([fileOf(signature)], [], rosa.check);
    expect(alone).toMatchObject({ outcome: 'refused', fileName: 'north.assessment.json.jws' });
  });
});
