/** Encrypts, decrypts and exports in a worker, or on the page’s thread if workers fail to start. */
import { callWorker } from '../platform/worker-call.ts';
import type { ChangesRequest, ExportedFile, ExportRequest } from './exporting/export-here.ts';
import type { DecryptionProblem } from '../core/files/encrypted-file.ts';
import type { EncryptionRequest } from './encryption/age-here.ts';

const encryption = {
  start: () => new Worker(new URL('./encryption/age.worker.ts', import.meta.url), { type: 'module' }),
  fallback: () => import('./encryption/age-here.ts'),
};

/** Encrypts a file. Rejects with the signal’s reason when cancelled. */
export function encryptInWorker(request: EncryptionRequest, signal?: AbortSignal): Promise<Blob> {
  return callWorker(encryption, 'encryptBlob', request, { signal });
}

/**
 * Decrypts a file; resolves to the problem if that is not possible. Rejects with the signal’s reason when cancelled.
 */
export function decryptInWorker(request: EncryptionRequest, signal?: AbortSignal): Promise<Blob | DecryptionProblem> {
  return callWorker(encryption, 'decryptBlob', request, { signal });
}

const exporting = {
  start: () => new Worker(new URL('./exporting/exporting.worker.ts', import.meta.url), { type: 'module' }),
  fallback: () => import('./exporting/export-here.ts'),
};

/** Exports a draft. Rejects with the signal’s reason when cancelled. */
export function exportInWorker(request: ExportRequest, signal?: AbortSignal): Promise<ExportedFile> {
  return callWorker(exporting, 'exportHere', request, { signal });
}

/** The same for a report of what changed between two versions. */
export function exportChangesInWorker(request: ChangesRequest, signal?: AbortSignal): Promise<ExportedFile> {
  return callWorker(exporting, 'exportChangesHere', request, { signal });
}
