/** The work of the worker that reads and checks files; also runs on the page if the worker does not start. */
import { casefileFingerprint } from '../../core/casefile/fingerprint.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { sizeProblem } from '../../core/files/limits.ts';
import { readFile, type ReadResult } from '../../core/files/read-file.ts';
import type { JsonValue } from '../../core/json/json.ts';
import type { FileProblem } from '../../core/files/problem.ts';
import { sha256 } from '../../platform/digest.ts';
import type { CallProgress } from '../../platform/worker-call.ts';
import { readBytes } from '../../platform/read-in-pieces.ts';
import { withoutShared, type SharedPart } from './shared-parts.ts';

/** Returns the problem of a file that the browser could not read. */
export function unreadableProblem(name: string, why: unknown): FileProblem {
  const reason = why instanceof Error && why.message !== '' ? why.message : 'no reason was given';
  const message = `Could not read “${name}” (${reason}). It may have been moved, changed or locked. Choose it again.`;
  return { code: 'unreadable', message };
}

/**
 * Reads a file in the current thread. A file that is too large is refused before reading it. Rejects only when
 * cancelled, with the signal’s reason.
 */
export async function readHere(
  file: File,
  onProgress: (progress: CallProgress) => void,
  signal?: AbortSignal,
  onPlainJson?: (value: JsonValue, bytes: Uint8Array<ArrayBuffer>) => void,
): Promise<ReadResult> {
  const tooLarge = sizeProblem(file.size);
  if (tooLarge) return { kind: 'refused', problems: [tooLarge] };
  try {
    const bytes = await readBytes(file, onProgress, signal);
    onProgress({ label: 'Checking the file' });
    return readFile(bytes, file.name, sha256, (value) => onPlainJson?.(value, bytes));
  } catch (error) {
    signal?.throwIfAborted();
    return { kind: 'refused', problems: [unreadableProblem(file.name, error)] };
  }
}

/** The methods of the worker that reads files. */
export interface ReadingMethods {
  readAndHash(
    file: File,
    onProgress: (progress: CallProgress, moved?: Transferable[]) => void,
    signal?: AbortSignal,
  ): Promise<{
    readonly result: ReadResult;
    /** The parts that are left out of the result, because the page parses the file itself. */
    readonly shared?: readonly SharedPart[];
    /** The fingerprint of the casefile in the file; undefined if there is none, or if it was not computed. */
    readonly fingerprint: string | undefined;
  }>;
  /** Returns the fingerprint of a casefile. */
  fingerprint(casefile: Casefile): string;
}

/** JSON files with at least this many bytes are parsed by the page, too. */
const largeJson = 200_000;

/**
 * Reads a file and computes the fingerprint of its casefile, which takes long for a large one. The page gets the bytes
 * of a large file and parses them while they are checked here, because a copy of the value would take longer.
 */
export const readAndHash: ReadingMethods['readAndHash'] = async (file, onProgress, signal) => {
  let parsed: JsonValue | undefined;
  const result = await readHere(file, onProgress, signal, (value, bytes) => {
    if (bytes.length < largeJson) return;
    onProgress({ label: 'Checking the file', json: bytes }, [bytes.buffer]);
    parsed = value;
  });
  const casefile = casefileIn(result);
  const fingerprint = casefile && casefileFingerprint(casefile, sha256);
  return { ...(parsed === undefined ? { result } : withoutShared(result, parsed)), fingerprint };
};

/** Computes the fingerprint of a casefile. */
export const fingerprint: ReadingMethods['fingerprint'] = (casefile) => casefileFingerprint(casefile, sha256);

/** Returns the casefile that was read from a file; undefined if there is none. */
export function casefileIn(result: ReadResult): Casefile | undefined {
  return 'casefile' in result ? (result.casefile ?? undefined) : undefined;
}
