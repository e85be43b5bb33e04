import type { DraftStore } from './drafts.ts';
import { openIndexedDbDrafts } from './indexed-db-drafts.ts';
import { createMemoryDrafts } from './memory-drafts.ts';

/**
 * Opens the drafts on this device, or, where the browser has no storage or refuses it, drafts in memory that say so.
 * Never rejects.
 */
export async function openDrafts(): Promise<DraftStore> {
  try {
    return await openIndexedDbDrafts();
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    return createMemoryDrafts(`Drafts are only in memory and are gone when this page closes. ${reason}`.trimEnd());
  }
}
