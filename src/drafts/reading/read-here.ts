import { sha256 } from '@noble/hashes/sha2.js';
import { sizeProblem } from '../../core/files/limits.ts';
import { readFile, type ReadResult } from '../../core/files/read-file.ts';
import type { FileProblem } from '../../core/files/problem.ts';
import { readBytes, type ReadProgress } from './read-bytes.ts';

/** Returns the problem of a file that the browser could not read. */
export function unreadable(name: string, why: unknown): FileProblem {
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
