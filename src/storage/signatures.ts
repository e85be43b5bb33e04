/** The commands for keys and signatures: Web Crypto signs with Ed25519, and IndexedDB stores the keys. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { maxFileBytes } from '../core/files/limits.ts';
import { fileNameFor } from '../core/files/file-names.ts';
import type { JsonObject } from '../core/json/json.ts';
import {
  maxSignatureBytes,
  keyFingerprint,
  publicKeyOf,
  readKeyFile,
  readSignature,
  SignatureError,
  signatureEnding,
  signatureHeader,
  signedBytes,
  writeKeyFile,
  writeSignature,
  type PublicKey,
} from '../core/signature/signature-file.ts';
import { packZip } from '../platform/archive/zip.ts';
import { sha256 } from '../platform/digest.ts';
import type {
  FilesToCheck,
  SignatureCheck,
  SignatureCommands,
  SigningKey,
  SmallFile,
} from '../desk/signature-commands.ts';

/** A stored key. */
export interface StoredKey {
  readonly fingerprint: string;
  readonly name: string;
  readonly publicKey: PublicKey;
  /** RFC 3339, in UTC. */
  readonly since: string;
  /** Only of a key that an earlier version revoked. */
  readonly revokedAt?: string;
  /** Only of an own key that can sign. It cannot be exported. */
  readonly privateKey?: CryptoKey;
  /** False for the keys of other people, which an earlier version stored. */
  readonly isOwn: boolean;
}

interface KeyDatabase extends DBSchema {
  keys: { key: string; value: StoredKey };
}

/** Reads and writes keys. Rejects if the browser has no storage. */
export interface KeyStore {
  all(): Promise<readonly StoredKey[]>;
  put(key: StoredKey): Promise<void>;
  delete(fingerprint: string): Promise<void>;
}

/**
 * Creates the store of keys. Its database is separate from the drafts, so that nothing that copies a draft has keys. It
 * is opened again for each call, because calls are rare and an open connection could break.
 */
