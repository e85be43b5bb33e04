/** The public keys of signatures: Ed25519 keys as JWK (RFC 7517, RFC 8037), with their fingerprint (RFC 7638). */
import { base64url, fromBase64url } from '../casefile/base64.ts';
import { utf8, type Digest } from '../casefile/hash.ts';
import { isJsonObject, type JsonValue } from '../json/json.ts';
import { own, ownText } from '../json/own.ts';

/** The Ed25519 public key of a signer. */
export interface PublicKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  /** The 32 bytes of the key, in URL-safe base64. */
  readonly x: string;
}

/** A file that is not a key or a signature. The message says why, in sentences for the user. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError';
}

const keyLength = 32;

/** Reads a public key. Throws `SignatureError` if it is another kind of key, a private key, or no key. */
export function publicKeyOf(value: JsonValue | undefined): PublicKey {
  if (!isJsonObject(value) || ownText(value, 'kty') === undefined) {
    throw new SignatureError('This is not a public key in JWK format.');
  }
  if (own(value, 'd') !== undefined) {
    throw new SignatureError('This file contains a private key. Ask the signer for the public key alone.');
  }
  const [kty, crv, x] = [ownText(value, 'kty'), ownText(value, 'crv'), ownText(value, 'x') ?? ''];
  if (kty !== 'OKP' || crv !== 'Ed25519') {
    throw new SignatureError('This is another kind of key. Assessment Desk checks signatures with Ed25519 keys only.');
  }
  if (fromBase64url(x)?.length !== keyLength) throw new SignatureError('The public key is damaged.');
  return { kty, crv, x };
}

/** A public key in a file of its own, with the name that its owner gave it, if there is one. */
export interface NamedPublicKey {
  readonly key: PublicKey;
  readonly name: string | undefined;
}

/** Reads the text of a key file (`*.jwk.json`). Throws `SignatureError` if it contains no public Ed25519 key. */
export function readKeyFile(text: string): NamedPublicKey {
  const value = parsedJson(text, 'This is not a public key: the file is not valid JSON.');
  const name = ownText(value, 'name')?.trim();
  return { key: publicKeyOf(value), name: name === '' ? undefined : name };
}

/** Returns the text of a key file: a JWK whose “kid” is the fingerprint. */
export function writeKeyFile(key: PublicKey, name: string, digest: Digest): string {
  return `${JSON.stringify({ ...key, kid: keyFingerprint(key, digest), use: 'sig', name }, null, 2)}\n`;
}

/** Parses JSON from a file. Throws `SignatureError` with the given sentence if it is not JSON. */
export function parsedJson(text: string, problem: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    throw new SignatureError(problem);
  }
}

/** Returns the fingerprint of a key: its JWK thumbprint with SHA-256 (RFC 7638), in URL-safe base64. */
export function keyFingerprint({ crv, kty, x }: PublicKey, digest: Digest): string {
  return base64url(digest(utf8(JSON.stringify({ crv, kty, x }))));
}
