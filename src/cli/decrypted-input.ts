/** Decrypts encrypted files for the command line, with the passphrase from the environment. */
import { decryptionProblems, encryptedStartLength, isEncryptedFile } from '../core/files/encrypted-file.ts';
import { InputError, shownName, type Host } from './host.ts';

/** The environment variable with the passphrase. Other users of the machine can read arguments, but not this. */
export const passphraseVariable = 'ASSESSMENT_DESK_PASSPHRASE';

/** Returns the content of an encrypted file, and any other file as it is. Rejects with an `InputError`. */
export async function decryptedInput(host: Host, file: string, bytes: Uint8Array): Promise<Uint8Array> {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, encryptedStartLength));
  if (!isEncryptedFile(file, start)) return bytes;
  const passphrase = host.env[passphraseVariable] ?? '';
  if (passphrase === '') {
    const message = `“${shownName(file)}” is encrypted. Set the environment variable ${passphraseVariable} to its passphrase.`;
    throw new InputError(message);
  }
  const { decrypt } = await import('../encryption/age.ts');
  const decrypted = await decrypt(bytes, passphrase);
  if (decrypted.kind === 'decrypted') return decrypted.bytes;
  throw new InputError(`Could not decrypt “${shownName(file)}”. ${decryptionProblems[decrypted.problem]}`);
}
