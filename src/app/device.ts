import { systemClock } from '../services/clock.ts';
import { randomDraftId } from '../services/ids.ts';
import { openDrafts } from '../services/drafts/open-drafts.ts';
import { onPageHidden } from '../services/page-events.ts';
import { askToKeepStorage } from '../services/persistence.ts';
import { createDraftRoom, type DraftRoom, type DraftRoomParts } from './draft-room.ts';

/** The drafts on this device. The browser is asked to keep them once there is one. */
export function draftRoomOnDevice(stores: Pick<DraftRoomParts, 'desk' | 'library'>): DraftRoom {
  const room = createDraftRoom({ ...stores, openDrafts, newId: randomDraftId, clock: systemClock, onPageHidden });
  return {
    ...room,
    async add(workspace) {
      const id = await room.add(workspace);
      void askToKeepStorage();
      return id;
    },
  };
}
