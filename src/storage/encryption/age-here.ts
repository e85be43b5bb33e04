/** The work of the worker that encrypts and decrypts files. */
import type { DecryptionProblem } from '../../core/files/encrypted-file.ts';
import { decrypt, encrypt } from '../../encryption/age.ts';

/** A file and its passphrase. A blob is cheap to transfer, however large it is. */
export interface EncryptionRequest {
  readonly content: Blob;
  readonly passphrase: string;
}

/** Encrypts a file. */
export async function encryptBlob({ content, passphrase }: EncryptionRequest): Promise<Blob> {
  return new Blob([await encrypt(new Uint8Array(await content.arrayBuffer()), passphrase)]);
}

/** Decrypts a file; returns the problem if that is not possible. Rejects if the file cannot be read. */
export async function decryptBlob({ content, passphrase }: EncryptionRequest): Promise<Blob | DecryptionProblem> {
  const decrypted = await decrypt(new Uint8Array(await content.arrayBuffer()), passphrase);
  return decrypted.kind === 'decrypted' ? new Blob([decrypted.bytes]) : decrypted.problem;
}
