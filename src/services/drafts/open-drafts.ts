import { DraftError, type DraftStore } from './drafts.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';
import { createMemoryDrafts } from './memory-drafts.ts';
import { createWaitingDrafts } from './waiting-drafts.ts';

const blockedInWords =
  'Another window of this application, of an older version, holds the drafts on this device. Close it: what you do here is in memory until then, and is kept as soon as it is closed.';

/** How long to wait before each further try, in ms. */
const pauses = [100, 400, 1200];

/**
 * Opens the drafts on this device. Where the browser has no storage or refuses it, gives drafts in memory that say so;
 * where an older window holds it, drafts in memory that move to the device once it can be reached. Never rejects.
 */
export function openDrafts(open = openIndexedDbDrafts): Promise<DraftStore> {
  return new Promise((resolve) => {
    const onBlocked = (): void => resolve(createWaitingDrafts(blockedInWords, device));
    const device = persistently(() => open(undefined, undefined, onBlocked));
    device.then(resolve, (error: unknown) => {
      const reason = error instanceof Error ? error.message : '';
      resolve(createMemoryDrafts(`Drafts are only in memory and are gone when this page closes. ${reason}`.trimEnd()));
    });
  });
}

/** Right after a crash the browser may still be mending its own files: a failure that may pass is tried again. */
async function persistently(open: () => Promise<DraftStore>): Promise<DraftStore> {
  for (const pause of pauses) {
    try {
      return await open();
    } catch (error) {
      if (!mayPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return open();
}

/** Whether the browser failed, rather than said no: no storage, storage denied and newer drafts stay so. */
function mayPass(error: unknown): boolean {
  const cause = error instanceof DraftError && error.code === 'storage' ? error.cause : undefined;
  return cause instanceof DOMException && ['UnknownError', 'AbortError', 'InvalidStateError'].includes(cause.name);
}
