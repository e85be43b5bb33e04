/** Exports a file in a worker: at the contract’s limits it would block the page for seconds. */
import { exportHere, type ExportRequest } from './export-here.ts';

self.addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => {
  self.postMessage(exportHere(data));
});
