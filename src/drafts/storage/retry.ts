/** Repeats storage work with short pauses while its failure may be temporary. */
import { DraftError } from './drafts.ts';

/** The pauses before each retry, in ms. */
const pauses = [100, 400, 1200];

/**
 * Runs work that can fail temporarily: right after a crash, while the browser repairs its files, and right after it
 * closed a database. Retries only failures that may be temporary.
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

/** Whether a failure may be temporary. Missing storage, denied storage and newer drafts are permanent. */
function mayPass(error: unknown): boolean {
  const cause = error instanceof DraftError && error.code === 'storage' ? error.cause : undefined;
  return cause instanceof DOMException && ['UnknownError', 'AbortError', 'InvalidStateError'].includes(cause.name);
}
