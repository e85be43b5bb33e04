/**
 * Public keys and signatures as files. A key is an Ed25519 key as JWK (RFC 7517, RFC 8037) with its fingerprint (RFC
 * 7638). A signature is detached: a JSON Web Signature (RFC 7515) in flattened JSON, without its payload (appendix F).
 * The payload is the exact bytes of the file.
 */
import { base64url, base64urlBytes, fromBase64url } from '../casefile/base64.ts';
import { utf8, type Digest } from '../casefile/hash.ts';
import { isDateTime } from '../assessment/date-time.ts';
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

/** The maximum size of the file of a signature or a public key, in bytes. They have a few hundred. */
export const maxSignatureBytes = 64 * 1024;

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
function parsedJson(text: string, problem: string): JsonValue {
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

/** The ending of a signature’s name, after the whole name of the signed file. */
export const signatureEnding = '.jws';

/** What a signer states in a signature. It is signed together with the file, but only the key is proven. */
export interface Statement {
  readonly key: PublicKey;
  /** The name of the signer, in their own words. */
  readonly signer: string;
  /** Date and time with zone (RFC 3339). */
  readonly signedAt: string;
  /** The name of the signed file. */
  readonly fileName: string;
}

/** A signature that was read, but not verified. */
export interface ReadSignature {
  /** The protected header exactly as it was signed, in URL-safe base64. */
  readonly header: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The key in the signature; undefined if another program left it out. */
  readonly key: PublicKey | undefined;
  readonly signer: string | undefined;
  readonly signedAt: string | undefined;
  readonly fileName: string | undefined;
}

/** Whether a file has the name of a signature. */
export function isSignatureName(name: string): boolean {
  return name.toLowerCase().endsWith(signatureEnding);
}

/** Returns the protected header of a signature, in URL-safe base64. */
export function signatureHeader({ key, signer, signedAt, fileName }: Statement, digest: Digest): string {
  const header = {
    alg: 'EdDSA',
    typ: 'JOSE+JSON',
    cty: 'application/json',
    kid: keyFingerprint(key, digest),
    jwk: key,
    signer,
    signed_at: signedAt,
    file: fileName,
  };
  return base64url(utf8(JSON.stringify(header)));
}

/** Returns the bytes that are signed: the header, a dot and the file in URL-safe base64 (RFC 7515, section 5.1). */
export function signedBytes(header: string, file: Uint8Array): Uint8Array<ArrayBuffer> {
  const payload = base64urlBytes(file);
  const result = new Uint8Array(header.length + 1 + payload.length);
  result.set(utf8(`${header}.`));
  result.set(payload, header.length + 1);
  return result;
}

/** Returns the text of a signature file. */
export function writeSignature(header: string, signature: Uint8Array): string {
  return `${JSON.stringify({ protected: header, signature: base64url(signature) }, null, 2)}\n`;
}

const signatureLength = 64;

/**
 * Reads a signature in flattened JSON or in compact form. Throws `SignatureError` if it is damaged, contains its own
 * payload, or was made with another algorithm.
 */
export function readSignature(text: string): ReadSignature {
  const { header, signature } = partsOf(text.trim());
  const headerBytes = fromBase64url(header);
  const value = headerBytes && parsedJson(textOf(headerBytes), damaged);
  const bytes = fromBase64url(signature);
  if (!isJsonObject(value) || !bytes) throw new SignatureError(damaged);
  requireKnownMethod(value);
  if (bytes.length !== signatureLength) throw new SignatureError(damaged);
  const signedAt = ownText(value, 'signed_at');
  return {
    header,
    bytes,
    key: own(value, 'jwk') === undefined ? undefined : publicKeyOf(own(value, 'jwk')),
    signer: ownText(value, 'signer'),
    signedAt: signedAt !== undefined && isDateTime(signedAt) ? signedAt : undefined,
    fileName: ownText(value, 'file'),
  };
}

const damaged = 'The signature file is damaged, or it is not a signature.';

/** Web APIs that browsers, workers and Node have; core is compiled without the DOM library. */
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

function partsOf(text: string): { readonly header: string; readonly signature: string } {
  if (!text.startsWith('{')) {
    const [header = '', payload, signature = '', ...more] = text.split('.');
    if (payload === undefined || more.length > 0) throw new SignatureError(damaged);
    if (payload !== '') throw new SignatureError(ownPayload);
    return { header, signature };
  }
  const value = parsedJson(text, damaged);
  if (own(value, 'payload') !== undefined) throw new SignatureError(ownPayload);
  const [header, signature] = [ownText(value, 'protected'), ownText(value, 'signature')];
  if (header === undefined || signature === undefined) throw new SignatureError(damaged);
  return { header, signature };
}

const ownPayload =
  'This signature contains its own copy of what was signed. Assessment Desk checks detached signatures only.';

/** “Ed25519” is the newer name of the same algorithm (RFC 9864). */
function requireKnownMethod(header: JsonValue): void {
  const algorithm = ownText(header, 'alg') ?? '';
  if (!['EdDSA', 'Ed25519'].includes(algorithm)) {
    throw new SignatureError(
      'This signature was made with another algorithm. Assessment Desk checks Ed25519 signatures only.',
    );
  }
  if (own(header, 'crit') !== undefined) {
    throw new SignatureError('This signature requires an extension that Assessment Desk does not have.');
  }
}
