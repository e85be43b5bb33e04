import { DraftError } from './drafts.ts';

/** How long to wait before each further try, in ms. */
const pauses = [100, 400, 1200];

/**
 * Does something that the browser may fail at for a moment: right after a crash while it mends its own files, and right
 * after it has closed a database. A failure that may pass is tried again.
 */
export async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!mayPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return work();
}

/** Whether the browser failed, rather than said no: no storage, storage denied and newer drafts stay so. */
function mayPass(error: unknown): boolean {
  const cause = error instanceof DraftError && error.code === 'storage' ? error.cause : undefined;
  return cause instanceof DOMException && ['UnknownError', 'AbortError', 'InvalidStateError'].includes(cause.name);
}
