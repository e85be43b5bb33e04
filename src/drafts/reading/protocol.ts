import { sha256 } from '@noble/hashes/sha2.js';
import { casefileFingerprint } from '../../core/casefile/fingerprint.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import type { ReadResult } from '../../core/files/read-file.ts';
import { readHere } from './read-here.ts';
import type { ReadProgress } from './read-bytes.ts';

/** The worker’s messages. It receives one message, the `File`, and is terminated after the result. */
export type ReadingMessage =
  | { readonly type: 'started' }
  | { readonly type: 'progress'; readonly progress: ReadProgress }
  /** `fingerprint` belongs to the casefile in the file; undefined if there is none. */
  | { readonly type: 'done'; readonly result: ReadResult; readonly fingerprint: string | undefined };

/** Reads a file in the worker. */
export async function answer(file: File, tell: (message: ReadingMessage) => void): Promise<void> {
  tell({ type: 'started' });
  const result = await readHere(file, (progress) => tell({ type: 'progress', progress }));
  const casefile = casefileIn(result);
  tell({ type: 'done', result, fingerprint: casefile && casefileFingerprint(casefile, sha256) });
}

/** Returns the casefile that was read from a file; undefined if there is none. */
export function casefileIn(result: ReadResult): Casefile | undefined {
  return 'casefile' in result ? (result.casefile ?? undefined) : undefined;
}
