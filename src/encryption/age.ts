/** Encrypts bytes with a passphrase in the format age (age-encryption.org/v1), and decrypts them. */
import { armor, Decrypter, Encrypter, type Identity, type Stanza } from 'age-encryption';
import type { DecryptionProblem } from '../core/files/encrypted-file.ts';

/** The content of a decrypted file, or why it could not be decrypted. */
export type Decrypted =
  | { readonly kind: 'decrypted'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'refused'; readonly problem: DecryptionProblem };

/**
 * The maximum work for a passphrase: 2 to the power of 20 blocks of scrypt, which need 1 GiB of memory.
 */
const maxWork = 20;

/** The work for a new file, which needs 256 MiB of memory: as the program age chooses it. */
const usualWork = 18;

/** Encrypts bytes. Takes about a second, so that guessing a passphrase is expensive. `work` is less only in tests. */
export async function encrypt(
  bytes: Uint8Array,
  passphrase: string,
  work = usualWork,
): Promise<Uint8Array<ArrayBuffer>> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(work);
  encrypter.setPassphrase(passphrase);
  return new Uint8Array(await encrypter.encrypt(bytes));
}

/** Decrypts a file in the binary form or the text form of the format. Takes as long as the file asks for. */
export async function decrypt(bytes: Uint8Array, passphrase: string): Promise<Decrypted> {
  const binary = withoutArmor(bytes);
  if (!binary) return { kind: 'refused', problem: 'damaged' };
  const attempt = new Attempt();
  const decrypter = new Decrypter();
  // The identities are tried one after another, until one opens the file.
  decrypter.addIdentity({ unwrapFileKey: (stanzas) => attempt.read(stanzas) });
  decrypter.addPassphrase(passphrase);
  decrypter.addIdentity({ unwrapFileKey: () => attempt.fail() });
  try {
    return { kind: 'decrypted', bytes: new Uint8Array(await decrypter.decrypt(binary)) };
  } catch {
    return { kind: 'refused', problem: attempt.problem };
  }
}

/** Follows how far the library gets with a file, because its errors have only messages. */
class Attempt {
  problem: DecryptionProblem = 'damaged';

  /** Reads for whom the file is encrypted, before the passphrase is tried. */
  read(stanzas: readonly Stanza[]): ReturnType<Identity['unwrapFileKey']> {
    const scrypt = stanzas.find(({ args: [type] }) => type === 'scrypt');
    if (!scrypt) this.problem = 'for-a-key';
    else if (Number(scrypt.args[2]) > maxWork) this.problem = 'too-costly';
    return null;
  }

  /** Notes that the passphrase did not open the file, unless the reason is known. */
  fail(): null {
    if (this.problem === 'damaged') this.problem = 'wrong-passphrase';
    return null;
  }
}

const armorStart = '-----BEGIN AGE';

/** Returns the binary form of a file; undefined if its text form is damaged. */
function withoutArmor(bytes: Uint8Array): Uint8Array | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, armorStart.length + 16)).trimStart();
  if (!start.startsWith(armorStart)) return bytes;
  try {
    return armor.decode(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
