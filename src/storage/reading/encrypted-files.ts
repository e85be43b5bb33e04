/** Decrypts the encrypted files among those that a person opens, and asks for the passphrase of each. */
import {
  decryptedName,
  decryptionProblems,
  isEncryptedFile,
  type DecryptionProblem,
} from '../../core/files/encrypted-file.ts';
import { messageOf } from '../../core/json/words.ts';
import type { PassphraseRequest, RequestStore } from '../../desk/requests.ts';
import type { OpenReport } from '../../desk/file-commands.ts';
import { startLength } from '../../core/files/may-be-document.ts';

// The start of a file, which shows what kind of file it is.

let last: { readonly file: Blob; readonly start: Promise<string | undefined> } | undefined;

/** Returns the first 64 KiB of a file as text; undefined if it cannot be read. The last one is cached. */
export function startOf(file: Blob): Promise<string | undefined> {
  if (last?.file !== file) {
    // Opening the file will say why it cannot be read.
    const start = file
      .slice(0, startLength)
      .text()
      .catch(() => undefined);
    last = { file, start };
  }
  return last.start;
}

/** Tries a passphrase. Resolves to the decrypted content, or to the problem. */
export type TryPassphrase = (
  request: { readonly content: Blob; readonly passphrase: string },
  signal?: AbortSignal,
) => Promise<Blob | DecryptionProblem>;

export interface DecryptingParts {
  /** Where the interface finds the file to ask about. */
  readonly passphrases: RequestStore<PassphraseRequest>;
  /** Loads the code that decrypts. */
  readonly load: () => Promise<TryPassphrase>;
}

/** Files to open, and the reports on encrypted files that were not decrypted. */
export interface DecryptedFiles {
  readonly files: readonly File[];
  readonly reports: readonly OpenReport[];
}

/** The largest encrypted file, in bytes: a zip of 512 MiB, with what encryption adds. */
const largest = 513 * 1024 * 1024;

/**
 * Replaces encrypted files by their content. A decrypted file is not linked to the disk, so that it is never saved
 * there without encryption. Rejects only when cancelled, with the signal’s reason.
 */
export async function decryptFiles(
  files: readonly File[],
  parts: DecryptingParts,
  signal?: AbortSignal,
): Promise<DecryptedFiles> {
  const decrypted: File[] = [];
  const reports: OpenReport[] = [];
  for (const file of files) {
    const start = await startOf(file);
    const isEncrypted = start !== undefined && isEncryptedFile(file.name, start);
    const result = isEncrypted ? await decryptFile(file, parts, signal) : file;
    if (result instanceof File) decrypted.push(result);
    else reports.push(result);
  }
  return { files: decrypted, reports };
}

async function decryptFile(
  file: File,
  parts: DecryptingParts,
  signal: AbortSignal | undefined,
): Promise<File | OpenReport> {
  if (file.size > largest) return refusal(file, 'This encrypted file is too large to open.');
  try {
    const content = await askFor(file, parts, signal);
    if (content === undefined) return notOpened(file);
    if (typeof content === 'string') return refusal(file, decryptionProblems[content]);
    return new File([content], decryptedName(file.name));
  } catch (error) {
    signal?.throwIfAborted();
    return refusal(file, `Could not decrypt this file. ${messageOf(error)} Choose it again.`);
  }
}

/** Asks until a passphrase opens the file, or shows a problem of the file. Resolves to undefined when cancelled. */
function askFor(
  file: File,
  { passphrases, load }: DecryptingParts,
  signal: AbortSignal | undefined,
): Promise<Blob | Exclude<DecryptionProblem, 'wrong-passphrase'> | undefined> {
  return new Promise((resolve, reject) => {
    const end = (finish: () => void): void => {
      passphrases.setState({ request: null });
      finish();
    };
    const attempt = async (passphrase: string): Promise<string | undefined> => {
      try {
        const content = await (await load())({ content: file, passphrase }, signal);
        if (content === 'wrong-passphrase') return decryptionProblems[content];
        end(() => resolve(content));
      } catch (error) {
        end(() => reject(error instanceof Error ? error : new Error(messageOf(error))));
      }
      return undefined;
    };
    const cancel = (): void => end(() => resolve(undefined));
    passphrases.setState({ request: { fileName: file.name, attempt, cancel } });
  });
}

function refusal({ name }: File, message: string): OpenReport {
  return { fileName: name, outcome: 'refused', summary: 'Could not open this file.', problems: [{ message }] };
}

/** The report on a file whose passphrase the person did not give. */
function notOpened({ name }: File): OpenReport {
  return { fileName: name, outcome: 'refused', summary: `“${name}” was not opened.`, problems: [] };
}
