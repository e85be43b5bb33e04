/**
 * Exports a draft in a worker, or on the page’s thread if workers fail. Rejects with the signal’s reason when
 * cancelled.
 */
import { callWorker } from '../../platform/worker-call.ts';
import type { ChangesRequest, ExportedFile, ExportRequest } from './export-here.ts';

const exporting = {
  start: () => new Worker(new URL('./exporting.worker.ts', import.meta.url), { type: 'module' }),
  fallback: () => import('./export-here.ts'),
};

export function exportInWorker(request: ExportRequest, signal?: AbortSignal): Promise<ExportedFile> {
  return callWorker(exporting, 'exportHere', request, { signal });
}

/** The same for a report of what changed between two versions. */
export function exportChangesInWorker(request: ChangesRequest, signal?: AbortSignal): Promise<ExportedFile> {
  return callWorker(exporting, 'exportChangesHere', request, { signal });
}
