import { systemClock } from '../services/clock.ts';
import { randomDraftId } from '../services/ids.ts';
import { openDrafts } from '../services/drafts/open-drafts.ts';
import { onPageHidden } from '../services/page-events.ts';
import { askToKeepStorage } from '../services/persistence.ts';
import { browserSchedule } from '../services/schedule.ts';
import { announcedDrafts } from '../services/tabs/announced-drafts.ts';
import { browserPage } from '../services/tabs/browser-page.ts';
import { browserLocks } from '../services/tabs/draft-lock.ts';
import { openTabChannel } from '../services/tabs/tab-channel.ts';
import { createDeletedDrafts } from '../services/deleted-drafts.ts';
import { arrangeDrafts, withDeletedDrafts, type RepositoryWithDeleted } from './repository-with-deleted.ts';
import { createDraftRepository, type DraftRepositoryParts } from './draft-repository.ts';
import type { Tabs } from './tab-parts.ts';
import { createTabs } from './tabs.ts';

/** The drafts on this device, and the coordination between the tabs that use them. */
export interface Device {
  readonly repository: RepositoryWithDeleted;
  readonly tabs: Tabs;
}

export interface DeviceParts extends Pick<DraftRepositoryParts, 'desk' | 'library'> {
  /** Announces a sentence to the user. */
  readonly say: (text: string) => void;
}

/** Opens the drafts on this device. The browser is asked to protect them at the first change. */
export function openDevice({ desk, library, say }: DeviceParts): Device {
  const bin = createDeletedDrafts();
  const arrange: DraftRepositoryParts['arrange'] = (list, lost) => arrangeDrafts(list, lost, bin.all());
  const newId = randomDraftId;
  const askToKeep = (): void => void askToKeepStorage();
  const channel = openTabChannel(crypto.randomUUID());
  const openAnnounced = async () => announcedDrafts(await openDrafts(), channel, (id) => tabs.onConflict(id));
  const parts = {
    desk,
    library,
    openDrafts: openAnnounced,
    newId,
    clock: systemClock,
    onPageHidden,
    arrange,
    askToKeep,
  };
  // The related databases are opened only when a draft is permanently deleted.
  const onForgotten = async (id: string): Promise<void> => (await import('./related-data.ts')).deleteRelatedData(id);
  const repository = withDeletedDrafts({
    repository: createDraftRepository(parts),
    desk,
    bin,
    onForgotten,
    clock: systemClock,
  });
  repository.listen((news) => {
    if (news.kind === 'made-room') library.setState({ news: news.words });
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
