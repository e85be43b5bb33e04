import { sha256 } from '@noble/hashes/sha2.js';
import { sizeProblem } from '../../core/files/limits.ts';
import { readFile, type ReadResult } from '../../core/files/read-file.ts';
import type { FileProblem } from '../../core/files/problem.ts';
import { readBytes, type ReadProgress } from './read-bytes.ts';

/** Why a file was not read although nothing is known to be wrong with it. */
export function unreadable(name: string, why: unknown): FileProblem {
  const reason = why instanceof Error && why.message !== '' ? why.message : 'no reason was given';
  const message = `Could not read “${name}” (${reason}). It may have been moved, changed or locked. Choose it again.`;
  return { code: 'unreadable', message };
}

/**
 * Reads a file in the thread that this is called in. A file that is too large is refused by its size alone, before a
 * byte of it is read. Rejects only where it is cancelled, with the signal's reason.
 */
export async function readHere(
  file: File,
  onProgress: (progress: ReadProgress) => void,
  signal?: AbortSignal,
): Promise<ReadResult> {
  const tooLarge = sizeProblem(file.size);
  if (tooLarge) return { kind: 'refused', problems: [tooLarge] };
  try {
    const bytes = await readBytes(file, onProgress, signal);
    onProgress({ label: 'Checking the file' });
    return readFile(bytes, file.name, sha256);
  } catch (error) {
    signal?.throwIfAborted();
    return { kind: 'refused', problems: [unreadable(file.name, error)] };
  }
}
