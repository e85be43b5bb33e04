/** Chooses the draft store: on the device if possible, otherwise in memory. */
import type { DraftStore } from './drafts.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';
import { createMemoryDrafts } from './memory-drafts.ts';
import { retry } from './retry.ts';
import { createTemporaryDrafts } from './temporary-drafts.ts';

const blockedInWords =
  'An older version of Assessment Desk is open in another tab and blocks storage. Close that tab. Until then, your work is only in this tab; it is saved as soon as that tab is closed.';

/**
 * Opens the drafts on this device. If the browser has no storage or refuses it, returns drafts in memory that say so.
 * If a tab with an older version blocks the database, returns drafts in memory that move to the device later. Never
 * rejects.
 */
export function openDrafts(open = openIndexedDbDrafts): Promise<DraftStore> {
  return new Promise((resolve) => {
    const onBlocked = (): void => resolve(createTemporaryDrafts(blockedInWords, device));
    const device = retry(() => open(undefined, undefined, onBlocked));
    device.then(resolve, (error: unknown) => {
      const reason = error instanceof Error ? error.message : '';
      resolve(
        createMemoryDrafts(`Drafts cannot be stored and will be lost when you close this page. ${reason}`.trimEnd()),
      );
    });
  });
}
