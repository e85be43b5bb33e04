/** Writes a file away from the page: at the contract's limits that would hold up everything for seconds. */
import { exportHere, type ExportRequest } from './export-here.ts';

self.addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => {
  self.postMessage(exportHere(data));
});
