/** Reads a file of the command line as a document, and returns its problems instead of throwing them. */
import { decryptionProblems, encryptedStartLength, isEncryptedFile } from '../core/files/encrypted-file.ts';
import { InputError, shownName, sha256, exitCodes, type Host, type ExitCode } from './host.ts';
import { decodeUtf8 } from '../core/files/decode.ts';
import type { FileProblem } from '../core/files/problem.ts';
import { parseAny, type Parsed, type ParsedReview } from '../library/document.ts';
import type { PlacedProblem } from './report.ts';
import type { AnyDocument } from '../core/files/read-file.ts';

// Decrypts encrypted files for the command line, with the passphrase from the environment.

/** The environment variable with the passphrase. Other users of the machine can read arguments, but not this. */
export const passphraseVariable = 'ASSESSMENT_DESK_PASSPHRASE';

/** Returns the content of an encrypted file, and any other file as it is. Rejects with an `InputError`. */
async function decryptedInput(host: Host, file: string, bytes: Uint8Array): Promise<Uint8Array> {
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

/** A file that was read: its text, which locates places, and its parsed content. */
export interface Input {
  readonly file: string;
  /** Without a byte order mark. Empty if the file is not text. */
  readonly text: string;
  readonly parsed: Parsed | ParsedReview;
  /** Whether the file is encrypted. Its decrypted content must then not replace it. */
  readonly isEncrypted?: boolean;
}

/** A file that could not be read, with the reason. */
export interface UnreadableInput {
  readonly file: string;
  readonly why: string;
}

/**
 * Reads a file as a document. Problems with the file are part of the result and never reject. `file` is the name to
 * report, if it is not that of the file.
 */
export async function readInput(host: Host, path: string, file = path): Promise<Input | UnreadableInput> {
  try {
    const given = await host.read(path);
    const bytes = await decryptedInput(host, path, given);
    const decoded = decodeUtf8(bytes);
    const parsed = parseAny(bytes, { name: shownName(file), digest: sha256 });
    return { file, text: decoded.ok ? decoded.text : '', parsed, isEncrypted: bytes !== given };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { code, message } = error;
    if (code === 'too-large') return { file, text: '', parsed: { kind: 'refused', problems: [{ code, message }] } };
    return { file, why: message };
  }
}

function placeProblem(file: string, level: PlacedProblem['level'], problem: FileProblem): PlacedProblem {
  const { code, message, line, column, pointer } = problem;
  return { code, level, message, file, line, column, pointer };
}

/** Removes the place at the start of a message, for a line that begins with it already. */
export function withoutPlace(message: string): string {
  const sentence = message.replace(/^Line \d+, column \d+: /, '');
  return sentence === message ? message : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Returns the problems of reading a file. Skipped parts are errors, and tolerated oddities are notices. */
export function problemsOf({ file, parsed }: Input): readonly PlacedProblem[] {
  const problems = parsed.problems.map((problem) => placeProblem(file, 'error', problem));
  if (parsed.kind === 'refused') return problems;
  return [...problems, ...parsed.notices.map((notice) => placeProblem(file, 'notice', notice))];
}

// Reads a file that must be whole: an assessment, a casefile or a desk file from which nothing had to be skipped.

/** A file that was read without skipping anything. */
export type WholeInput = Input & { readonly parsed: Exclude<Input['parsed'], { readonly kind: 'refused' }> };

function report(host: Host, file: string, message: string, line?: number, column?: number): void {
  const place = line === undefined ? '' : `:${String(line)}:${String(column ?? 1)}`;
  host.err(`${shownName(file)}${place}: ${line === undefined ? message : withoutPlace(message)}\n`);
}

/** Reads a file of any of our formats. Reports what is wrong with it, and then returns undefined. */
export async function readWholeInput(host: Host, file: string): Promise<WholeInput | undefined> {
  const input = await readInput(host, file);
  if ('why' in input) {
    report(host, file, input.why);
    return undefined;
  }
  for (const { message, line, column } of problemsOf(input)) report(host, file, message, line, column);
  const { parsed } = input;
  return parsed.kind === 'refused' || parsed.problems.length > 0 ? undefined : { ...input, parsed };
}

/** Reads an assessment, a casefile or a desk file. Reports what is wrong with it, and then returns undefined. */
export async function readDocument(host: Host, file: string): Promise<AnyDocument | undefined> {
  const input = await readWholeInput(host, file);
  if (!input) return undefined;
  const { parsed } = input;
  if (parsed.kind !== 'review' && parsed.kind !== 'blind-packet') return parsed;
  report(host, file, 'This is a review file or a blind review packet. Give an assessment, a casefile or a desk file.');
  return undefined;
}

/** Runs some work on each file, one after another. Returns the highest exit status. */
export async function onEachFile(
  files: readonly string[],
  work: (file: string) => Promise<ExitCode>,
): Promise<ExitCode> {
  let worst: ExitCode = exitCodes.clean;
  for (const file of files) {
    const exitCode = await work(file);
    if (exitCode > worst) worst = exitCode;
  }
  return worst;
}
