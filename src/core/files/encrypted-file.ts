/**
 * Recognises files that are encrypted in the format age (age-encryption.org/v1), by their name and their first bytes.
 */

/** The ending of an encrypted file, after the ending of the file in it. */
export const encryptedEnding = '.age';

/** How much of a file is needed to recognise it, in bytes. */
export const encryptedStartLength = 64;

/** The first line of the format, in its binary form and in its text form (“armor”). */
const firstLines = ['age-encryption.org/v1', '-----BEGIN AGE ENCRYPTED FILE-----'];

/** Whether a file is meant as an encrypted one. `start` is the start of its text; the rest may be damaged. */
export function isEncryptedFile(name: string, start: string): boolean {
  return name.toLowerCase().endsWith(encryptedEnding) || firstLines.some((line) => start.startsWith(line));
}

/** The name of the file in an encrypted file. A file without the ending keeps its name. */
export function decryptedName(name: string): string {
  return name.toLowerCase().endsWith(encryptedEnding) ? name.slice(0, -encryptedEnding.length) : name;
}

/** The least characters of a passphrase that a person chooses, in code points. */
export const leastPassphrase = 12;

/** Whether a passphrase is long enough to encrypt a file. Says nothing about how hard it is to guess. */
export function isLongEnough(passphrase: string): boolean {
  return Array.from(passphrase).length >= leastPassphrase;
}

/** Why an encrypted file cannot be decrypted. */
export type DecryptionProblem =
  /** The passphrase does not open the file. */
  | 'wrong-passphrase'
  /** The passphrase opens the file, and its content was changed or is incomplete; or it is not in this format. */
  | 'damaged'
  /** The file is encrypted for keys, not with a passphrase. */
  | 'for-a-key'
  /** The file asks for more memory than a passphrase needs. */
  | 'too-costly';

/** The problems of encrypted files as sentences for the user. */
export const decryptionProblems: Readonly<Record<DecryptionProblem, string>> = {
  'wrong-passphrase': 'This passphrase does not open the file. Check it and try again.',
  damaged: 'This encrypted file is damaged or incomplete. Ask for the file again.',
  'for-a-key':
    'This file is encrypted for a key, not with a passphrase. Decrypt it with the program age, then open the result.',
  'too-costly':
    'Decrypting this file would take more than 1 GiB of memory. Decrypt it with the program age, then open the result.',
};
