/**
 * Files that the system opens with the installed application (Web App Launch Handler API, WICG). The manifest names
 * their endings. There is no share target: without its service worker, a browser would send a shared file to the host.
 */
import type { FileHandle } from './file-system-access.ts';
import { filesBehind } from './handles-of-files.ts';

/** The part of the API that is used here; TypeScript’s types do not include it. */
interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files?: readonly FileHandle[] }) => void): void;
}

/**
 * Calls `open` with the files of each launch, also of earlier launches, which the browser queues. The promise rejects
 * with the system’s error if a file cannot be read. Does nothing in browsers without the API.
 */
export function onLaunchedFiles(open: (files: Promise<readonly File[]>) => void): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => open(filesBehind(files)));
}