export function createKeyStore(name = 'assessment-desk-keys'): KeyStore {
  async function use<Result>(work: (database: IDBPDatabase<KeyDatabase>) => Promise<Result>): Promise<Result> {
    const database = await openDB<KeyDatabase>(name, 1, {
      upgrade: (created) => void created.createObjectStore('keys', { keyPath: 'fingerprint' }),
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  }
  return {
    all: () => use((database) => database.getAll('keys')),
    put: (key) => use(async (database) => void (await database.put('keys', key))),
    delete: (fingerprint) => use((database) => database.delete('keys', fingerprint)),
  };
}

export interface SignatureParts {
  /** The keys of this browser by default. */
  readonly keys?: KeyStore;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

/** Creates the commands. */
export function createSignatureCommands({ keys = createKeyStore(), clock }: SignatureParts): SignatureCommands {
  const now = (): string => new Date(clock()).toISOString().replace(/\.\d+Z$/, 'Z');

  async function storedKey(fingerprint: string): Promise<StoredKey> {
    const key = (await keys.all()).find((stored) => stored.fingerprint === fingerprint);
    if (!key) throw new Error('This key is no longer in this browser.');
    return key;
  }

  return {
    isSupported: hasEd25519,
    async listKeys() {
      const all = await keys.all();
      const own = keyToSignWith(all);
      const earlier = all.filter((key) => key !== own).map(signingKeyOf);
      return { own: own && signingKeyOf(own), earlier };
    },
    async createKey(name) {
      const { publicKey, privateKey } = await createKeyPair();
      const fingerprint = keyFingerprint(publicKey, sha256);
      const key: StoredKey = { fingerprint, name, publicKey, privateKey, since: now(), isOwn: true };
      await keys.put(key);
      return signingKeyOf(key);
    },
    async deleteKeys(fingerprints) {
      for (const fingerprint of fingerprints) await keys.delete(fingerprint);
    },
    publicKeyFile: async (fingerprint) => keyFileOf(await storedKey(fingerprint)),
    async publicKeyFiles(fingerprints) {
      const stored = await Promise.all(fingerprints.map(storedKey));
      return { fileName: 'public-keys.zip', content: await packZip(filesOf(stored, clock())) };
    },
    async sign({ fileName, content }) {
      const key = keyToSignWith(await keys.all());
      if (!key) throw new Error('This browser has no key. Create one under Signatures.');
      const statement = { key: key.publicKey, signer: key.name, signedAt: now(), fileName };
      const header = signatureHeader(statement, sha256);
      const signature = await signBytes(key.privateKey, signedBytes(header, await bytesOf(content)));
      return { fileName: `${fileName}${signatureEnding}`, text: writeSignature(header, signature) };
    },
    async check(files) {
      try {
        return await checkWith(files);
      } catch (error) {
        if (!(error instanceof SignatureError)) throw error;
        return { kind: 'unreadable', why: error.message };
      }
    },
  };
}

const signingKeyOf = ({ fingerprint, name, since }: StoredKey): SigningKey => ({ fingerprint, name, since });

/** An own key with its private part. */
type OwnKey = StoredKey & { readonly privateKey: CryptoKey };

const canSign = (key: StoredKey): key is OwnKey => key.isOwn && key.privateKey !== undefined;

/** The newest key that can sign. */
function keyToSignWith(all: readonly StoredKey[]): OwnKey | undefined {
  return all
    .filter(canSign)
    .sort((one, other) => one.since.localeCompare(other.since))
    .at(-1);
}

/** The name says whether a key was revoked, because the file has no other place for it. */
function keyFileOf({ name: given, publicKey, revokedAt }: StoredKey): SmallFile {
  const name = revokedAt === undefined ? given : `${given} (revoked)`;
  return { fileName: fileNameFor(name, 'key'), text: writeKeyFile(publicKey, name, sha256) };
}

/** The files of several keys in folders, because two keys may have the same name. */
async function* filesOf(stored: readonly StoredKey[], at: number) {
  for (const key of stored) {
    const { fileName, text } = keyFileOf(key);
    yield { path: `${key.fingerprint}/${fileName}`, content: text, at };
  }
}

async function checkWith({ file, signature, publicKey }: FilesToCheck): Promise<SignatureCheck> {
  if (signature.size > maxSignatureBytes) throw new SignatureError('This file is too large to be a signature.');
  const { key } = readKeyFile(publicKey);
  const read = readSignature(await signature.text());
  if (!(await hasEd25519())) throw new SignatureError(unsupported);
  const fingerprint = keyFingerprint(key, sha256);
  const named = read.key && keyFingerprint(read.key, sha256);
  if (named !== undefined && named !== fingerprint) {
    return { kind: 'mismatch', why: `The signature names another key, with the fingerprint ${named}.` };
  }
  const isMatch = await verifyBytes(key, read.bytes, signedBytes(read.header, await bytesOf(file)));
  if (isMatch) return { kind: 'match', fingerprint, signer: read.signer, signedAt: read.signedAt };
  return { kind: 'mismatch', why: 'The signature does not match the file and the key.' };
}

/** Why a signature cannot be checked in this browser. */
const unsupported =
  'This browser cannot check signatures, because it does not have Ed25519. Use a newer browser, or “assessment-desk verify-signature”.';

async function bytesOf(file: Blob): Promise<Uint8Array> {
  if (file.size > maxFileBytes) throw new SignatureError('The file is over 64 MiB. Use another program for it.');
  return new Uint8Array(await file.arrayBuffer());
}

const algorithm = 'Ed25519';

/** Whether this browser has Ed25519. Chrome has it since version 137, Firefox since 129 and Safari since 17. */
async function hasEd25519(): Promise<boolean> {
  try {
    await createKeyPair();
    return true;
  } catch {
    return false;
  }
}

/** Creates a key. The private key cannot be exported. */
async function createKeyPair(): Promise<{ readonly publicKey: PublicKey; readonly privateKey: CryptoKey }> {
  const pair = (await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])) as CryptoKeyPair;
  const exported = (await crypto.subtle.exportKey('jwk', pair.publicKey)) as unknown as JsonObject;
  return { publicKey: publicKeyOf(exported), privateKey: pair.privateKey };
}

/** Returns the signature of bytes, 64 bytes long. */
async function signBytes(privateKey: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign(algorithm, privateKey, bytes));
}

/** Whether a signature of bytes was made with the private part of this key. */
async function verifyBytes(
  publicKey: PublicKey,
  signature: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const key = await crypto.subtle.importKey('jwk', { ...publicKey }, algorithm, false, ['verify']);
  return crypto.subtle.verify(algorithm, key, signature, bytes);
}
