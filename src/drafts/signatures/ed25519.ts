/** Ed25519 with the browser’s Web Crypto. */
import { publicKeyOf, type PublicKey } from '../../core/signature/signature-file.ts';
import type { JsonObject } from '../../core/json/json.ts';

const algorithm = 'Ed25519';

/** Whether this browser has Ed25519. Chrome has it since version 137, Firefox since 129 and Safari since 17. */
export async function hasEd25519(): Promise<boolean> {
  try {
    await createKeyPair();
    return true;
  } catch {
    return false;
  }
}

/** Creates a key. The private key cannot be exported. */
export async function createKeyPair(): Promise<{ readonly publicKey: PublicKey; readonly privateKey: CryptoKey }> {
  const pair = (await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])) as CryptoKeyPair;
  const exported = (await crypto.subtle.exportKey('jwk', pair.publicKey)) as unknown as JsonObject;
  return { publicKey: publicKeyOf(exported), privateKey: pair.privateKey };
}

/** Returns the signature of bytes, 64 bytes long. */
export async function signBytes(privateKey: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign(algorithm, privateKey, bytes));
}

/** Whether a signature of bytes was made with the private part of this key. */
export async function verifyBytes(
  publicKey: PublicKey,
  signature: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const key = await crypto.subtle.importKey('jwk', { ...publicKey }, algorithm, false, ['verify']);
  return crypto.subtle.verify(algorithm, key, signature, bytes);
}
