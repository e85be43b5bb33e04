/** Encrypts and decrypts files in a worker, or on the page’s thread if workers fail to start. */
import type { DecryptionProblem } from '../../core/files/encrypted-file.ts';
import { callWorker } from '../../platform/worker-call.ts';
import type { EncryptionRequest } from './age-here.ts';

const worker = {
  start: () => new Worker(new URL('./age.worker.ts', import.meta.url), { type: 'module' }),
  fallback: () => import('./age-here.ts'),
};

/** Encrypts a file. Rejects with the signal’s reason when cancelled. */
export function encryptInWorker(request: EncryptionRequest, signal?: AbortSignal): Promise<Blob> {
  return callWorker(worker, 'encryptBlob', request, { signal });
}

/**
 * Decrypts a file; resolves to the problem if that is not possible. Rejects with the signal’s reason when cancelled.
 */
export function decryptInWorker(request: EncryptionRequest, signal?: AbortSignal): Promise<Blob | DecryptionProblem> {
  return callWorker(worker, 'decryptBlob', request, { signal });
}
