/** Encrypts, decrypts and exports in a worker. */
import { startBackgroundWork } from '../platform/background-work.ts';
import { callWorker, type WorkerClientParts } from '../platform/worker-call.ts';
import type * as exportMethods from './exporting/export-here.ts';
import type { ChangesRequest, ExportedFile, ExportRequest } from './exporting/export-here.ts';
import type { DecryptionProblem } from '../core/files/encrypted-file.ts';
import type * as encryptionMethods from './encryption/age-here.ts';
import type { EncryptionRequest } from './encryption/age-here.ts';

const encryption: WorkerClientParts<typeof encryptionMethods> = { start: () => startBackgroundWork('encryption') };

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

const exporting: WorkerClientParts<typeof exportMethods> = { start: () => startBackgroundWork('exporting') };

/** Exports a draft. Rejects with the signal’s reason when cancelled. */
export function exportInWorker(request: ExportRequest, signal?: AbortSignal): Promise<ExportedFile> {
  return callWorker(exporting, 'exportHere', request, { signal });
}

/** The same for a report of what changed between two versions. */
export function exportChangesInWorker(request: ChangesRequest, signal?: AbortSignal): Promise<ExportedFile> {
  return callWorker(exporting, 'exportChangesHere', request, { signal });
}
