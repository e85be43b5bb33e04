/** The commands for keys and signatures: Web Crypto signs, and IndexedDB stores the keys. */
import { utf8 } from '../../core/casefile/hash.ts';
import { maxFileBytes } from '../../core/files/limits.ts';
import { fileNameFor } from '../../core/files/file-names.ts';
import {
  keyFingerprint,
  readKeyFile,
  readSignature,
  SignatureError,
  signatureEnding,
  signatureHeader,
  signedBytes,
  writeKeyFile,
  writeSignature,
  type PublicKey,
  type ReadSignature,
} from '../../core/signature/signature-file.ts';
import { sha256 } from '../../platform/digest.ts';
import type { SignatureCheck, SignatureCommands, SigningKey } from '../../store/signature-commands.ts';
import { createKeyPair, hasEd25519, signBytes, verifyBytes } from './ed25519.ts';
import { createKeyStore, type KeyStore, type StoredKey } from './key-database.ts';

export interface SignatureParts {
  /** The keys of this browser by default. */
  readonly keys?: KeyStore;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

const signingKeyOf = ({ fingerprint, name, isOwn, since, revokedAt }: StoredKey): SigningKey => ({
  fingerprint,
  name,
  isOwn,
  since,
  ...(revokedAt !== undefined && { revokedAt }),
});

/** A signature has a few hundred characters. */
const longestSignature = 64 * 1024;

/** Creates the commands. */
export function createSignatureCommands({ keys = createKeyStore(), clock }: SignatureParts): SignatureCommands {
  const now = (): string => new Date(clock()).toISOString().replace(/\.\d+Z$/, 'Z');

  async function storedKey(fingerprint: string): Promise<StoredKey> {
    const key = await keys.get(fingerprint);
    if (!key) throw new Error('This key is no longer in this browser.');
    return key;
  }

  /** Adds a public key. A key that is here already keeps its name and state. */
  async function add(publicKey: PublicKey, name: string): Promise<SigningKey> {
    const fingerprint = keyFingerprint(publicKey, sha256);
    const earlier = await keys.get(fingerprint);
    const key = earlier ?? { fingerprint, name, publicKey, since: now(), isOwn: false };
    if (!earlier) await keys.put(key);
    return signingKeyOf(key);
  }

  /** Checks a signature with its own key, or with each known key if it names none. */
  async function checkRead(read: ReadSignature, content: Uint8Array): Promise<SignatureCheck> {
    const known = await keys.all();
    const candidates = read.key ? [read.key] : known.map(({ publicKey }) => publicKey);
    const bytes = signedBytes(read.header, content);
    const { signer, signedAt, fileName } = read;
    const [only] = candidates;
    if (!only)
      return { kind: 'unreadable', why: 'The signature does not contain the key. Add the signer’s public key.' };
    for (const candidate of candidates) {
      const isMatch = await verifyBytes(candidate, read.bytes, bytes);
      if (!isMatch && candidates.length > 1) continue;
      const fingerprint = keyFingerprint(candidate, sha256);
      const own = known.find((key) => key.fingerprint === fingerprint);
      const key = own && signingKeyOf(own);
      return { kind: isMatch ? 'match' : 'mismatch', fingerprint, key, signer, signedAt, fileName };
    }
    return {
      kind: 'unreadable',
      why: 'The signature does not contain the key, and no key in this browser matches it.',
    };
  }

  return {
    isSupported: hasEd25519,
    listKeys: async () =>
      (await keys.all()).map(signingKeyOf).sort((one, other) => one.since.localeCompare(other.since)),
    async createKey(name) {
      const { publicKey, privateKey } = await createKeyPair();
      const fingerprint = keyFingerprint(publicKey, sha256);
      const key: StoredKey = { fingerprint, name, publicKey, privateKey, since: now(), isOwn: true };
      await keys.put(key);
      return signingKeyOf(key);
    },
    async addKey(text) {
      const { key, name } = readKeyFile(text);
      return add(key, name ?? 'Unnamed key');
    },
    async addKeyOf(signature, name) {
      const { key } = readSignature(signature);
      if (!key) throw new SignatureError('The signature does not contain the key.');
      return add(key, name);
    },
    deleteKey: keys.delete,
    async publicKeyFile(fingerprint) {
      const { name, publicKey } = await storedKey(fingerprint);
      return { fileName: fileNameFor(name, 'key'), text: writeKeyFile(publicKey, name, sha256) };
    },
    async sign({ fileName, text }, fingerprint) {
      const { name, publicKey, privateKey } = await storedKey(fingerprint);
      if (!privateKey) throw new Error('This key is revoked, so it can no longer sign.');
      const header = signatureHeader({ key: publicKey, signer: name, signedAt: now(), fileName }, sha256);
      const signature = await signBytes(privateKey, signedBytes(header, utf8(text)));
      return { fileName: `${fileName}${signatureEnding}`, text: writeSignature(header, signature) };
    },
    async check(file, signature) {
      try {
        const read = readSignature(await textOf(signature));
        if (file.size > maxFileBytes)
          throw new SignatureError('The file is over 64 MiB, so it cannot be checked here.');
        if (!(await hasEd25519())) throw new SignatureError(unsupported);
        return await checkRead(read, new Uint8Array(await file.arrayBuffer()));
      } catch (error) {
        if (!(error instanceof SignatureError)) throw error;
        return { kind: 'unreadable', why: error.message };
      }
    },
  };
}

/** Why a signature cannot be checked in this browser. */
const unsupported =
  'This browser cannot check signatures, because it does not have Ed25519. Use a newer browser, or “assessment-desk verify-signature”.';

async function textOf(signature: Blob): Promise<string> {
  if (signature.size > longestSignature) throw new SignatureError('This file is too large to be a signature.');
  return signature.text();
}
