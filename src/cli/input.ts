/** Reads a file of the command line as a document, and returns its problems instead of throwing them. */
import { decodeUtf8 } from '../core/files/decode.ts';
import type { FileProblem } from '../core/files/problem.ts';
import { parseAny, type Parsed, type ParsedReview } from '../library/document.ts';
import { decryptedInput } from './decrypted-input.ts';
import { sha256 } from './digest.ts';
import { InputError, shownName, type Host } from './host.ts';
import type { PlacedProblem } from './report.ts';

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
