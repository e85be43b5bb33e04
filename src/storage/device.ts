/** Connects the storage of drafts and the coordination of tabs to the real browser. */
import { systemClock, browserSchedule, randomDraftId } from '../platform/clock.ts';
import { openDrafts } from './database/open-drafts.ts';
import { onPageHidden } from '../platform/page-events.ts';
import { askToKeepStorage } from '../platform/persistence.ts';
import { announcedDrafts, openTabChannel } from './tabs/tab-channel.ts';
import { browserLocks } from './tabs/draft-participant.ts';
import { createDeletedDrafts } from './repository/deleting.ts';
import {
  createDraftRepository,
  type DraftRepository,
  type DraftRepositoryParts,
} from './repository/draft-repository.ts';
import type { Tabs } from './tabs/tab-writer.ts';
import { createTabs } from './tabs/tabs.ts';

/**
 * Remembers across reloads which draft this tab was writing. `sessionStorage` belongs to the tab. Nothing here throws.
 */
function writingNote() {
  const key = 'assessment-desk.writing';
  return {
    read(): string | null {
      try {
        return sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(draft: string | null): void {
      try {
        if (draft === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, draft);
      } catch {
        // Without it, the tab requests the lock like any other.
      }
    },
  };
}

/** Returns the real page for `createTabs`. */
function browserPage() {
  return {
    isVisible: () => document.visibilityState === 'visible',
    onVisibility(listener: () => void): () => void {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    onPutAway(onAway: () => void, back: () => void): void {
      // Only a page in the back/forward cache leaves by itself. The browser releases the locks of a closed page.
      window.addEventListener('pagehide', ({ persisted }) => persisted && onAway());
      window.addEventListener('pageshow', ({ persisted }) => persisted && back());
    },
    writing: writingNote(),
    settleFields(): void {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && activeElement !== document.body) activeElement.blur();
    },
  };
}

/** The drafts on this device, and the coordination between the tabs that use them. */
export interface Device {
  readonly repository: DraftRepository;
  readonly tabs: Tabs;
}

export interface DeviceParts extends Pick<DraftRepositoryParts, 'desk' | 'library'> {
  /** Announces a sentence to the user. */
  readonly say: (text: string) => void;
}

/** Opens the drafts on this device. At the first change, asks the browser to protect them. */
export function openDevice({ desk, library, say }: DeviceParts): Device {
  const channel = openTabChannel(crypto.randomUUID());
  const repository = createDraftRepository({
    desk,
    library,
    openDrafts: async () => announcedDrafts(await openDrafts(), channel, (id) => tabs.onConflict(id)),
    newId: randomDraftId,
    clock: systemClock,
    onPageHidden,
    askToKeep: () => void askToKeepStorage(),
    deleted: createDeletedDrafts(),
    // The related databases are opened only when a draft is permanently deleted.
    onForgotten: async (id) => (await import('./related-data.ts')).deleteRelatedData(id),
  });
  const tabs = createTabs({
    desk,
    repository,
    channel,
    locks: browserLocks(),
    schedule: browserSchedule,
    page: browserPage(),
    say,
  });
  return { tabs, repository };
}
