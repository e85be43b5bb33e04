/** Writes a file away from the page: at the contract's limits that would hold up everything for seconds. */
import { exportHere, type Wanted } from './export-here.ts';

self.addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  self.postMessage(exportHere(data));
});
